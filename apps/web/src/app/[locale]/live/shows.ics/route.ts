import { LOCALES, type Locale, SEASONS, TYPES } from '@toile/contracts';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ApiError } from '../../../../api/api-error';
import { listCollections } from '../../../../catalogue/catalogue-api';
import { getLiveCalendar } from '../../../../catalogue/content-api';
import { catalogueNames } from '../../../../catalogue/names';
import { showsCalendar } from '../../../../features/live/lib/shows-calendar';
import { href } from '../../../../i18n/href';
import { siteOrigin } from '../../../../seo/site-origin';

const missing = () => new Response(null, { status: 404 });

/** The newest shows of a designer; null when there is no such designer. */
async function showsOf(designer: string, locale: Locale) {
  try {
    return (await listCollections({ designer }, locale)).results;
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return null;
    throw error;
  }
}

/** Shows for calendar programs: of a season (`type`, `season`), in one city of it (`city`), or a designer's (`designer`). */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) return missing();
  setRequestLocale(locale);
  const asked = new URL(request.url).searchParams;
  const [designer, city, type, season] = ['designer', 'city', 'type', 'season'].map(
    (name) => asked.get(name) ?? '',
  );
  const isSeason = TYPES.some(({ slug }) => slug === type) && SEASONS.some(({ slug }) => slug === season);
  if (!designer && !isSeason) return missing();
  const [t, names, { origin }, found] = await Promise.all([
    getTranslations({ locale, namespace: 'browse' }),
    catalogueNames(),
    siteOrigin(),
    designer
      ? showsOf(designer, locale)
      : getLiveCalendar(type ?? '', season ?? '', locale).then((calendar) => calendar?.shows ?? []),
  ]);
  if (!found) return missing();
  const shows = found.filter((show) => !city || show.city.slug === city);
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
