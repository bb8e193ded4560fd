import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';

/** One of a fixed list. */
export const IsOneOf = (values: readonly (string | number)[]) =>
  applyDecorators(IsIn(values), ApiProperty({ enum: [...values] }));
