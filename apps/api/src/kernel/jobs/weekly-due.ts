const DAY_MS = 86_400_000;
const HOUR = 7;
const PARIS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const);

/** The latest time not after `now` when what comes weekly is due on this weekday (Monday is 1): seven in the morning in Paris. */
export function lastDue(weekday: number, now: Date): Date {
  for (let back = 0; back <= 7; back++) {
    const due = sevenOn(new Date(now.getTime() - back * DAY_MS));
    if (due <= now && weekdayOf(due) === weekday) return due;
  }
  throw new RangeError(`${weekday} is no weekday`);
}

export const nextDue = (weekday: number, now: Date): Date =>
  // A week later, by the clock of Paris: hours change twice a year.
  sevenOn(new Date(lastDue(weekday, now).getTime() + 7 * DAY_MS));

/** The same of several weekdays, one at least. */
export const lastDueOf = (weekdays: readonly number[], now: Date): Date =>
  new Date(Math.max(...weekdays.map((one) => lastDue(one, now).getTime())));
export const nextDueOf = (weekdays: readonly number[], now: Date): Date =>
  new Date(Math.min(...weekdays.map((one) => nextDue(one, now).getTime())));

/** Seven in the morning of the day it is in Paris at that time. */
function sevenOn(moment: Date): Date {
  // The clock of Paris is read to the second: what is below it would be left over.
  const time = new Date(Math.floor(moment.getTime() / 1_000) * 1_000);
  const local = PARIS.format(time);
  const asUtc = Date.parse(`${local.replace(' ', 'T')}Z`);
  const seven = Date.parse(`${local.slice(0, 10)}T0${HOUR}:00:00Z`);
  const guess = new Date(time.getTime() + (seven - asUtc));
  // The clock may have changed between the two.
  const shown = PARIS.format(guess);
  return new Date(guess.getTime() - (Date.parse(`${shown.replace(' ', 'T')}Z`) - seven));
}

/** 1 for Monday to 7 for Sunday, in Paris. */
function weekdayOf(time: Date): number {
  return ((new Date(`${PARIS.format(time).slice(0, 10)}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}
