import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { asked } from '../../../api/asked';
import type { Shape } from '../../../api/operations';
import { figureQuery } from '../api/figure-query';
import type { FilterField } from '../lib/board-scope';
import { figurePath } from '../lib/figure-kinds';
import { useBoard } from './board';

export type FilterCounts = Partial<Record<FilterField, Record<string, number>>>;

/** The figures of the page come first. */
const AFTER_MS = 2_000;

/**
 * Looks behind each value of a filter, given the others. They are asked for once somebody is about to choose, or after the
 * figures, so that none waits for them. Filters work without counts.
 */
export function useFilterCounts(): [FilterCounts, () => void] {
  const { full, scope, defaults } = useBoard();
  const [isWanted, want] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => want(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const { type, city, season, brand, trend } = full;
  const chosen = (value: string | undefined) => (value && value !== defaults.city ? value : undefined);
  const query = {
    facets: 'true' as const,
    type: chosen(type),
    city: chosen(city),
    season: chosen(season),
    designer: chosen(brand),
    tags: chosen(trend),
  };
  const found = useQuery({ ...asked('/look/search', { query }), enabled: isWanted });
  const overview = figurePath('runwayShare', { ...scope, category: 'all-categories', trend: '' }, defaults);
  const shares = useQuery({ ...figureQuery(overview), enabled: isWanted });
  const facets = found.data?.facets;
  const categories = (shares.data?.figure.rows ?? []).map((row) => [row.tag_name, row.numerator]);
  const counts = {
    type: bySlug(facets?.type),
    city: bySlug(facets?.city),
    season: bySlug(facets?.season),
    compare: bySlug(facets?.season),
    category: Object.fromEntries(categories),
  };
  return [counts, useCallback(() => want(true), [])];
}

const bySlug = (values: readonly Shape<'FacetValueDto'>[] | undefined): Record<string, number> =>
  Object.fromEntries((values ?? []).map(({ slug, total_count }) => [slug, total_count]));
