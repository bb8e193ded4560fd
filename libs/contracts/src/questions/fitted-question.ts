import {
  canCrossOnGarments,
  canLeaveOut,
  countedMeasures,
  isMeasureName,
  isNamed,
  LIMITS,
  measuresOfFormula,
  ordersOf,
  QUESTION_WINDOWS,
  type Question,
  type QuestionAxis,
  type QuestionCondition,
  question,
} from './question.js';
import { FORMULA_LIMITS, type QuestionFormula } from './question-formula.js';
import { GROUP_LIMITS, isGroupedDimension, isGroupKey, type QuestionGroup } from './question-group.js';
import {
  isProperty,
  isTagDimension,
  type QuestionDimension,
  type QuestionFilter,
  type QuestionMeasureName,
  questionMeasure,
} from './question-table.js';

/** Dimensions by which all of these measures are counted. */
export const axesOf = (measures: readonly QuestionMeasureName[]): QuestionDimension[] => {
  const [first, ...others] = measures.map((name) => questionMeasure(name).axes);
  return (first ?? []).filter((axis) => others.every((axes) => axes.includes(axis)));
};

/** What all of these measures can be narrowed by. */
export const filtersOf = (measures: readonly QuestionMeasureName[]): QuestionFilter[] => {
  const [first, ...others] = measures.map((name) => questionMeasure(name).filters);
  return (first ?? []).filter((filter) => others.every((filters) => filters.includes(filter)));
};

/** What can be left out of all of these measures. */
export const exclusionsOf = (measures: readonly QuestionMeasureName[]): QuestionFilter[] =>
  canLeaveOut({ measures: [...measures], formulas: [] }) ? filtersOf(measures) : [];

/**
 * The nearest question that can be answered, for whoever has just chosen something that the rest does not go with: measures stay as long
 * as they have a dimension in common, then rows, then the others (`fitted-question.spec.ts`).
 */
export function fittedQuestion(given: Question): Question {
  const known = withKnownWords(given);
  const measures = measuresTogether(known.measures);
  const formulas = formulasWith(measures, known.formulas);
  const order = ordersOf(formulas).find((one) => one === known.order) ?? 'value';
  const asked = { ...known, formulas, order };
  const counted = countedMeasures({ measures, formulas: asked.formulas });
  const axes = axesOf(counted);
  const needs = counted.map((name) => questionMeasure(name).needs);
  const fits = ({ dimension }: QuestionAxis) => axes.includes(dimension);
  const axis = (dimension: QuestionDimension | undefined): QuestionAxis | null =>
    dimension ? { dimension, keys: [] } : null;
  let rows = fits(asked.rows) ? asked.rows : (axis(axes[0]) ?? asked.rows);
  let columns = asked.columns && fits(asked.columns) ? asked.columns : null;
  if (columns?.dimension === rows.dimension && !isProperty(rows.dimension)) columns = null;
  if (needs.includes('pairs')) {
    if (!isProperty(rows.dimension)) rows = axis('tag') ?? rows;
    if (!columns || !isProperty(columns.dimension)) columns = axis('tag');
  }
  if (needs.includes('tags')) {
    const tags = [rows, columns].filter((one) => one && isTagDimension(one.dimension)).length;
    if (tags === 0) rows = axis('tag') ?? rows;
    if (tags === 2) columns = null;
  }
  const grouped = withGroups({ ...asked, measures, rows, columns });
  const where = conditionsOf(grouped, counted, [grouped.rows, grouped.columns]);
  const narrowed = { ...grouped, where, without: leftOutOf({ ...grouped, where }, counted) };
  return withCrossing(withDays(withUsedGroups(fewEnough(narrowed))));
}

const withCrossing = (asked: Question): Question => ({
  ...asked,
  crossing: asked.crossing === 'garment' && canCrossOnGarments(asked) ? 'garment' : 'look',
});

/** Rows, columns and conditions name groups of their own dimension alone, and none where members are told of one by one. */
function withGroups(asked: Question): Question {
  const isTold = countedMeasures(asked).every((name) => questionMeasure(name).rests !== 'members');
  const groups = isTold ? groupsThatCan(asked.groups) : [];
  const known = (dimension: string, keys: readonly string[]) =>
    keys.filter(
      (key) => !isGroupKey(key) || groups.some((group) => group.key === key && group.dimension === dimension),
    );
  const { rows, columns, where, without } = asked;
  const ofKnown = ({ dimension, any }: QuestionCondition) => ({ dimension, any: known(dimension, any) });
  return {
    ...asked,
    groups,
    rows: { ...rows, keys: known(rows.dimension, rows.keys) },
    columns: columns && { ...columns, keys: known(columns.dimension, columns.keys) },
    where: where.map(ofKnown),
    without: without.map(ofKnown),
  };
}

function groupsThatCan(groups: readonly QuestionGroup[]): QuestionGroup[] {
  const seen = new Set<string>();
  return groups.flatMap(({ key, name, dimension, any }) => {
    const members = any.filter((one) => !isGroupKey(one)).slice(0, GROUP_LIMITS.members);
    const isFirst = isGroupKey(key) && !seen.has(key);
    if (!isFirst || !isGroupedDimension(dimension) || !name.trim() || members.length === 0) return [];
    seen.add(key);
    return [{ key, name: shortName(name), dimension, any: members }];
  });
}

/** Not cut in the middle of a sign. */
const shortName = (name: string): string =>
  name
    .trim()
    .slice(0, GROUP_LIMITS.name)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

function withUsedGroups(asked: Question): Question {
  const { rows, columns, where, without, groups } = asked;
  const conditions = [...where, ...without].map(({ any }) => any);
  const named = new Set([rows.keys, columns?.keys ?? [], ...conditions].flat());
  const used = groups.filter(({ key }) => named.has(key));
  // Too many of them: those that are left over are named nowhere either.
  if (used.length <= GROUP_LIMITS.groups) return { ...asked, groups: used };
  return fittedQuestion({ ...asked, groups: used.slice(0, GROUP_LIMITS.groups) });
}

/** What an address says may be any text. */
function withKnownWords(given: Question): Question {
  const usual = question({ measures: [], rows: given.rows });
  const known = <T extends string>(list: readonly T[], value: T, otherwise: T) =>
    list.includes(value) ? value : otherwise;
  const whole = (value: number, otherwise: number) => (Number.isInteger(value) ? value : otherwise);
  return {
    ...given,
    measures: given.measures.filter(isMeasureName),
    window: known(QUESTION_WINDOWS, given.window, usual.window),
    limit: whole(given.limit, usual.limit),
    column_limit: whole(given.column_limit, usual.column_limit),
  };
}

/** Those that share a dimension with the last one, which was chosen just now, and that are narrowed and shaped alike. */
function measuresTogether(measures: readonly QuestionMeasureName[]): QuestionMeasureName[] {
  const last = measures.at(-1);
  if (!last) return ['runway_share'];
  const shape = (name: QuestionMeasureName) => questionMeasure(name).needs;
  const kept = measures.filter(
    (name) =>
      axesOf([name, last]).length > 0 &&
      (name === last || (shape(name) !== 'pairs' && shape(last) !== 'pairs')),
  );
  // Each pair has something in common; all of them together must, too.
  const together: QuestionMeasureName[] = [last];
  for (const name of [...new Set(kept)].filter((one) => one !== last).reverse())
    if (together.length < LIMITS.measures && axesOf([...together, name]).some(isUseful))
      together.unshift(name);
  return together;
}

/** Formulas that mean something and can be asked beside these measures by something they have in common. */
function formulasWith(
  measures: readonly QuestionMeasureName[],
  formulas: readonly QuestionFormula[],
): QuestionFormula[] {
  const kept: QuestionFormula[] = [];
  for (const one of formulas) {
    const counted = countedMeasures({ measures: [...measures], formulas: [...kept, one] });
    const isOne =
      measuresOfFormula(one).length > 0 && one.name.trim() && one.name.length <= FORMULA_LIMITS.name;
    // Beside a lift rows and columns are of looks alone, which is more than formulas may have in common.
    const isTogether =
      axesOf(counted).some(isUseful) &&
      counted.length <= FORMULA_LIMITS.measures &&
      counted.every((name) => questionMeasure(name).needs !== 'pairs');
    if (isOne && isTogether && kept.length < FORMULA_LIMITS.formulas) kept.push(one);
  }
  return kept;
}

const isUseful = (axis: QuestionDimension): boolean => axis !== 'season';

function conditionsOf(
  { where }: Question,
  measures: readonly QuestionMeasureName[],
  axes: (QuestionAxis | null)[],
) {
  const filters = filtersOf(measures);
  const isTwice = (dimension: string) =>
    dimension === 'occupation' && axes.some((axis) => axis?.dimension === 'occupation');
  return where
    .filter(({ dimension, any }) => any.length > 0 && filters.includes(dimension) && !isTwice(dimension))
    .slice(0, LIMITS.conditions);
}

/** What can be left out, and is not asked for by name. */
function leftOutOf(asked: Question, measures: readonly QuestionMeasureName[]): QuestionCondition[] {
  const exclusions = exclusionsOf(measures);
  return asked.without
    .map(({ dimension, any }) => ({ dimension, any: any.filter((one) => !isNamed(asked, dimension, one)) }))
    .filter(({ dimension, any }) => any.length > 0 && exclusions.includes(dimension))
    .slice(0, LIMITS.conditions - asked.where.length);
}

function withDays(asked: Question): Question {
  const dimensions = [asked.rows.dimension, asked.columns?.dimension];
  const seasonsOnly = countedMeasures(asked).some((name) => questionMeasure(name).seasonsOnly);
  const isOfSeasons = dimensions.includes('season');
  const isOfWeeks = dimensions.includes('week');
  const hasDays = asked.from !== null && asked.to !== null && asked.from <= asked.to;
  const isOfDays = asked.window === 'days' && !hasDays;
  const window = seasonsOnly || isOfSeasons || isOfDays ? 'season' : asked.window;
  const isOfSeason = window === 'season';
  const seasons = isOfSeason ? asked.seasons.slice(0, isOfSeasons ? LIMITS.seasons : 1) : [];
  const isWithItself = asked.compare !== null && seasons.includes(asked.compare);
  const compare =
    isOfWeeks || isWithItself || (!isOfSeason && asked.compare !== 'previous') ? null : asked.compare;
  // Weeks are of one season.
  const columns = isOfWeeks && isOfSeasons ? null : asked.columns;
  const days = window === 'days' ? {} : { from: null, to: null };
  return {
    ...asked,
    ...days,
    window,
    seasons: columns === asked.columns ? seasons : seasons.slice(0, 1),
    compare,
    columns,
  };
}

function fewEnough(asked: Question): Question {
  const rows = {
    ...asked.rows,
    keys: asked.rows.dimension === 'season' ? [] : asked.rows.keys.slice(0, LIMITS.keys),
  };
  const columns = asked.columns && {
    ...asked.columns,
    keys: asked.columns.dimension === 'season' ? [] : asked.columns.keys.slice(0, LIMITS.columns),
  };
  const column_limit = Math.max(1, Math.min(asked.column_limit, LIMITS.columns));
  const width =
    (columns ? columns.keys.length || column_limit : 1) * (asked.measures.length + asked.formulas.length);
  const most = Math.max(1, Math.min(LIMITS.rows, Math.floor(LIMITS.cells / width)));
  return {
    ...asked,
    rows: { ...rows, keys: rows.keys.slice(0, most) },
    columns,
    column_limit,
    limit: Math.max(1, Math.min(asked.limit, most)),
  };
}
