import {
  isProperty,
  type Question,
  type QuestionCondition,
  type QuestionDimension,
  type QuestionFilter,
  type QuestionMeasureName,
  question,
  questionMeasure,
  type SeasonFacts,
} from '@toile/contracts';
import type { Atom, Reading } from '@toile/vocabulary/understanding';
import { conditionOf, eitherOf, type Token } from './condition-of.js';
import type { Said } from './phrases.js';
import type { Recent } from './said-recent.js';

/** Seasons of a question that says nothing of days. */
const USUAL_SEASONS = 4;
const MOST_SEASONS = 8;
const MOST_ROWS = 200;

/** The question of what was read, before anything gives way to what it does not go with. */
export function questionOf(tokens: readonly Token[], reading: Reading): Question {
  const measures = measuresIn(tokens);
  const change = firstSaid(tokens, 'growth');
  // "Growing or shrinking" asks for change, and for no order of it.
  const growth = isEitherWay(tokens) ? undefined : change;
  const opposed = conditionsIn(tokens);
  const axes = dimensionsIn(tokens, measures, opposed.sides !== null);
  const { conditions, sides } = measures.includes('lift') ? withPartner(opposed, axes) : opposed;
  const seasons = seasonsIn(tokens, reading);
  const base = question({ measures, rows: { dimension: 'tag', keys: [] } });
  const compare = comparedWith(tokens, seasons, change !== undefined);
  const limit = tokens.flatMap((token) => (token.is === 'number' ? [token.number] : []))[0];
  const window = firstSaid(tokens, 'window')?.window ?? recentIn(tokens, 'window')?.window;
  const days = window ? undefined : recentIn(tokens, 'days');
  const isLeast = firstSaid(tokens, 'least') !== undefined;
  const asked: Question = {
    ...base,
    where: conditions,
    crossing: firstSaid(tokens, 'garment') ? 'garment' : 'look',
    groups: tokens.flatMap((token) => (token.is === 'group' ? [token.group] : [])),
    seasons: compare ? [...seasons].sort(byTime).slice(-1) : seasons,
    compare,
    ...(window && { window, seasons: [] }),
    ...(days && { window: 'days' as const, from: days.from, to: days.to, seasons: [] }),
    // What grew least begins where what fell most does.
    ...(isLeast && { ascending: true }),
    ...(growth && { order: 'change' as const, ascending: growth.ascending !== isLeast }),
    ...(limit && limit > 0 && { limit: Math.min(MOST_ROWS, limit) }),
  };
  const isPaired = measures.includes('lift') && sides !== null;
  const seasonsOnAxis = seasons.length > 1 && !compare;
  const others = axes
    .filter((dimension) => isPaired || dimension !== sides?.dimension)
    .map((dimension) => ({ dimension, keys: [] as string[] }));
  const dimensions: { dimension: QuestionDimension; keys: string[] }[] = isPaired
    ? [...others, sides]
    : [...(sides ? [sides] : []), ...others];
  if (seasonsOnAxis && !dimensions.some(({ dimension }) => dimension === 'season'))
    dimensions.push({ dimension: 'season', keys: [] });
  if (dimensions.length === 0) dimensions.push({ dimension: usualRows(asked), keys: [] });
  const [rows = base.rows, columns = null] = dimensions;
  const isOfSeasons = [rows, columns].some((axis) => axis?.dimension === 'season');
  if (isOfSeasons && asked.seasons.length === 0 && asked.window === 'season')
    asked.seasons = newestSeasons(reading, USUAL_SEASONS);
  return { ...asked, rows, columns };
}

function firstSaid<K extends Said['kind']>(
  tokens: readonly Token[],
  kind: K,
): Extract<Said, { kind: K }> | undefined {
  for (const token of tokens)
    if (token.is === 'said' && token.said.kind === kind) return token.said as Extract<Said, { kind: K }>;
  return undefined;
}

function recentIn<K extends Recent['kind']>(
  tokens: readonly Token[],
  kind: K,
): Extract<Recent, { kind: K }> | undefined {
  for (const token of tokens)
    if (token.is === 'recent' && token.recent.kind === kind)
      return token.recent as Extract<Recent, { kind: K }>;
  return undefined;
}

const isEitherWay = (tokens: readonly Token[]): boolean => {
  const ways = tokens.flatMap((token) =>
    token.is === 'said' && token.said.kind === 'growth' ? [token.said.ascending] : [],
  );
  return ways.includes(true) && ways.includes(false);
};

function measuresIn(tokens: readonly Token[]): QuestionMeasureName[] {
  const named = tokens.flatMap((token) =>
    token.is === 'said' && token.said.kind === 'measure' ? [token.said.measure] : [],
  );
  const hasJob = firstSaid(tokens, 'occupation') !== undefined;
  if (hasJob) return ['member_share'];
  // "Searches" beside "share" is the share of searches.
  const all = [...new Set(named)];
  // "The most viewed looks" are views, and what is worn with two things is on looks that have both.
  const isOfLooks = all.some((measure) => ['views', 'saves', 'board_share'].includes(measure));
  const isOfBoth = tokens.filter(isPartner).length > 1 && pairsIn(tokens).length === 0;
  // Visitors are told by no country: of one, they are those who search.
  const isOfCountry =
    all.includes('searches') && (firstSaid(tokens, 'country') ?? firstSaid(tokens, 'people'));
  const unique = all.filter(
    (measure) =>
      !(measure === 'looks' && isOfLooks) &&
      !(measure === 'lift' && isOfBoth) &&
      !(measure === 'visitors' && isOfCountry),
  );
  const isOfParts = unique.includes('runway_share') && unique.length > 1;
  if (isOfParts && unique.includes('searches')) return ['search_share'];
  if (unique.length > 0) return unique;
  if (firstSaid(tokens, 'country')) return ['searches'];
  const isOfPages =
    firstSaid(tokens, 'language') && !tokens.some(({ is }) => is === 'atom' || is === 'group');
  return isOfPages ? ['visitors'] : ['runway_share'];
}

/** What every cell must have; two of what a look has one of, or what stands against each other, are rows beside each other. */
function conditionsIn(tokens: readonly Token[]) {
  const conditions: QuestionCondition[] = [];
  let isOther = false;
  for (const token of tokens) {
    const condition = conditionOf(token);
    const last = conditions.at(-1);
    const joined = condition && isOther && last ? eitherOf(last, condition) : undefined;
    if (joined) conditions.splice(-1, 1, joined);
    else if (condition) conditions.push({ ...condition, any: [...condition.any] });
    isOther = token.is === 'or';
  }
  const several = (dimension: string) => conditions.filter((one) => one.dimension === dimension);
  const beside = (['brand', 'city', 'type', 'country', 'occupation'] as const).find(
    (dimension) => several(dimension).length > 1,
  );
  const opposed = beside ?? opposedIn(tokens);
  if (!opposed) return { conditions, sides: null };
  return {
    conditions: conditions.filter(({ dimension }) => dimension !== opposed),
    sides: { dimension: opposed as QuestionDimension, keys: several(opposed).flatMap(({ any }) => any) },
  };
}

/** What stands on both sides of "against", where it is of one kind. */
function opposedIn(tokens: readonly Token[]): QuestionFilter | undefined {
  for (const [at, token] of tokens.entries()) {
    if (token.is !== 'said' || token.said.kind !== 'versus') continue;
    // "A和B对比" has both before it.
    const isBehind = at === tokens.length - 1;
    const [before, after] = isBehind
      ? tokens.filter((other) => conditionOf(other)).slice(-2)
      : [tokens[at - 1], tokens[at + 1]];
    if (!before || !after) continue;
    const [one, other] = [conditionOf(before), conditionOf(after)];
    if (one && one.dimension === other?.dimension) return one.dimension;
  }
  return undefined;
}

/** Of more than can stand beside each other the main ones; the newest of these are kept. */
function seasonsIn(tokens: readonly Token[], reading: Reading): string[] {
  const { seasons } = reading;
  const named = new Set(
    tokens.flatMap((token) => (token.is === 'atom' && token.atom.kind === 'season' ? token.atom.slugs : [])),
  );
  const recent = recentIn(tokens, 'seasons');
  if (recent && named.size === 0) return newestSeasons(reading, recent.count);
  if (named.size <= MOST_SEASONS) return [...named];
  const main = seasons.filter(({ slug, code }) => named.has(slug) && (code === 'FW' || code === 'SS'));
  return main.length > 0 ? main.map(({ slug }) => slug) : [...named];
}

/** "By city", "which fabrics"; what is asked of, where a measure alone says so. */
function dimensionsIn(
  tokens: readonly Token[],
  measures: readonly QuestionMeasureName[],
  hasRows: boolean,
): QuestionDimension[] {
  if (measures.includes('lift')) {
    const pairs = pairsIn(tokens);
    return pairs.length > 1 ? pairs.slice(0, 2) : [pairs[0] ?? 'tag', 'tag'];
  }
  const own = tokens.filter((token, at) => !isKindOfNext(tokens, token, at));
  const named = dimensionsOf(own);
  const isEnough = hasRows || named.length > 0 || !firstSaid(tokens, 'growth');
  return isEnough ? named : dimensionsOf(tokens);
}

const dimensionsOf = (tokens: readonly Token[]): QuestionDimension[] => [
  ...new Set(
    tokens.flatMap((token) =>
      token.is === 'said' && token.said.kind === 'dimension' ? [token.said.dimension] : [],
    ),
  ),
];

/** What of a look can go with something else of it. */
const pairsIn = (tokens: readonly Token[]): QuestionDimension[] =>
  dimensionsOf(tokens).filter(
    (dimension) => questionMeasure('lift').axes.includes(dimension) && isProperty(dimension),
  );

const KINDS: Partial<Record<QuestionDimension, Atom['kind']>> = {
  pattern: 'pattern',
  fabric: 'fabric',
  colour: 'colour',
  tone: 'colour',
};
/** "Floral prints" are florals: the word beside says only what they are. */
function isKindOfNext(tokens: readonly Token[], token: Token, at: number): boolean {
  if (token.is !== 'said' || token.said.kind !== 'dimension') return false;
  const kind = KINDS[token.said.dimension];
  const isBeside = (other: Token | undefined) =>
    other?.is === 'atom' &&
    other.atom.kind === kind &&
    Math.min(Math.abs(other.start - token.end), Math.abs(token.start - other.end)) <= 1;
  return kind !== undefined && (isBeside(tokens[at - 1]) || isBeside(tokens[at + 1]));
}

type Conditions = ReturnType<typeof conditionsIn>;
const isPartner = (token: Token): boolean => {
  const condition = conditionOf(token);
  return condition !== undefined && ['tag', 'colour', 'tone'].includes(condition.dimension);
};

/** What goes with one thing: that thing stands across from what is asked, and narrows nothing. */
function withPartner(opposed: Conditions, axes: QuestionDimension[]): Conditions {
  const partners = opposed.conditions.filter(({ dimension }) =>
    ['tag', 'colour', 'tone'].includes(dimension),
  );
  const [partner] = partners;
  if (opposed.sides || !partner || partners.length > 1) return opposed;
  axes.splice(1);
  return {
    conditions: opposed.conditions.filter((one) => one !== partner),
    sides: { dimension: partner.dimension as QuestionDimension, keys: partner.any },
  };
}

/** Growth is since the year before, or since the first of the seasons that were named. */
function comparedWith(
  tokens: readonly Token[],
  seasons: readonly string[],
  isOfGrowth: boolean,
): string | null {
  if (firstSaid(tokens, 'previous')) return 'previous';
  if (!isOfGrowth) return null;
  const newest = [...seasons].sort(byTime).at(-1);
  const kind = newest?.replace(/-\d+$/, '');
  const first = seasons.filter((slug) => slug !== newest && slug.startsWith(`${kind}-`)).sort(byTime)[0];
  return first ?? 'previous';
}
const yearOf = (slug: string) => Number(/\d+$/.exec(slug)?.[0] ?? 0);
const byTime = (a: string, b: string) => yearOf(a) - yearOf(b) || a.localeCompare(b);

function usualRows({ measures, where, window }: Question): QuestionDimension {
  const [first] = measures;
  if (!first) return 'tag';
  const { rests } = questionMeasure(first);
  if (first === 'visitors') return 'week';
  if (rests === 'members') return 'tag';
  if (first.startsWith('search'))
    return where.some(({ dimension }) => dimension === 'tag' || dimension === 'brand') ? 'country' : 'tag';
  if (where.length === 0) return 'tag';
  return window === 'season' ? 'season' : 'week';
}

/** Of the main seasons that have begun, the newest first. */
function newestSeasons({ seasons, today }: Reading, count: number): string[] {
  return seasons
    .filter(({ code, shows_start }: SeasonFacts) => (code === 'FW' || code === 'SS') && shows_start <= today)
    .sort((a, b) => b.shows_start.localeCompare(a.shows_start))
    .slice(0, Math.min(count, MOST_SEASONS))
    .map(({ slug }) => slug);
}
