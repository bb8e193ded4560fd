import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, MaxLength, MinLength, ValidateBy } from 'class-validator';

/** What PostgreSQL cannot keep: NUL, and halves of surrogate pairs. */
const UNSTORABLE = /[\0\p{Cs}]/u;
export const isStorable = (text: string) => !UNSTORABLE.test(text);

/** Text somebody wrote: trimmed, `min` to `max` characters, without what PostgreSQL cannot keep. */
export const IsText = ({ min = 0, max }: { min?: number; max: number }) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    IsString({ message: ({ value }) => (value === undefined ? 'is missing' : 'must be a text') }),
    ValidateBy({
      name: 'isText',
      validator: {
        validate: (value) => typeof value !== 'string' || isStorable(value),
        defaultMessage: () => 'holds signs that cannot be kept',
      },
    }),
    MinLength(min),
    MaxLength(max),
    ApiProperty({ type: String, minLength: min, maxLength: max }),
  );

/** An empty text is none: what is left of it when spaces are gone counts. */
export const EmptyIsNull = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value));
