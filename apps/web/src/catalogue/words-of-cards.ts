import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { countedOnce } from '../i18n/counted-once';
import type { CardWords } from './card-words';
import { catalogueNames } from './names';

/** What cards say on the page that is being drawn. */
export const cardWords = cache(async (): Promise<CardWords> => {
  const [locale, catalogue, browse, account, names, format] = await Promise.all([
    getLocale(),
    getTranslations('catalogue'),
    getTranslations('browse'),
    getTranslations('account'),
    catalogueNames(),
    getFormatter(),
  ]);
  const day = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'long' });
  const looksCount = countedOnce((count) => catalogue('looksCount', { count }));
  return { locale, catalogue, browse, account, names, looksCount, day };
});
