import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { MaxLength, MinLength, ValidateBy } from 'class-validator';

/** What PostgreSQL cannot keep: NUL, and halves of surrogate pairs. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** Text somebody wrote: trimmed, `min` to `max` characters, without what PostgreSQL cannot keep. */
export const IsText = ({ min = 0, max }: { min?: number; max: number }) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    ValidateBy({
      name: 'isText',
      validator: {
        validate: (value) => typeof value === 'string' && !UNSTORABLE.test(value),
        defaultMessage: (args) =>
          typeof args?.value === 'string' ? 'holds signs that cannot be kept' : 'must be a text',
      },
    }),
    MinLength(min),
    MaxLength(max),
    ApiProperty({ type: String, minLength: min, maxLength: max }),
  );

/** An empty text is none: what is left of it when spaces are gone counts. */
export const EmptyIsNull = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value));
