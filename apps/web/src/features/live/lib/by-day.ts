/** Shows of each day of Paris, the days and the shows of a day in order. */
export function byDay<T extends { show_date: string }>(shows: readonly T[]): { day: string; shows: T[] }[] {
  const days = new Map<string, T[]>();
  for (const show of [...shows].sort((a, b) => a.show_date.localeCompare(b.show_date))) {
    const day = DAY.format(new Date(show.show_date));
    days.set(day, [...(days.get(day) ?? []), show]);
  }
  return [...days].map(([day, shows]) => ({ day, shows }));
}

/** Swedish writes days as ISO does. */
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' });
