import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@toile/contracts';
import { readJson } from '../../../api/asked';
import { againAfterFailure } from '../../../api/query-provider';
import type { RenderedSlide } from './decks';

export const slidesKey = (deck: string) => ['deck', deck] as const;

/** What a slide shows just now; it is kept while the deck is open. */
export const slideQuery = (deck: string, slide: string, locale: Locale) =>
  queryOptions({
    queryKey: [...slidesKey(deck), slide, locale] as const,
    queryFn: ({ signal }) =>
      readJson<RenderedSlide>(`/api/dashboard/decks/${deck}/slides/${slide}?locale=${locale}`, signal),
    staleTime: 300_000,
    // What this device keeps of it is had without a connection too.
    networkMode: 'offlineFirst',
    refetchInterval: againAfterFailure,
  });
