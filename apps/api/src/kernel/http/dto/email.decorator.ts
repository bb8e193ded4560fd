import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { toEmailAddress } from '../email-address.js';

/** Longer ones are not even looked at. */
const LONGEST_LOOKED_AT = 1_000;

/** An e-mail address; it arrives as it is kept (`toEmailAddress`). */
export const IsEmailAddress = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => addressIn(value) ?? value),
    ValidateBy({
      name: 'isEmail',
      validator: {
        validate: (value) => addressIn(value) !== null,
        defaultMessage: () => 'is no e-mail address',
      },
    }),
    ApiProperty({ type: String, format: 'email', maxLength: 254 }),
  );

const addressIn = (value: unknown) =>
  typeof value === 'string' && value.length <= LONGEST_LOOKED_AT ? toEmailAddress(value) : null;
