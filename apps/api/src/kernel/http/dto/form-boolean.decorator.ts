import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';

const MEANING: Record<string, boolean> = { true: true, on: true, 1: true, false: false, 0: false, '': false };

/** Yes or no, as JSON has it or as a form's box sends it. */
export const IsFormBoolean = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && Object.hasOwn(MEANING, value) ? MEANING[value] : value,
    ),
    IsBoolean(),
    ApiProperty({ type: Boolean }),
  );
