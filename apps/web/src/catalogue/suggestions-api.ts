import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Locale } from '@toile/contracts';
import { readJson } from '../api/asked';
import { addressOf, type Shape } from '../api/operations';

/** What names are searched for while a reader types. */
export type SuggestionSource = 'tag' | 'individual' | 'model';

/** Suggestions on a page (specification, section 9). */
const PAGE_SIZE = 10;

/** Names that are like what was typed, the most used first, a page at a time. */
export const suggestions = (source: SuggestionSource, search: string, language?: Locale) =>
  infiniteQueryOptions({
    queryKey: ['suggestions', source, search, language],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) => {
      const [path, also] =
        source === 'model'
          ? (['/model/search', { model: 'true' }] as const)
          : ([`/api/autocomplete/${source}`, {}] as const);
      const query = { search, page, language, ...also };
      return readJson<Shape<'SuggestionsDto'>>(addressOf(path, { query }), signal);
    },
    getNextPageParam: ({ total_count }, _, page) => (PAGE_SIZE * page < total_count ? page + 1 : undefined),
  });
