'use client';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Locale } from '@toile/contracts';
import { useState } from 'react';
import type { CardMessages } from '../catalogue/card-words';
import { isComingBack } from './coming-back';
import { cardsIn, type DrawnPage, listingPages } from './listing-queries';
import type { Place } from './place-store';

/** The pages of a listing around the one the server drew, and what draws them. */
export function useListing(source: string, first: DrawnPage, locale: Locale, messages: CardMessages) {
  const client = useQueryClient();
  const [options] = useState(() => {
    const options = listingPages(source, first);
    const known = client.getQueryData(options.queryKey);
    // Only who comes back finds again what was read; all others begin with the page they asked for. Of a page that was drawn with
    // another one first, nothing is known.
    const canBeDrawn = known?.pages.every(({ page, results }) => page === first.page || results.length > 0);
    if (known && !(isComingBack() && known.pageParams.includes(first.page) && canBeDrawn))
      client.removeQueries({ queryKey: options.queryKey, exact: true });
    return options;
  });
  const query = useInfiniteQuery(options);
  const wanted = cardsIn(locale, messages);
  const cards = useQuery({ ...wanted, enabled: query.data.pages.length > 1 }).data;
  const pages = cards ? query.data.pages : [{ ...first, results: [] }];
  const [isLoading, setLoading] = useState(false);

  /** Brings what `bring` asks for, and what draws it. @throws ApiError */
  const load = async (bring: () => Promise<unknown>) => {
    setLoading(true);
    try {
      await Promise.all([bring(), client.ensureQueryData(wanted)]);
    } finally {
      setLoading(false);
    }
  };
  return {
    cards,
    pages,
    isLoading,
    loadNext: () =>
      // Pages that are there but could not be drawn want only what draws them.
      load(
        async () => pages.length === query.data.pages.length && query.fetchNextPage({ throwOnError: true }),
      ),
    /** The pages that were there when the reader left. */
    loadAgain: ({ from, to }: Place) =>
      load(async () => {
        const known = query.data.pages;
        for (let { page } = known.at(-1) ?? first; page < to; page += 1)
          await query.fetchNextPage({ throwOnError: true });
        for (let { page } = known[0] ?? first; page > from; page -= 1)
          await query.fetchPreviousPage({ throwOnError: true });
      }),
  };
}
