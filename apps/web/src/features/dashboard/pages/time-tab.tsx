import { getLocale } from 'next-intl/server';
import { ownCookie } from '../../../api/ask';
import { getJson } from '../../../api/get-json';
import { boardSetup } from '../api/board-setup';
import { SeriesBoard } from '../series/series-board';
import { readSeriesScope, seriesPath } from '../series/series-scope';
import type { Series } from '../series/series-values';

/** Any figure over time; the first answer comes with the page. */
export async function TimeTab({ given }: { given: Record<string, string | string[] | undefined> }) {
  const locale = await getLocale();
  const { environment } = await boardSetup(locale);
  const query = new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, [value].flat()[0] ?? '']],
    ),
  );
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' }).format(
    new Date(),
  );
  const path = seriesPath(readSeriesScope(query), environment === 'Master' ? today : null);
  // What was refused is asked again by the browser, which says why.
  const series = await getJson<Series>(path, locale, await ownCookie()).catch(() => null);
  return <SeriesBoard today={today} first={{ path, series }} />;
}
