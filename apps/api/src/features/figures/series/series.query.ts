import { Injectable } from '@nestjs/common';
import type { QuestionGroup } from '@toile/contracts';
import { lookViews, pageViews, searchSets, streetLooksSql, withUnderstood } from '@toile/warehouse';
import { alone } from '../measures/both-windows.js';
import { countriesOf, inCountriesSql, isOneCountry } from '../measures/countries.js';
import { KnownEntitiesQuery } from '../measures/known-entities.query.js';
import { lookParams, WHOLE, windowParams } from '../measures/measure-params.js';
import { Measured } from '../measures/measured.js';
import { brandsByKeySql, pagesOfBrandsSql, withBrandsSql } from '../measures/pages-of-brands.sql.js';
import { ScopedLooks } from '../measures/scoped-looks.js';
import { type RowsOf, SealedQuery } from '../measures/sealed.query.js';
import type { Names } from '../scope/names.js';
import { type Days, isoDay, type Scope } from '../scope/scope.js';
import { type Concept, Concepts, groupParams, groupsOf, KEYS_OF_CONCEPT } from './concepts.js';

/** What is counted by week or day: what people did, and what was worn in the street. */
export type WeeklyCount = 'street-style' | 'searches' | 'views' | 'boards' | 'traffic';
export type Step = 'week' | 'day';

export interface SeriesAsk {
  measure: WeeklyCount;
  concept: Concept;
  step: Step;
  days: Days;
  /** Slugs; all when empty and no groups are named. */
  keys: readonly string[];
  groups?: readonly QuestionGroup[];
}

/** What of a key, or of the whole (`*`), there was in a step, by its first day. */
export interface StepRow {
  step: string;
  key: string;
  events: number;
}

const STEP = (step: Step, day: string) => (step === 'week' ? `toMonday(${day})` : day);
/** Searches name no colours. */
const PREFIX: Record<Exclude<Concept, 'colour'>, string> = {
  tag: 'tag:',
  brand: 'designer:',
  model: 'model:',
  city: 'city:',
};
/** Of keys those that are asked for, and the groups that any of them is in. */
const asked = (keys: string) => `
  arrayConcat(
    arrayFilter(one -> (empty({keys:Array(String)}) AND empty({group_keys:Array(String)})) OR has({keys:Array(String)}, one), ${keys}),
    ${groupsOf(keys)})`;
const looksSql = (looks: string, concept: Concept) =>
  `SELECT look_key, ${asked(KEYS_OF_CONCEPT[concept])} AS keys FROM (${looks})`;
function slugs(entities: string, concept: Concept): string {
  if (concept === 'colour') return '[]';
  const prefix = PREFIX[concept];
  return `arrayMap(one -> substring(one, ${prefix.length + 1}), arrayFilter(one -> startsWith(one, '${prefix}'), ${entities}))`;
}
const byKey = (keys: string, events: string, from: string) => `
  SELECT toString(step) AS step, arrayJoin(arrayConcat(['${WHOLE}'], ${keys})) AS key, ${events} AS events FROM (${from}) GROUP BY step, key`;

/** Searches of some countries are told by the parts of visitors, who are of one country each; those of all take less reading. */
const searchesSql = (rowsOf: RowsOf, concept: Concept, step: Step, isOfCountry: boolean) => {
  const [count, from] = isOfCountry
    ? [
        'part.3',
        `(${rowsOf(searchSets, 'entities, parts')}) ARRAY JOIN parts AS part WHERE ${inCountriesSql('part.1')}`,
      ]
    : ['searches', `(${rowsOf(searchSets, 'entities, searches')})`];
  return byKey(
    'keys',
    'sum(searches)',
    `SELECT ${STEP(step, 'day')} AS step, ${asked(slugs('named', concept))} AS keys, sum(searches) AS searches
     FROM (SELECT day, arrayFilter(one -> one IN {known:Array(String)}, ${withUnderstood('entities')}) AS named, ${count} AS searches FROM ${from})
     WHERE notEmpty(named) GROUP BY step, keys`,
  );
};

/** Pages that name a brand, as `TrafficQuery` tells them. */
const trafficSql = (database: string, rowsOf: RowsOf, looks: string, step: Step) =>
  byKey(
    asked(`if(brand = '', [], [brand])`),
    'sum(views)',
    `SELECT step, brand, views
     FROM (
       SELECT ${STEP(step, 'day')} AS step, brand_key, sum(views) AS views
       FROM ${withBrandsSql(rowsOf(pageViews, 'entity_key, views'), pagesOfBrandsSql(database, looks))} GROUP BY step, brand_key) AS counted
     ANY LEFT JOIN (${brandsByKeySql(database)}) AS named ON counted.brand_key = named.brand_key`,
  );

/** Looks that have the same of what is asked for are counted together, by a number: few are left whose keys are looked up. */
const viewsSql = (rowsOf: RowsOf, looks: string, concept: Concept, step: Step) =>
  byKey(
    'keys',
    'sum(views)',
    `SELECT step, keys, views
     FROM (
       SELECT ${STEP(step, 'opened.day')} AS step, keys_of, sum(opened.views) AS views
       FROM (${rowsOf(lookViews, 'look_key, views')}) AS opened
       INNER JOIN (SELECT look_key, cityHash64(keys) AS keys_of FROM (${looksSql(looks, concept)})) AS looks
         ON opened.look_key = looks.look_key
       GROUP BY step, keys_of) AS counted
     INNER JOIN (SELECT DISTINCT cityHash64(keys) AS keys_of, keys FROM (${looksSql(looks, concept)})) AS named
       ON counted.keys_of = named.keys_of`,
  );

const boardsSql = (database: string, looks: string, concept: Concept, step: Step) =>
  byKey(
    'keys',
    'uniqExact(board_key)',
    `SELECT ${STEP(step, `toDate(occurred_at, 'Europe/Paris')`)} AS step, board_key, keys
     FROM ${database}.raw_moodboards AS gained
     INNER JOIN (${looksSql(looks, concept)}) AS looks ON gained.slug_key = looks.look_key
     WHERE type = 'look-added-to-moodboard' AND media_type = 'look' AND occurred_at <= {as_of:DateTime64(3, 'UTC')}
       AND toDate(occurred_at, 'Europe/Paris') BETWEEN {from:Date} AND {to:Date}`,
  );

/** Whose brand is not known is of none. */
const streetSql = (database: string, concept: Concept, step: Step) =>
  byKey(
    asked(
      concept === 'brand'
        ? `arrayFilter(one -> one != '', ${KEYS_OF_CONCEPT.brand})`
        : KEYS_OF_CONCEPT[concept],
    ),
    'count()',
    `SELECT ${STEP(step, 'taken_on')} AS step, tags, designer, models, colours, city FROM (${streetLooksSql(database)})`,
  );

/** What there was by week or day: sealed rollups and what came since; boards and street style from raw messages. */
@Injectable()
export class SeriesQuery {
  constructor(
    private readonly measured: Measured,
    private readonly scoped: ScopedLooks,
    private readonly sealed: SealedQuery,
    private readonly known: KnownEntitiesQuery,
    private readonly concepts: Concepts,
  ) {}

  async run(scope: Scope, names: Names, ask: SeriesAsk): Promise<StepRow[]> {
    const { measure, concept, step, days } = ask;
    const street = measure === 'street-style' ? days : undefined;
    const palette = await this.concepts.paletteOf(concept, scope, names, street);
    const named = { keys: [...ask.keys], ...groupParams(ask.groups ?? []) };
    const looks = { ...lookParams(scope, names, []), ...palette };
    const name = `${measure}-by-${step}`;
    if (measure === 'street-style')
      return this.measured.rows<StepRow>(scope, {
        name,
        from: ['catalogue'],
        sql: streetSql(this.measured.database, concept, step),
        params: { ...looks, ...windowParams(days), ...named },
      });
    if (measure === 'boards')
      return this.scoped.rows<StepRow>(scope, [], {
        name,
        from: ['catalogue', 'moodboards'],
        sql: (looks) => boardsSql(this.measured.database, looks, concept, step),
        params: { ...looks, ...windowParams(days), ...named },
      });
    const sealed = await this.rowsKnown(scope, days);
    const { params } = sealed;
    const isOfCountry = isOneCountry(scope.input.country);
    // Weeks are of all countries together.
    const rowsOf = step === 'week' && !isOfCountry ? sealed.weeksOf : sealed.rowsOf;
    const from = [sealed, 'catalogue'] as const;
    if (measure === 'views')
      return this.scoped.rows<StepRow>(scope, [], {
        name,
        from,
        sql: (looks) => viewsSql(rowsOf, looks, concept, step),
        params: { ...looks, ...params, ...named },
      });
    if (measure === 'traffic')
      return this.scoped.rows<StepRow>(scope, [], {
        name,
        from,
        sql: (looks) => trafficSql(this.measured.database, rowsOf, looks, step),
        params: { ...lookParams({ ...scope, brand: null }, names, []), ...params, ...named },
      });
    return this.measured.rows<StepRow>(scope, {
      name,
      from,
      sql: searchesSql(rowsOf, concept, step, isOfCountry),
      params: {
        ...params,
        ...named,
        known: await this.known.run(scope),
        ...countriesOf(scope.input.country),
      },
    });
  }

  /** What there is now, or what had arrived by the end of the day that is asked for. */
  private async rowsKnown(scope: Scope, days: Days) {
    if (scope.input.as_of === undefined) return this.sealed.of(alone(days));
    const told = await this.sealed.daysOf(days, scope);
    const rowsOf: RowsOf = (rollup, columns) =>
      `SELECT * FROM (${told.rowsOf(rollup, `ingest_day, ${columns}`)}) WHERE ingest_day <= {known_on:Date}`;
    return { ...told, rowsOf, weeksOf: rowsOf, params: { ...told.params, known_on: isoDay(scope.asOf) } };
  }
}
