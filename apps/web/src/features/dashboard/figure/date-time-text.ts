/** A moment as the reader's language writes it, in Paris, where days of figures begin. */
export function dateTimeText(iso: string, locale: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return iso;
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  } as const).format(time);
}

/** A day of a window, which is one in Paris already. */
export function dayText(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(`${day}T12:00:00Z`));
}
