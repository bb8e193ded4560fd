import { LOCALES } from '@toile/contracts';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { catalogueNames } from '../../../../catalogue/names';
import { showsAsked } from '../../../../features/live/api/shows-asked';
import { showsCalendar } from '../../../../features/live/lib/shows-calendar';
import { href } from '../../../../i18n/href';
import { siteOrigin } from '../../../../seo/site-origin';

const missing = () => new Response(null, { status: 404 });

/** Shows for calendar programs: of now, of a season (`type`, `season`), in one city (`city`), or of brands (`designer`, once for each). */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) return missing();
  setRequestLocale(locale);
  const shows = await showsAsked(new URL(request.url).searchParams, locale);
  if (!shows) return missing();
  const [t, names, { origin }] = await Promise.all([
    getTranslations({ locale, namespace: 'browse' }),
    catalogueNames(),
    siteOrigin(),
  ]);
  const text = showsCalendar(`Toile — ${t('live.title')}`, shows, {
    summary: ({ designer, season, type }) =>
      `${designer.name}, ${names.season(season)} (${names.type(type)})`,
    location: ({ city }) => names.city(city),
    url: (slug) => origin + href(locale, 'live_show', { slug }),
  });
  return new Response(text, {
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}
