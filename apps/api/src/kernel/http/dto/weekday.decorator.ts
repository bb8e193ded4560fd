import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';

const DAY = { type: 'integer', minimum: 1, maximum: 7 } as const;

/** A day of the week; Monday is 1. */
export const IsWeekday = () => applyDecorators(IsInt(), Min(1), Max(7), ApiProperty(DAY));

/** Days of the week, one at least. */
export const AreWeekdays = () =>
  applyDecorators(
    IsArray(),
    ArrayMinSize(1),
    ArrayMaxSize(7),
    ArrayUnique(),
    IsInt({ each: true }),
    Min(1, { each: true }),
    Max(7, { each: true }),
    ApiProperty({ type: 'array', minItems: 1, maxItems: 7, uniqueItems: true, items: DAY }),
  );
