import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LIKENESS, SLUG } from '@toile/contracts';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { IsSlug } from '../../../kernel/http/dto/slug.decorator.js';

/** An empty field of a filter form means "any". */
const EmptyIsAny = () =>
  applyDecorators(
    Transform(({ value }) => (value === '' ? undefined : value)),
    IsOptional(),
  );

/** The slug of what a list is narrowed to. */
export const SlugFilter = () => applyDecorators(EmptyIsAny(), IsSlug());

/** Words of who looks for something. */
export const WordsFilter = ({ max = 100 } = {}) =>
  applyDecorators(EmptyIsAny(), IsString(), MaxLength(max), ApiProperty({ type: String, maxLength: max }));

/** One of a few values. */
export const OneOfFilter = (values: readonly string[]) =>
  applyDecorators(EmptyIsAny(), IsIn(values), ApiProperty({ enum: values }));

const MOST = 20;
const listOf = (value: unknown): unknown =>
  (Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value])
    .map((one) => (typeof one === 'string' ? one.trim() : one))
    .filter((one) => one !== '');

/** Slugs joined by commas, or given one by one. */
export const SlugsFilter = () =>
  applyDecorators(
    Transform(({ value }) => (value === '' || value === undefined ? undefined : listOf(value))),
    IsOptional(),
    IsArray(),
    ArrayMaxSize(MOST),
    Matches(SLUG, { each: true, message: 'must be slugs, joined by commas' }),
    ApiProperty({ type: String, example: 'velvet,lace' }),
  );

/** How much one side of what a look is like weighs. */
export const IsLikenessWeight = () =>
  applyDecorators(
    Type(() => Number),
    IsOptional(),
    IsInt(),
    Min(0),
    Max(LIKENESS.most),
    ApiProperty({
      type: 'integer',
      minimum: 0,
      maximum: LIKENESS.most,
      default: LIKENESS.usual,
      required: false,
    }),
  );
