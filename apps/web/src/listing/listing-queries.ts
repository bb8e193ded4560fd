import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Locale } from '@toile/contracts';
import { readJson } from '../api/asked';
import { addressOf } from '../api/operations';
import type { CardMessages } from '../catalogue/card-words';
import type { CardKind, Listable } from './further-cards';
import { withPage } from './with-page';

/** A page of a listing, as every listing of the api answers it. */
export interface ListedPage<K extends CardKind = CardKind> {
  page: number;
  page_size: number;
  total_count: number;
  results: readonly Listable[K][];
}

/** The page that the server drew: its cards stand in the document, and what they were made of is not told again. */
export type DrawnPage = Omit<ListedPage, 'results'>;

/**
 * The pages of a listing that the browser knows, one after the other: from `first`, which the server drew, onwards and back.
 * They stay as they came for as long as somebody reads among them.
 */
export const listingPages = (source: string, first: DrawnPage) =>
  infiniteQueryOptions({
    queryKey: ['listing', source],
    queryFn: ({ pageParam, signal }) => readJson<ListedPage>(withPage(source, pageParam), signal),
    initialPageParam: first.page,
    initialData: { pages: [{ ...first, results: [] }], pageParams: [first.page] },
    getNextPageParam: ({ page, page_size, total_count }) =>
      page * page_size < total_count ? page + 1 : undefined,
    getPreviousPageParam: ({ page }) => (page > 1 ? page - 1 : undefined),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What draws cards in the browser, and its words in this language: had once somebody reads on. */
export const cardsIn = (locale: Locale, messages: CardMessages) =>
  queryOptions({
    queryKey: ['cards', locale],
    queryFn: async () => {
      const [{ furtherCards }, { translations }] = await Promise.all([
        import('./further-cards'),
        readJson<{ translations: Record<string, { vocabulary: Record<string, string> }> }>(
          addressOf('/translations/{file}', {
            path: { file: 'vocabulary.json' },
            query: { locales: locale },
          }),
        ),
      ]);
      return furtherCards(locale, messages, translations[locale]?.vocabulary ?? {});
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
