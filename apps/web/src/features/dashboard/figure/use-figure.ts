import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useMemo, useRef } from 'react';
import { useHydrated } from '../../../design/use-hydrated';
import { type FigureAt, fetchFigure, figureQuery } from '../api/figure-query';
import { type Answer, failed, figureIn, isRefused } from '../lib/answer';
import type { FigureName } from '../lib/figure-kinds';
import { pollEveryMs } from '../lib/live-figure';
import { useNear } from './use-near';

export interface ShownFigure {
  /** What is shown: of `path`, or still of the one before while `isLoading`. */
  answer: Answer;
  path: string;
  isLoading: boolean;
  receivedMs: number;
  /** The last attempt to renew it did not succeed. */
  isFrozen: boolean;
  again(): void;
}

/** Figures out of sight wait this long, so that those in sight are answered first. */
const OUT_OF_SIGHT_MS = 400;

/**
 * The figure of `path`: what the server sent with the page, then what the path asks for as filters change it, renewed
 * while somebody can see it. Rows that did not change stay the same objects, so nothing draws them anew.
 */
export function useFigure(
  figure: { name: FigureName; path: string; isPinned: boolean },
  first: { path: string; answer: Answer },
  place: RefObject<HTMLElement | null>,
): ShownFigure {
  const { name, path, isPinned } = figure;
  const client = useQueryClient();
  useMemo(() => keep(client, first.path, first.answer), [client, first.path, first.answer]);
  const isNear = useNear(place);
  const near = useRef(isNear);
  near.current = isNear;
  // Who was told no while the page was drawn would be told so again.
  const isAsked = !(path === first.path && isRefused(first.answer));
  const everyMs = (shown: FigureAt | undefined, error: Error | null) =>
    pollEveryMs(
      name,
      shown && !error ? shown : failed(error),
      isPinned,
      new Date().toISOString().slice(0, 10),
    );
  const query = useQuery({
    ...figureQuery(path),
    queryFn: async ({ signal }) => {
      if (!near.current) await new Promise((resolve) => setTimeout(resolve, OUT_OF_SIGHT_MS));
      return fetchFigure(path, signal);
    },
    enabled: isAsked,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isNear || !state.data) && everyMs(state.data, state.error),
    refetchOnWindowFocus: ({ state }) => everyMs(state.data, state.error) !== false && 'always',
  });
  const { data, error } = query;
  const again = () => void query.refetch();
  // The browser may know this figure from elsewhere on the page, newer or where the server was not answered.
  if (!useHydrated())
    return {
      answer: first.answer,
      path: first.path,
      isLoading: isAsked && figureIn(first.answer) === null,
      receivedMs: query.dataUpdatedAt,
      isFrozen: false,
      again,
    };
  return {
    answer: data ? { figure: data.figure } : error ? failed(error) : first.answer,
    path: data?.path ?? path,
    isLoading: query.isPlaceholderData || (query.isPending && isAsked),
    receivedMs: query.dataUpdatedAt,
    isFrozen: data !== undefined && (query.isRefetchError || query.failureCount > 0),
    again,
  };
}

/** Takes over what the server sent, unless the browser knows something newer. */
function keep(client: QueryClient, path: string, answer: Answer): void {
  const { queryKey } = figureQuery(path);
  const figure = figureIn(answer);
  const known = client.getQueryData(queryKey);
  if (figure && (!known || known.figure.meta.as_of < figure.meta.as_of))
    client.setQueryData(queryKey, { path, figure });
}
