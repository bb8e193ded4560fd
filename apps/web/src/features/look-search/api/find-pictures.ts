import type { Locale } from '@toile/contracts';
import { getLocale } from 'next-intl/server';
import { askLockable } from '../../../api/get-lockable';
import { href } from '../../../i18n/href';
import { fieldsOf, type ListingFilters } from '../../../listing/filters';
import { orInWords } from '../../../listing/refused-values';

/** A page of a listing, as far as this reader may see it, with its facets; null when the api does not understand the filters. */
export const findLooks = async (filters: ListingFilters) => {
  const language = await getLocale();
  return orInWords(
    (wanted) => askLockable('/look/search', { query: asked(wanted, language) }, 'looks', language),
    filters,
    href(language, 'look_search', {}),
  );
};

export const findStreetStyles = async (filters: ListingFilters) => {
  const language = await getLocale();
  return orInWords(
    (wanted) =>
      askLockable(
        '/street/search',
        { query: asked({ ...wanted, sort: '' }, language) },
        'streetstyle',
        language,
      ),
    filters,
    href(language, 'street_search', {}),
  );
};

const asked = (filters: ListingFilters, language: Locale) => ({
  ...fieldsOf(filters),
  language,
  facets: 'true' as const,
});
