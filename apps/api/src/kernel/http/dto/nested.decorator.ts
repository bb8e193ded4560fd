import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject, ValidateNested } from 'class-validator';

type ClassOf = () => new () => object;

/** An object of a class of its own, checked by it; lists and nothing at all are refused. */
export const IsNested = (type: ClassOf) => applyDecorators(Type(type), IsObject(), ValidateNested());

/** A list of such objects. Without `IsObject` a null among them would pass. */
export const IsNestedList = (type: ClassOf, { min = 0, max }: { min?: number; max: number }) =>
  applyDecorators(
    Type(type),
    IsArray(),
    ArrayMinSize(min),
    ArrayMaxSize(max),
    IsObject({ each: true }),
    ValidateNested({ each: true }),
    // Swagger knows a class that is named later by the name of this function.
    ApiProperty({ type: () => type(), isArray: true, minItems: min, maxItems: max }),
  );
