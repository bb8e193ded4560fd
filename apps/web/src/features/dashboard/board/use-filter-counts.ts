import { useQuery } from '@tanstack/react-query';
import { type FigureFilter, isUnobeyed } from '@toile/contracts';
import { useCallback, useEffect, useState } from 'react';
import { asked } from '../../../api/asked';
import type { Shape } from '../../../api/operations';
import type { FilterField } from '../lib/board-scope';
import { useBoard } from './board';

export type FilterCounts = Partial<Record<FilterField, Record<string, number>>>;

/** The figures of the page come first. */
const AFTER_MS = 2_000;
const NARROWING = ['scope', 'brand', 'trend'] as const;
/** Graphs of looks that together obey whatever a page can be about. */
const GRAPHS = ['color', 'brand-weighted-share', 'views-for-place'] as const;
const addressOf = (graph: (typeof GRAPHS)[number]) =>
  graph === 'color' ? 'graphs/color/home' : (`graphs/${graph}` as const);

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
  const chosen = { type, city, season, brand, trend, scope: full.scope };
  const narrowing = NARROWING.filter((field) => scope[field] && scope[field] !== defaults[field as 'scope']);
  const graphOf = (filter: FigureFilter) =>
    GRAPHS.find((graph) => [...narrowing, filter].every((field) => !isUnobeyed(addressOf(graph), field)));
  const list = (filter: FigureFilter) => {
    const graph = graphOf(filter) ?? 'color';
    const query = Object.fromEntries(
      Object.entries(chosen).filter(([field, value]) => value && !isUnobeyed(addressOf(graph), field)),
    );
    const given = { path: { graph, filter }, query };
    return {
      ...asked('/api/dashboard/graphs/{graph}/filters/{filter}', given),
      enabled: isWanted && graphOf(filter) !== undefined,
    };
  };
  const [types, cities, seasons, categories, scopes] = [
    useQuery(list('type')),
    useQuery(list('city')),
    useQuery(list('season')),
    useQuery(list('category')),
    useQuery(list('scope')),
  ];
  const bySeason = byValue(seasons.data);
  const counts = {
    type: byValue(types.data),
    city: byValue(cities.data),
    season: bySeason,
    compare: bySeason,
    category: byValue(categories.data),
    scope: byValue(scopes.data),
  };
  return [counts, useCallback(() => want(true), [])];
}

const byValue = (values: readonly Shape<'MarkedOptionDto'>[] | undefined): Record<string, number> =>
  Object.fromEntries((values ?? []).flatMap(({ value, count }) => (count === null ? [] : [[value, count]])));
