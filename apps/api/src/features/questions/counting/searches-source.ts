import { Injectable } from '@nestjs/common';
import { COUNTRIES, type QuestionDimension, TAG_DIMENSIONS } from '@toile/contracts';
import { PART_OF_VISITOR, searchesSql, searchSets, withUnderstood } from '@toile/warehouse';
import {
  addedUp,
  alone,
  CATEGORY_OF_TAG,
  type Days,
  type DaysRow,
  isOfDays,
  isoTime,
  KnownEntitiesQuery,
  Measured,
  namedAtEndsSql,
  type RowsOf,
  SealedQuery,
} from '../../figures/index.js';
import { sortedTags } from './looks.sql.js';
import { boundTo, narrowed, narrowingParams, narrowingsOf } from './narrowings.sql.js';
import {
  axesParams,
  axesSql,
  cellsByDaySql,
  cellsOfSums,
  cellsSql,
  countedSql,
  groupParams,
  hasParts,
  keysSql,
  WEEK_OF,
} from './pairs.sql.js';
import { type AskedQuestion, type ChosenKeys, type CountRow, inSlice, type Slice, Source } from './source.js';

const NAMED = (kind: string) =>
  `arrayMap(one -> substring(one, ${kind.length + 2}), arrayFilter(one -> startsWith(one, '${kind}:'), named))`;
const TAGS = NAMED('tag');
/** SQL of what a search names of each dimension. */
const KEYS: Partial<Record<QuestionDimension, string>> = {
  ...Object.fromEntries(
    TAG_DIMENSIONS.map((one) => [
      one,
      one === 'tag' ? TAGS : `arrayFilter(tag -> ${CATEGORY_OF_TAG('tag')} = '${one}', ${TAGS})`,
    ]),
  ),
  category: `arrayDistinct(arrayMap(tag -> ${CATEGORY_OF_TAG('tag')}, ${TAGS}))`,
  brand: NAMED('designer'),
  country: '[place]',
  week: '[week]',
};
const KIND: Record<string, string> = { tag: 'tag', brand: 'designer' };
const COUNTRY_SLUGS = COUNTRIES.flatMap(({ slug, code }) => (code ? [{ slug, code }] : []));

/** First-page searches that name anything known, by what they name: rollup `search_sets`, and raw rows as known earlier. */
@Injectable()
export class SearchesSource extends Source {
  constructor(
    private readonly measured: Measured,
    private readonly sealed: SealedQuery,
    private readonly known: KnownEntitiesQuery,
  ) {
    super();
  }

  async count(asked: AskedQuestion, slices: readonly Slice[], chosen?: ChosenKeys): Promise<CountRow[]> {
    const rows = await Promise.all(slices.map((slice) => this.countSlice(asked, slice, chosen)));
    return rows.flat();
  }

  private async countSlice(asked: AskedQuestion, { id, days }: Slice, chosen: ChosenKeys | undefined) {
    const { scope } = asked;
    const { database } = this.measured;
    if (isOfDays(scope)) {
      const [sums] = await addedUp(scope, alone(days), (months) => this.byDay(asked, months, chosen));
      return cellsOfSums(id, sums);
    }
    const sealed = await this.sealed.of(alone(days), scope);
    const isRaw = !sealed.tells;
    const searches = isRaw
      ? `SELECT groupArray(entity) AS named, any(toString(country)) AS code, ${WEEK_OF(`toDate(any(occurred_at), 'Europe/Paris')`)} AS week,
           any(${PART_OF_VISITOR}) AS part, 1 AS n
         FROM (${searchesSql(database, '{known:Array(String)}', undefined, true)}) GROUP BY event_id`
      : sealedSql(sealed.rowsOf);
    const found = await this.measured.rows<CountRow>(scope, {
      name: 'question-searches',
      from: [sealed, 'catalogue'],
      sql: countedSql(
        `SELECT '' AS slice, ${cellsSql(chosen)} AS cell, concat('visitors/', toString(part)) AS name, sumIf(n, is_own) AS o, sumIf(n, is_base) AS b
         FROM (${factsSql(asked, searches, chosen)})
         GROUP BY cell, name`,
        hasParts(asked, chosen),
      ),
      params: {
        ...(isRaw ? { as_of: isoTime(scope.asOf), from: days.from, to: days.to } : sealed.params),
        ...paramsOf(asked, chosen),
        known: await this.known.run(scope),
      },
    });
    return inSlice(found, id);
  }

  private async byDay(asked: AskedQuestion, months: Days, chosen: ChosenKeys | undefined) {
    const sealed = await this.sealed.daysOf(months, asked.scope);
    return this.measured.rows<DaysRow>(asked.scope, {
      name: 'question-searches-by-day',
      isLarge: true,
      // As figures ask it: what it needs of the catalogue is bound.
      from: [sealed],
      sql: cellsByDaySql(
        factsSql(
          asked,
          `SELECT * FROM (${namedAtEndsSql(sealedSql(sealed.rowsOf, ', ingest_day'))}) WHERE notEmpty(named)`,
          chosen,
          ', day, ingest_day, held',
        ),
        chosen,
      ),
      params: { ...sealed.params, ...paramsOf(asked, chosen), ...(await this.known.atEnds(asked.scope)) },
    });
  }
}

/** @param more columns of the rollup, as they are listed */
const sealedSql = (rowsOf: RowsOf, more = ''): string =>
  `SELECT arrayFilter(one -> one IN {known:Array(String)}, ${withUnderstood('entities')}) AS named, one.1 AS code,
     ${WEEK_OF('day')} AS week, one.2 AS part, one.3 AS n, day${more}
   FROM (${rowsOf(searchSets, `entities, parts${more}`)})
   ARRAY JOIN parts AS one WHERE notEmpty(named)`;

/** Searches with whether they are what is asked, and of what that is a part, and where they stand. */
function factsSql(asked: AskedQuestion, searches: string, chosen: ChosenKeys | undefined, more = ''): string {
  const { question } = asked;
  const { own, base } = conditions(asked);
  const axes = axesSql(
    keysSql(question.rows, question, KEYS),
    keysSql(question.columns, question, KEYS),
    chosen,
  );
  return `
    SELECT n, part, (${own}) AS is_own, (${base}) AS is_base, ${axes}${more}
    FROM (SELECT named, week, part, n${more}, transform(code, {codes:Array(String)}, {places:Array(String)}, 'other') AS place FROM (${searches}))`;
}

const paramsOf = ({ question, names }: AskedQuestion, chosen: ChosenKeys | undefined) => ({
  ...sortedTags(names, question),
  ...axesParams(chosen),
  ...groupParams(question),
  ...narrowingParams(question, (dimension, one) => (KIND[dimension] ? `${KIND[dimension]}:${one}` : one)),
  codes: COUNTRY_SLUGS.map(({ code }) => code),
  places: COUNTRY_SLUGS.map(({ slug }) => slug),
});

/** What a search must name or must not, and where all of them come from. */
function conditions({ question }: AskedQuestion): { own: string; base: string } {
  const [named, places]: [string[], string[]] = [[], []];
  for (const one of narrowingsOf(question))
    if (one.dimension === 'country') places.push(narrowed(one, `has(${boundTo(one)}, place)`));
    else named.push(narrowed(one, `hasAny(named, ${boundTo(one)})`));
  const all = (which: readonly string[]) => which.join(' AND ') || 'true';
  return { own: all([...named, ...places]), base: all(places) };
}
