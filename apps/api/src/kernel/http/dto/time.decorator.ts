import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';

const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
const TIME = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z$/;

/** Whether the calendar has it: JavaScript reads the 30th of February as the 2nd of March, PostgreSQL not at all. */
function exists(text: string): boolean {
  const read = new Date(text);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text.slice(0, 10));
}
const isWritten = (form: RegExp) => (value: unknown) =>
  typeof value === 'string' && form.test(value) && exists(value);

/** A moment as `2026-03-01T10:00:00Z`, in UTC. */
export const IsTime = () =>
  applyDecorators(
    ValidateBy({
      name: 'isIso8601',
      validator: {
        validate: isWritten(TIME),
        defaultMessage: () => 'must be a time in UTC, as 2026-03-01T10:00:00Z',
      },
    }),
    ApiProperty({ type: String, format: 'date-time' }),
  );

/** Whether it is a day of the calendar, as `2026-03-01`. */
export const isDay = (value: unknown): value is string => isWritten(DAY)(value);

/** A day as `2026-03-01`. */
export const IsDay = () =>
  applyDecorators(
    ValidateBy({
      name: 'isIso8601',
      validator: { validate: isDay, defaultMessage: () => 'must be a day, as 2026-03-01' },
    }),
    ApiProperty({ type: String, format: 'date' }),
  );
