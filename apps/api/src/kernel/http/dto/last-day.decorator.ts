import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { IsDay } from './time.decorator.js';

/** The last day of a range: the day in the field `from` or a later one, so many years after it at most. */
export const IsLastDay = ({ from, years }: { from: string; years: number }) =>
  applyDecorators(
    IsDay(),
    ValidateBy({
      name: 'isLastDay',
      validator: {
        validate: (to, args) => {
          const sent = args?.object as Record<string, unknown> | undefined;
          return isInRange(sent?.[from], to, years);
        },
        defaultMessage: () => `must be the day of ${from} or later, within ${years} years of it`,
      },
    }),
  );

/** What is no day is refused for that already. */
function isInRange(from: unknown, to: unknown, years: number): boolean {
  if (typeof from !== 'string' || typeof to !== 'string') return true;
  const last = new Date(from);
  if (Number.isNaN(last.getTime())) return true;
  last.setUTCFullYear(last.getUTCFullYear() + years);
  return from <= to && to <= last.toISOString().slice(0, 10);
}
