import { type QuestionGroup, type QuestionMeasureName, question } from '@toile/contracts';
import { stateQuery } from '../explore/explore-state';
import { isOfLooks, isOfSeasons, type Measure, type SeriesScope } from './series-scope';

/** By which measure a question counts what a series does. */
const MEASURE: Partial<Record<Measure, QuestionMeasureName>> = {
  'runway-share': 'runway_share',
  searches: 'search_share',
  views: 'views',
  boards: 'board_share',
};

/** By which dimension groups stand beside what a series follows; null where they cannot. */
export function groupedIn({ measure, of }: Pick<SeriesScope, 'measure' | 'of'>): 'tag' | 'brand' | null {
  if (!MEASURE[measure]) return null;
  return of === 'trend' ? 'tag' : of === 'brand' ? 'brand' : null;
}

/**
 * The page that counts a group over time, beside what is followed: members of a group overlap, so that their lines cannot be added up,
 * and a question counts each look or search once.
 */
export function groupOverTime(scope: SeriesScope, group: QuestionGroup): string | null {
  const [measure, dimension] = [MEASURE[scope.measure], groupedIn(scope)];
  if (!measure || dimension !== group.dimension) return null;
  const isOfWhole = isOfSeasons(scope);
  const asked = question({
    measures: [measure],
    rows: { dimension, keys: [group.key, ...scope.slugs] },
    columns: { dimension: isOfWhole ? 'season' : 'week', keys: [] },
    groups: [group],
    ...(!isOfWhole && { window: '12m', column_limit: WEEKS }),
    where: [
      ...(isOfLooks(scope) ? [{ dimension: 'type' as const, any: [scope.type] }] : []),
      ...(isOfLooks(scope) && scope.city !== 'all-cities'
        ? [{ dimension: 'city' as const, any: [scope.city] }]
        : []),
      ...(scope.measure === 'searches' && scope.country !== 'all-countries'
        ? [{ dimension: 'country' as const, any: [scope.country] }]
        : []),
    ],
  });
  return stateQuery({ question: asked, chart: 'lines', sort: null, pins: [] });
}

/** Of twelve months. */
const WEEKS = 54;
