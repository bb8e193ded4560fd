/** A moment as clocks of a zone show it, as a field for dates takes it: `2026-02-24T15:00`. */
export function toLocal(iso: string, timeZone: string): string {
  // Swedish writes moments nearly as ISO does.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return clock.format(new Date(iso)).replace(' ', 'T');
}

/** The moment at which clocks of a zone show this; in an hour that summer time leaves out, the one after it. */
export function fromLocal(local: string, timeZone: string): string {
  const wanted = Date.parse(`${local}:00Z`);
  // The first guess may be on the other side of a change of the clocks.
  let moment = wanted;
  for (let round = 0; round < 2; round += 1)
    moment += wanted - Date.parse(`${toLocal(new Date(moment).toISOString(), timeZone)}:00Z`);
  return new Date(moment).toISOString();
}

/** The day a moment falls on in a zone: `2026-02-24`. */
export const dayOf = (iso: string, timeZone: string) => toLocal(iso, timeZone).slice(0, 10);

/** The Monday of a day's week, and the days after it. */
export function weekOf(day: string): string[] {
  const date = new Date(`${day}T00:00:00Z`);
  const monday = date.getTime() - ((date.getUTCDay() + 6) % 7) * 86_400_000;
  return Array.from({ length: 7 }, (_, at) => new Date(monday + at * 86_400_000).toISOString().slice(0, 10));
}

/** A day some days later, or earlier. */
export const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
