import { dayOf, fromLocal, toLocal } from './zoned';

/** A show that can be put on another day or hour. */
export interface WeekShow {
  slug: string;
  name: string;
  /** Its page. */
  href: string;
  show_date: string;
  /** Of its city. */
  zone: string;
  city: string;
  venue: string;
  /** In the reader's words. */
  status: string;
  /** In the reader's words; null without one. */
  embargo: string | null;
}

/** Hours that shows are usually at; others have a line where a show is in them. */
const [FIRST, LAST] = [9, 21];

/** On which day and in which hour a show is on clocks of its city: `2026-02-24`, 15. */
export function placeOf({
  show_date,
  zone,
}: Pick<WeekShow, 'show_date' | 'zone'>): [day: string, hour: number] {
  return [dayOf(show_date, zone), Number(toLocal(show_date, zone).slice(11, 13))];
}

/** The hours of a week's lines. */
export function hoursOf(days: readonly string[], shows: readonly WeekShow[]): number[] {
  const shown = shows.map(placeOf).flatMap(([day, hour]) => (days.includes(day) ? [hour] : []));
  const [first, last] = [Math.min(FIRST, ...shown), Math.max(LAST, ...shown)];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** When a show is that is put on a day and into an hour: its minutes stay. */
export function movedTo(show: Pick<WeekShow, 'show_date' | 'zone'>, day: string, hour: number): string {
  const minutes = toLocal(show.show_date, show.zone).slice(14, 16);
  return fromLocal(`${day}T${String(hour).padStart(2, '0')}:${minutes}`, show.zone);
}

export const cellOf = (day: string, hour: number) => `${day} ${hour}`;
export function dayAndHour(cell: string): [day: string, hour: number] {
  const [day = '', hour = ''] = cell.split(' ');
  return [day, Number(hour)];
}

const STEPS: Record<string, [days: number, hours: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The cell an arrow leads to; the same at an edge, undefined for other keys. */
export function cellBeside(
  cell: string,
  key: string,
  days: readonly string[],
  hours: readonly number[],
): string | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const [day, hour] = dayAndHour(cell);
  const next = days[days.indexOf(day) + step[0]] ?? day;
  return cellOf(next, hours.includes(hour + step[1]) ? hour + step[1] : hour);
}
