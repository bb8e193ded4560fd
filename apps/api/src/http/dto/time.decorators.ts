import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { isISO8601, ValidateBy } from 'class-validator';

const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;
const isIn = (form: RegExp, value: unknown) =>
  typeof value === 'string' && form.test(value) && isISO8601(value, { strict: true });

/** A day of the calendar, such as 2026-02-28. */
export const isDay = (value: unknown): value is string => isIn(DAY, value);

/** A day of the calendar. */
export const IsDay = () =>
  applyDecorators(
    ValidateBy({
      name: 'isIso8601',
      validator: { validate: isDay, defaultMessage: () => 'must be a day such as 2026-02-28' },
    }),
    ApiProperty({ type: String, format: 'date' }),
  );

/** A point of time in UTC. */
export const IsTime = () =>
  applyDecorators(
    ValidateBy({
      name: 'isIso8601',
      validator: {
        validate: (value) => isIn(TIME, value),
        defaultMessage: () => 'must be a time such as 2026-02-28T12:00:00Z',
      },
    }),
    ApiProperty({ type: String, format: 'date-time' }),
  );
