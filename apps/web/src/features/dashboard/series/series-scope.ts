import {
  GROUP_LIMITS,
  type GroupedDimension,
  groupsText,
  isGroupKey,
  type QuestionGroup,
  question,
  questionParameters,
  readGroups,
} from '@toile/contracts';

/** What the tab's address says: which figure over time, of what, and how it is drawn. */
export const MEASURES = [
  'runway-share',
  'street-style',
  'searches',
  'views',
  'boards',
  'traffic',
  'members',
] as const;
export type Measure = (typeof MEASURES)[number];
export const DRAWINGS = ['lines', 'panels', 'ranking', 'streams'] as const;
export type DrawnAs = (typeof DRAWINGS)[number];
export const SCALES = ['share', 'count', 'index'] as const;
export type Scale = (typeof SCALES)[number];
/** Weeks that can be looked back at. */
export const SPANS = ['13', '26', '52', '104', '260'] as const;
export type Span = (typeof SPANS)[number];
export const STEPS = ['week', 'day'] as const;
export const OF = ['trend', 'brand', 'model', 'colour', 'city'] as const;

export interface SeriesScope {
  measure: Measure;
  of: (typeof OF)[number];
  /** Slugs; the largest ones when empty. */
  slugs: readonly string[];
  /** Several trends or brands that are one line; without slugs they are all that is drawn. */
  groups: readonly QuestionGroup[];
  step: (typeof STEPS)[number];
  span: Span;
  as: DrawnAs;
  scale: Scale;
  type: string;
  city: string;
  /** Where searches came from. */
  country: string;
  /** Of members: their occupation. */
  job: string;
  /** The same a year before, behind each line. */
  year: boolean;
  /** The mean of four steps. */
  smooth: boolean;
}

export const USUAL: SeriesScope = {
  measure: 'runway-share',
  of: 'trend',
  slugs: [],
  groups: [],
  step: 'week',
  span: '52',
  as: 'lines',
  scale: 'share',
  type: 'woman',
  city: 'all-cities',
  country: 'all-countries',
  job: 'consumer',
  year: false,
  smooth: false,
};
/** As many as can be told apart on one page. */
export const MOST = 20;

/** What a series of a measure may be of, the usual one first. */
export function ofsOf(measure: Measure): readonly SeriesScope['of'][] {
  if (measure === 'traffic') return ['brand'];
  // Searches name no colours.
  if (measure === 'searches') return ['trend', 'brand', 'model', 'city'];
  return measure === 'members' ? ['trend'] : OF;
}

/** By which dimension groups are lines beside what a series follows; null where they cannot: members are told of one by one. */
export function groupedIn({ measure, of }: Pick<SeriesScope, 'measure' | 'of'>): GroupedDimension | null {
  if (measure === 'members' || of === 'model') return null;
  return of === 'trend' ? 'tag' : of;
}

/** How a measure may be drawn: streams only where the parts make up a whole, as the one dominant colour of each look does. */
export const drawingsOf = ({ measure, of }: Pick<SeriesScope, 'measure' | 'of'>): readonly DrawnAs[] =>
  of === 'colour' && measure !== 'boards' ? DRAWINGS : DRAWINGS.filter((one) => one !== 'streams');

/** Of a whole and its parts an index says nothing. */
export const scalesOf = ({ as }: Pick<SeriesScope, 'as'>): readonly Scale[] =>
  as === 'streams' ? SCALES.filter((one) => one !== 'index') : SCALES;

const oneOf = <T extends string>(list: readonly T[], value: string | null, usual: T): T =>
  list.find((one) => one === value) ?? usual;

export function readSeriesScope(query: URLSearchParams): SeriesScope {
  const measure = oneOf(MEASURES, query.get('measure'), USUAL.measure);
  const of = oneOf(ofsOf(measure), query.get('of'), ofsOf(measure)[0] ?? USUAL.of);
  const as = oneOf(drawingsOf({ measure, of }), query.get('as'), USUAL.as);
  return {
    measure,
    of,
    slugs: (query.get('slugs') ?? '').split(',').filter(Boolean).slice(0, MOST),
    groups: readGroups(query.get('groups') ?? '')
      .filter(({ key, dimension }) => isGroupKey(key) && dimension === groupedIn({ measure, of }))
      .slice(0, GROUP_LIMITS.groups),
    step: oneOf(STEPS, query.get('step'), USUAL.step),
    span: oneOf(SPANS, query.get('span'), USUAL.span),
    as,
    scale: oneOf(scalesOf({ as }), query.get('scale'), USUAL.scale),
    type: query.get('type') || USUAL.type,
    // Cities stand side by side.
    city: (of !== 'city' && query.get('city')) || USUAL.city,
    country: query.get('country') || USUAL.country,
    job: query.get('job') || USUAL.job,
    year: query.get('year') === '1' && as !== 'streams',
    smooth: query.get('smooth') === '1',
  };
}

/** As it stands in an address; what is usual is left unsaid. */
export function seriesQuery(scope: SeriesScope): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(scope)) {
    const usual = USUAL[name as keyof SeriesScope];
    const text =
      name === 'groups'
        ? groupsText(scope.groups)
        : Array.isArray(value)
          ? value.join(',')
          : value === true
            ? '1'
            : String(value || '');
    if (text && text !== String(usual)) query.set(name, text);
  }
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** Searches are of no look, so of no type and city either. */
export const isOfLooks = ({ measure }: SeriesScope): boolean =>
  measure !== 'searches' && measure !== 'members';
/** A point a season; all else has one a week or day. */
export const isOfSeasons = ({ measure }: Pick<SeriesScope, 'measure'>): boolean =>
  measure === 'runway-share' || measure === 'members';

const DAY_MS = 86_400_000;
const MOST_WEEKS = 260;
/** Days are drawn of half a year, and the same a year before. */
const MOST_WEEKS_OF_DAYS = 26;
const dayBefore = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/** What is asked of the api. @param today null in the demo, whose days are not chosen */
export function seriesPath(scope: SeriesScope, today: string | null): string {
  const { measure, of, slugs, groups, step, type, city, country, job } = scope;
  const query = new URLSearchParams({ measure, of });
  if (slugs.length > 0) query.set('slugs', slugs.join(','));
  if (groups.length > 0) query.set('groups', groupsText(groups));
  if (isOfLooks(scope)) {
    if (type !== USUAL.type) query.set('type', type);
    if (city !== USUAL.city) query.set('city', city);
  }
  if (measure === 'searches' && country !== USUAL.country) query.set('country', country);
  if (measure === 'members' && job !== USUAL.job) query.set('job', job);
  if (!isOfSeasons(scope)) {
    if (step !== USUAL.step) query.set('step', step);
    const days = Math.min(Number(scope.span), step === 'day' ? MOST_WEEKS_OF_DAYS : MOST_WEEKS) * 7;
    // Monday of the first week, so that it is whole.
    const weekday = today ? (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7 : 0;
    if (today && (scope.span !== USUAL.span || scope.year || step === 'day')) {
      query.set('from', dayBefore(today, weekday + days - 7 + (scope.year ? 364 : 0)));
      query.set('to', today);
    }
  }
  return `/api/dashboard/series?${query.toString().replaceAll('%2C', ',')}`;
}

interface StepOfPoint {
  from: string;
  to: string;
  season: string | null;
}

/** Where what is behind a point is read; null of what members did, which is told of whole seasons alone. */
export function pathBehind(scope: SeriesScope, slug: string, step: StepOfPoint): string | null {
  const { measure, of, country } = scope;
  if (measure === 'members') return null;
  const group = scope.groups.find(({ key }) => key === slug);
  if (!isOfSeasons(scope) && (group || of === 'city')) return daysBehind(scope, slug, step);
  if (group) return behindGroup(scope, group, step);
  const looks: Record<string, string> = isOfLooks(scope) ? { type: scope.type, city: scope.city } : {};
  if (measure === 'runway-share') {
    const query = new URLSearchParams({ ...looks, season: step.season ?? '', [of]: slug });
    return `/api/dashboard/rows/looks?${query}`;
  }
  const query = new URLSearchParams({
    ...looks,
    ...(measure === 'searches' && country !== USUAL.country && { country }),
    measure,
    [of]: slug,
    looks: 'all',
    from: step.from,
    to: step.to,
  });
  // What boards gained, whether or not they keep it.
  if (measure === 'boards') query.set('definition', '1');
  return `/api/dashboard/rows/events?${query}`;
}

/** The series that has this point alone; of seasons all of its line. */
export function seriesOfPoint(scope: SeriesScope, slug: string, step: StepOfPoint): string {
  const groups = scope.groups.filter(({ key }) => key === slug);
  const line = { slugs: groups.length > 0 ? [] : [slug], groups };
  const path = seriesPath({ ...scope, ...line }, null);
  return isOfSeasons(scope) ? path : `${path}&${new URLSearchParams({ from: step.from, to: step.to })}`;
}

/** The same by the days of the step. */
const daysBehind = (scope: SeriesScope, slug: string, step: StepOfPoint): string =>
  seriesOfPoint({ ...scope, step: 'day' }, slug, step);

/** Of a group the looks as a question counts them. */
function behindGroup(scope: SeriesScope, group: QuestionGroup, step: StepOfPoint): string {
  const { type, city } = scope;
  const asked = question({
    measures: ['runway_share'],
    rows: { dimension: group.dimension, keys: [group.key] },
    columns: { dimension: 'season', keys: [] },
    groups: [group],
    where: [
      { dimension: 'type', any: [type] },
      ...(city === USUAL.city ? [] : [{ dimension: 'city' as const, any: [city] }]),
    ],
  });
  const query = new URLSearchParams({
    ...questionParameters(asked),
    row: group.key,
    column: step.season ?? '',
  });
  return `/api/dashboard/questions/looks?${query}`;
}

/** Which figure has a point as a row, and can be asked in other versions; null where none does. @param isOpen whether days can be chosen */
export function figureOfPoint(
  { measure, of, type, city, country }: SeriesScope,
  slug: string,
  { season, from, to }: StepOfPoint,
  isOpen: boolean,
): string | null {
  if (isGroupKey(slug)) return null;
  if (measure === 'runway-share' && of === 'trend')
    return `/api/dashboard/category-overview/runway-share?${new URLSearchParams({ type, city, season: season ?? '', trend: slug })}`;
  if (!isOpen) return null;
  if (measure === 'searches' && of === 'trend' && country === USUAL.country)
    return `/api/dashboard/category-overview/searches?${new URLSearchParams({ trend: slug, from, to })}`;
  if (measure === 'traffic')
    return `/api/dashboard/graphs/ranking?${new URLSearchParams({ metric: measure, type, city, brand: slug, from, to })}`;
  return null;
}

/** Where it is told what is not in a point: of a season all of it, of weeks and days which events do not count. */
export function contextOf(scope: SeriesScope, slug: string, step: StepOfPoint): string | null {
  const { measure, of } = scope;
  if ((of !== 'trend' && of !== 'brand') || isGroupKey(slug)) return null;
  if (measure === 'runway-share') {
    const { type, city } = scope;
    return `/api/dashboard/rows/context?${new URLSearchParams({ measure: 'looks', type, city, season: step.season ?? '', [of]: slug })}`;
  }
  if (measure !== 'searches' && measure !== 'traffic') return null;
  const { from, to } = step;
  return `/api/dashboard/rows/context?${new URLSearchParams({ measure, from, to, [of]: slug })}`;
}
