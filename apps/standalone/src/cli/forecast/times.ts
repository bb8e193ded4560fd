const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** How a table counts time: a number for each time, and a time for each number. Steps are whole numbers apart. */
export interface TimeScale {
  of: (text: string) => number | undefined;
  text: (at: number) => string;
  unit: 'day' | 'month' | 'number';
}

/** Days since 1970. */
const DATES: TimeScale = {
  unit: 'day',
  of: (text) => {
    const [, date] = /^(\d{4}-\d{2}-\d{2})(?:[T ][\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(text) ?? [];
    const at = date === undefined ? Number.NaN : Date.parse(`${date}T00:00:00Z`);
    // 30 February is read as 1 March by Date.parse of some forms: it must come back as it was.
    return Number.isNaN(at) || DATES.text(at / DAY_MS) !== date ? undefined : at / DAY_MS;
  },
  text: (at) => new Date(at * DAY_MS).toISOString().slice(0, 10),
};

/** ISO 8601 weeks by their Mondays, as days since 1970. */
const WEEKS: TimeScale = {
  unit: 'day',
  of: (text) => {
    const [, year, week] = /^(\d{4})-?W(\d{2})$/.exec(text) ?? [];
    if (year === undefined || week === undefined) return undefined;
    const at = firstMonday(Number(year)) + (Number(week) - 1) * WEEK_DAYS;
    return WEEKS.text(at) === `${year}-W${week}` ? at : undefined;
  },
  text: (at) => {
    const year = new Date((at + 3) * DAY_MS).getUTCFullYear();
    const week = (at - firstMonday(year)) / WEEK_DAYS + 1;
    return `${year}-W${String(week).padStart(2, '0')}`;
  },
};

/** The Monday of the week that has 4 January in it. */
function firstMonday(year: number): number {
  const fourth = Date.UTC(year, 0, 4) / DAY_MS;
  return fourth - ((fourth + 3) % WEEK_DAYS);
}

/** Months since the year 0. */
const MONTHS: TimeScale = {
  unit: 'month',
  of: (text) => {
    const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text) ?? [];
    const isMonth = Number(month) >= 1 && Number(month) <= 12;
    return year !== undefined && isMonth ? Number(year) * 12 + Number(month) - 1 : undefined;
  },
  text: (at) => `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`,
};

const NUMBERS: TimeScale = {
  unit: 'number',
  of: (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : undefined),
  text: String,
};

/** Dates on one day of each month are months that keep their day. */
const monthly = (day: string): TimeScale => ({
  unit: 'month',
  of: (text) => (text.slice(8, 10) === day ? MONTHS.of(text.slice(0, 7)) : undefined),
  text: (at) => `${MONTHS.text(at)}-${day}`,
});

/** How the first times of a table are written. */
export function timeScaleOf(texts: readonly string[]): TimeScale | undefined {
  const scale = [DATES, WEEKS, MONTHS, NUMBERS].find((one) => one.of(texts[0] ?? '') !== undefined);
  const days = new Set(texts.map((text) => text.slice(8, 10)));
  const [day] = days;
  const isMonthly = scale === DATES && texts.length > 2 && days.size === 1 && Number(day) <= 28;
  return isMonthly && day ? monthly(day) : scale;
}

/** The step most neighbours are apart. */
export function stepOf(sorted: ArrayLike<number>): number {
  const counts = new Map<number, number>();
  for (let i = 1; i < sorted.length; i += 1) {
    const step = (sorted[i] ?? 0) - (sorted[i - 1] ?? 0);
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 1;
}

/** Steps of a year; of a week where steps are days. */
export function seasonOf(unit: TimeScale['unit'], step: number): number {
  if (unit === 'month') return 12 % step === 0 ? 12 / step : 1;
  if (unit === 'day' && step === 1) return WEEK_DAYS;
  if (unit === 'day' && step > 80) return Math.max(1, Math.round(365 / step));
  return 52;
}
