import {
  isOfGarments,
  isProperty,
  isTagDimension,
  type Question,
  type QuestionAxis,
  type QuestionDimension,
  TAG_DIMENSIONS,
} from '@toile/contracts';
import { CATEGORY_OF_TAG, isoTime, type Names } from '../../figures/index.js';
import { garmentParams, keysOnPieces, pairsOnPieces, piecesSql } from './garments.sql.js';
import { boundTo, narrowed, narrowingParams, narrowingsOf } from './narrowings.sql.js';
import { axesSql, chosenSql, groupParams, keysSql } from './pairs.sql.js';
import type { AskedQuestion, ChosenKeys, Slice } from './source.js';

/** The nearest colour of the palette to the one that is most of a look, and its tone; empty without any. */
const NEAREST = (parameter: string) =>
  `transform(lower(toString(colours[1])), {hexes:Array(String)}, {${parameter}:Array(String)}, '')`;
const SOME = (value: string) => `arrayFilter(one -> one != '', [${value}])`;
const TEXTS = (values: string) => `arrayMap(one -> toString(one), arrayDistinct(${values}))`;
const TAGS_OF = (category: string) =>
  `arrayFilter(one -> ${CATEGORY_OF_TAG('one')} = '${category}', ${TEXTS('tags')})`;

/** SQL of what a look has of each dimension. */
export const KEYS_OF_LOOKS: Partial<Record<QuestionDimension, string>> = {
  ...Object.fromEntries(TAG_DIMENSIONS.map((one) => [one, one === 'tag' ? TEXTS('tags') : TAGS_OF(one)])),
  category: `arrayDistinct(arrayMap(one -> ${CATEGORY_OF_TAG('toString(one)')}, tags))`,
  brand: SOME('toString(designer)'),
  city: SOME('toString(city)'),
  type: SOME('toString(look_type)'),
  model: TEXTS('models'),
  colour: SOME(NEAREST('palette')),
  tone: SOME(NEAREST('tones')),
};

const CONDITIONS: Record<string, (parameter: string) => string> = {
  tag: (any) => `arrayExists(one -> has(${any}, toString(one)), tags)`,
  model: (any) => `arrayExists(one -> has(${any}, one), models)`,
  colour: (any) => `has(${any}, ${NEAREST('palette')})`,
  tone: (any) => `has(${any}, ${NEAREST('tones')})`,
  brand: (any) => `has(${any}, toString(designer))`,
  city: (any) => `has(${any}, toString(city))`,
  type: (any) => `has(${any}, toString(look_type))`,
};

/** Whether something is asked that a look can lack: then a share is among looks of the same brand and city. */
export const asksProperties = ({ rows, columns, where, without }: Question): boolean =>
  [rows, columns, ...where, ...without].some((one) => one && isProperty(one.dimension));

/** SQL of whether a look is one of what is asked, and of what that is a part of. */
export function conditionsOfLooks(question: Question): { own: string; base: string } {
  const isOnGarments = question.crossing === 'garment';
  const narrowings = narrowingsOf(question);
  const conditions = narrowings.flatMap((one) => {
    const { dimension } = one;
    if (isOnGarments && isOfGarments(dimension)) return [];
    const sql = CONDITIONS[dimension]?.(boundTo(one));
    return sql ? [{ dimension, sql: narrowed(one, sql) }] : [];
  });
  const all = (which: readonly { sql: string }[]) =>
    which.map(({ sql }) => `(${sql})`).join(' AND ') || 'true';
  const isKept = (dimension: string) =>
    dimension === 'type' || (asksProperties(question) && !isProperty(dimension));
  const onGarments =
    isOnGarments && narrowings.some(({ dimension }) => isOfGarments(dimension))
      ? [{ sql: `notEmpty(${piecesSql(question)})` }]
      : [];
  return {
    own: all([...conditions, ...onGarments]),
    base: all(conditions.filter(({ dimension }) => isKept(dimension))),
  };
}

/** SQL of rows, columns and where they cross, of a look or of its garments. @param known keys of looks, by dimension */
export function axesOfLooks(
  question: Question,
  known: Partial<Record<QuestionDimension, string>>,
  chosen: ChosenKeys | undefined,
): string {
  const isOnGarments = question.crossing === 'garment';
  const keys = (axis: QuestionAxis | null) =>
    (isOnGarments ? keysOnPieces(axis, question) : null) ?? keysSql(axis, question, known);
  const pairs = isOnGarments && chosen ? pairsOnPieces(question, chosenSql) : null;
  return axesSql(keys(question.rows), keys(question.columns), chosen, pairs);
}

/** Whether colours are asked, for which those that are used must be known. */
export const asksColours = ({ rows, columns, where, without }: Question): boolean =>
  [rows, columns, ...where, ...without].some(
    (one) => one?.dimension === 'colour' || one?.dimension === 'tone',
  );

/** Whether types are asked or left out: else all of it is of one. */
export const saysTypes = ({ rows, columns, where, without }: Question): boolean =>
  [rows, columns, ...where, ...without].some((one) => one?.dimension === 'type');

/** What SQL of looks binds, beside where its axes are cut. Types narrow all of it, as the scope of a figure does. */
export function paramsOfLooks(
  { question, scope, names }: AskedQuestion,
  slices: readonly Slice[],
  colours: Colours,
): Record<string, string | string[]> {
  return {
    ...narrowingParams(question),
    ...(asksColours(question) && colours),
    as_of: isoTime(scope.asOf),
    types: saysTypes(question) ? [] : [scope.type.slug],
    cities: [],
    designers: [],
    seasons: seasonsOf(slices),
    ...sortedTags(names, question),
    ...groupParams(question),
    ...garmentParams(question),
  };
}

export const seasonsOf = (slices: readonly Slice[]): string[] => [
  ...new Set(slices.flatMap(({ season }) => (season ? [season.slug] : []))),
];

/** Which category each tag is of, where that is asked. */
export function sortedTags({ sorted }: Names, { rows, columns }: Question): Record<string, string[]> {
  const isAsked = [rows, columns].some(
    (axis) =>
      axis && (axis.dimension === 'category' || (isTagDimension(axis.dimension) && axis.dimension !== 'tag')),
  );
  return isAsked ? { sorted_tags: sorted.tags, sorted_categories: sorted.categories } : {};
}

/** Colours that looks have, as `#rrggbb`, and beside each the nearest of the palette and its tone. */
export interface Colours {
  [parameter: string]: string[];
  hexes: string[];
  palette: string[];
  tones: string[];
}
