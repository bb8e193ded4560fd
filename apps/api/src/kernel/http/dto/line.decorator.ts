import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { IsText } from './text.decorator.js';

/** A line of text: no line breaks, which could forge what stands below it. */
export const IsLine = (length: { min?: number; max: number }) =>
  applyDecorators(
    IsText(length),
    ValidateBy({
      name: 'isLine',
      validator: {
        validate: (value) => typeof value !== 'string' || !/\p{Cc}/u.test(value),
        defaultMessage: () => 'must be one line',
      },
    }),
  );
