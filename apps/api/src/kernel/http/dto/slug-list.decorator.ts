import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, MaxLength, MinLength } from 'class-validator';

/** Slugs of things that are there; whether they are is asked of the catalogue. */
export const AreSlugs = ({ min = 0, max }: { min?: number; max: number }) =>
  applyDecorators(
    IsArray(),
    ArrayMinSize(min),
    ArrayMaxSize(max),
    IsString({ each: true }),
    MinLength(1, { each: true }),
    MaxLength(200, { each: true }),
    ApiProperty({
      type: 'array',
      minItems: min,
      maxItems: max,
      items: { type: 'string', minLength: 1, maxLength: 200 },
    }),
  );
