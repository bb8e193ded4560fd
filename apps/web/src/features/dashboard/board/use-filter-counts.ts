import { useCallback, useEffect, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { read } from '../../../api/send';
import { pollFigure } from '../api/poll-figure';
import { figureIn } from '../lib/answer';
import type { FilterField } from '../lib/board-scope';
import { figurePath } from '../lib/figure-kinds';
import { useBoard } from './board';

export type FilterCounts = Partial<Record<FilterField, Record<string, number>>>;

/** The figures of the page come first. */
const AFTER_MS = 2_000;

/**
 * Looks behind each value of a filter, given the others. They are asked for once somebody is about to choose, or after the
 * figures, so that none waits for them.
 */
export function useFilterCounts(): [FilterCounts, () => void] {
  const { full, scope, defaults } = useBoard();
  const [isWanted, want] = useState(false);
  const [counts, setCounts] = useState<FilterCounts>({});
  const { type, city, season, brand = '', trend = '' } = full;
  const overview = figurePath('runwayShare', { ...scope, category: 'all-categories', trend: '' }, defaults);

  useEffect(() => {
    const timer = setTimeout(() => want(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isWanted) return;
    const ended = new AbortController();
    const chosen = (value: string | undefined) => (value && value !== defaults.city ? value : undefined);
    const query = {
      facets: 'true' as const,
      type: chosen(type),
      city: chosen(city),
      season: chosen(season),
      designer: chosen(brand),
      tags: chosen(trend),
    };
    Promise.all([read('/look/search', { query }, ended.signal), pollFigure(overview, ended.signal)])
      .then(([{ body }, answer]) => {
        if (!body) return;
        const { facets } = body;
        const categories = (figureIn(answer)?.rows ?? []).map((row) => [row.tag_name, row.numerator]);
        setCounts({
          type: bySlug(facets?.type),
          city: bySlug(facets?.city),
          season: bySlug(facets?.season),
          compare: bySlug(facets?.season),
          category: Object.fromEntries(categories),
        });
      })
      // Filters work without counts.
      .catch(() => undefined);
    return () => ended.abort();
  }, [isWanted, type, city, season, brand, trend, overview, defaults.city]);
  return [counts, useCallback(() => want(true), [])];
}

const bySlug = (values: readonly Shape<'FacetValueDto'>[] | undefined): Record<string, number> =>
  Object.fromEntries((values ?? []).map(({ slug, total_count }) => [slug, total_count]));
