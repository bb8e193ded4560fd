import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject, ValidateNested } from 'class-validator';

/** A list of objects of a DTO class. Without `IsObject` a null among them would pass. */
export const IsListOf = (type: () => new () => object, { min = 0, max }: { min?: number; max: number }) =>
  applyDecorators(
    IsArray(),
    ArrayMinSize(min),
    ArrayMaxSize(max),
    IsObject({ each: true }),
    ValidateNested({ each: true }),
    Type(type),
    // Swagger knows a class that is named later by the name of this function.
    ApiProperty({ type: () => type(), isArray: true, minItems: min, maxItems: max }),
  );
