/** A moment as the reader's language writes it, in Paris, where days of figures begin. */
export function dateTimeText(iso: string, locale: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return iso;
  return new Intl.DateTimeFormat(locale, {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Paris' },
  } as const).format(time);
}
