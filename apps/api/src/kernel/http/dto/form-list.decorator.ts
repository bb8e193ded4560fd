import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsArray } from 'class-validator';

/** A list, as JSON has it or as a form's boxes of one name send it: one that is ticked alone is no list there. */
export const IsFormList = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? [value] : value)),
    IsArray(),
  );
