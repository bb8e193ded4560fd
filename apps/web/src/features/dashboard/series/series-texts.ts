import { isOfSeasons, type SeriesScope } from './series-scope';
import type { Step } from './series-values';

/** How a step is called: a season by its short name, a week by its first day. */
export function stepTextOf(scope: SeriesScope, locale: string): (step: Step) => string {
  const isLong = !isOfSeasons(scope) && scope.step === 'week' && Number(scope.span) > 52;
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(isLong && { year: '2-digit' as const }),
    timeZone: 'UTC',
  });
  return (step) => step.season_short ?? format.format(new Date(`${step.from}T12:00:00Z`));
}

/** How a value reads: percent with the digits of its definition, a count, or an index. @param isInTable all digits, so that points stand below each other */
export function valueTextOf(
  { measure, scale }: SeriesScope,
  locale: string,
  isInTable = false,
): (value: number) => string {
  const digits = scale === 'share' ? (isOfSeasons({ measure }) || measure === 'street-style' ? 1 : 2) : 0;
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: scale === 'share' ? (isInTable ? digits : 1) : 0,
    maximumFractionDigits: digits,
  });
  return (value) => (scale === 'share' ? `${number.format(value)}\u202f%` : number.format(value));
}
