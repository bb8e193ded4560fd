import type { Locale } from '@toile/contracts';
import { pathOf } from '@toile/contracts/routes';
import { localised } from '../../../i18n/localised';
import { type SeriesScope, seriesQuery, USUAL } from './series-scope';

/** Where a point of one series stands in the dashboard with what it rests on open. @param day any day of its week or season */
export function pointAddress(
  locale: Locale,
  of: Pick<SeriesScope, 'measure' | 'of' | 'span'> & { slug: string },
  day: string,
): string {
  const { slug, ...scope } = of;
  const query = seriesQuery({ ...USUAL, ...scope, slugs: [slug] });
  return `${localised(locale, pathOf('data_dashboard_show', { slug: 'time' }))}${query}&week=${day}`;
}
