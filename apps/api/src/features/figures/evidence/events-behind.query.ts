import { Inject, Injectable } from '@nestjs/common';
import { ALL_LANGUAGES, type DayBehind, type LanguageSlug } from '@toile/contracts';
import {
  boardAdditionsSql,
  firstPageSearchesSql,
  knownEntitiesSql,
  lookFactsSql,
  lookPlacesSql,
  pageViewsSql,
  pictureViewsSql,
  scopedLooksSql,
  searchesOfLanguagesSql,
  searchesSql,
  streetFactsSql,
  streetLooksSql,
  viewsOfLanguagesSql,
  visitsOfLanguagesSql,
  type Warehouse,
} from '@toile/warehouse';
import { WAREHOUSE } from '../../../kernel/tokens.js';
import { FIRST_DAYS, FOLLOWED_DAYS, lastFollowedShow } from '../measures/attention.query.js';
import { LANGUAGE_OF } from '../measures/audience.query.js';
import { alone } from '../measures/both-windows.js';
import { inCountriesSql } from '../measures/countries.js';
import { KnownEntitiesQuery } from '../measures/known-entities.query.js';
import { ledViewsSql } from '../measures/leading-trends.query.js';
import { KEY_OF_ENTITY, lookParams, windowParams } from '../measures/measure-params.js';
import { Measured } from '../measures/measured.js';
import { looksOfEverySeasonSql, pagesOfBrandsSql } from '../measures/pages-of-brands.sql.js';
import { run } from '../measures/run.js';
import { ScopedLooks } from '../measures/scoped-looks.js';
import { SealedQuery, type SealedWindow } from '../measures/sealed.query.js';
import type { Names } from '../scope/names.js';
import type { Brands, Days, Scope } from '../scope/scope.js';
import { Concepts } from '../series/concepts.js';
import { HAS_KEY } from './has-key.sql.js';
import { type EventsAsk, SEALED_EVENTS, type SealedMeasure } from './sealed-events.sql.js';

export const EVENT_MEASURES = [
  ...(['searches', 'traffic', 'views', 'boards', 'saves', 'leading', 'street-style'] as const),
  ...(['visitors', 'consent', 'languages', 'attention'] as const),
] as const;
export type EventMeasure = (typeof EVENT_MEASURES)[number];

export interface EventsInput extends EventsAsk {
  measure: EventMeasure;
  /** Of which looks are; of every season when empty. */
  seasons: readonly string[];
  days: Days;
  brands: Brands;
  /** `tag:denim`, `designer:verne`, `model:ada`, `colour:navy` or `category:fabric`; empty for everything. */
  key: string;
  /** ISO codes; all when empty. `elsewhere` are all but these. */
  countries: readonly string[];
  elsewhere: readonly string[];
  language: LanguageSlug;
}

const knownSql = (database: string) => `(${knownEntitiesSql(lookFactsSql(database))})`;
const byDay = (event: string, from: string) => `
  SELECT toString(on) AS day, uniqExactIf(${event}, is_x) AS events, uniqExact(${event}) AS of
  FROM (${from}) GROUP BY on ORDER BY on`;
const COLOUR = 'colour:';
const PARIS_DAY = `toDate(occurred_at, 'Europe/Paris')`;
const IN_COUNTRIES = inCountriesSql('country');

const ONE_LOOK = 'target = {look:String}';
const looksAtPlaceSql = (database: string) => `
  SELECT look FROM (${scopedLooksSql(database)})
  WHERE look_key IN (SELECT look_key FROM (${lookPlacesSql(database)}) WHERE place = {place:UInt32})`;
/** Openings of the looks that are meant alone, of which nothing else is read. */
const openedSql = (database: string, of: string) => `
  SELECT event_id, ${PARIS_DAY} AS on,
    {key:String} = '' OR target IN (SELECT look FROM (${scopedLooksSql(database)}) WHERE ${HAS_KEY}) AS is_x
  FROM (${pictureViewsSql(database, 'media', of)})`;

const IS_LANGUAGE = `({language:String} = '${ALL_LANGUAGES}' OR ${LANGUAGE_OF} = {language:String})`;
const ofLanguageSql = (events: string, isIt: string): string =>
  `SELECT event_id, visitor, ${PARIS_DAY} AS on, ${isIt} AS is_x FROM (${events})`;

/** Looks that boards gained. */
const gainedSql = (database: string, isFirstVersion: boolean) => `
  SELECT moodboard, look, gained_on AS on, ({look:String} IN ('', look)) AND ({key:String} = '' OR ${HAS_KEY}) AS is_x
  FROM (${boardAdditionsSql(database, !isFirstVersion)}) AS additions
  INNER JOIN (${scopedLooksSql(database)}) AS looks ON additions.look_key = looks.look_key`;

const SQL: Record<EventMeasure, (database: string, ask: EventsAsk) => string> = {
  searches: (database, { isFirstVersion, isUnderstood }) =>
    byDay(
      'event_id',
      `SELECT event_id, ${PARIS_DAY} AS on,
         {key:String} IN ('', entity, concat('category:', ${KEY_OF_ENTITY.category})) AS is_x
       FROM (${searchesSql(database, knownSql(database), undefined, isUnderstood)}) WHERE ${IN_COUNTRIES}
       ${
         isFirstVersion
           ? `UNION ALL SELECT event_id, ${PARIS_DAY}, false FROM (${firstPageSearchesSql(database)})
              WHERE ${IN_COUNTRIES}`
           : ''
       }`,
    ),
  traffic: (database, { isOwnPages }) =>
    byDay(
      'event_id',
      `SELECT event_id, ${PARIS_DAY} AS on, {key:String} = '' OR ${
        isOwnPages
          ? 'entity = {key:String}'
          : `cityHash64(entity) IN (SELECT entity_key FROM (${pagesOfBrandsSql(database, looksOfEverySeasonSql(database))}) WHERE brand = substring({key:String}, 10))`
      } AS is_x
       FROM (${pageViewsSql(database)})`,
    ),
  views: (database, { look, place }) =>
    look || place
      ? byDay('event_id', openedSql(database, look ? ONE_LOOK : `target IN (${looksAtPlaceSql(database)})`))
      : byDay(
          'event_id',
          `SELECT event_id, ${PARIS_DAY} AS on,
         {key:String} = '' OR target IN (SELECT look FROM (${scopedLooksSql(database)}) WHERE ${HAS_KEY}) AS is_x
       FROM (${pictureViewsSql(database, 'media')})
       WHERE target IN (SELECT look FROM (${scopedLooksSql(database)}))
       UNION ALL
       SELECT event_id, ${PARIS_DAY}, true FROM (${pictureViewsSql(database, 'streetstyle')})
       WHERE target IN (
         SELECT picture FROM (${streetFactsSql(database)})
         WHERE street_type IN {types:Array(String)} AND season IN {seasons:Array(String)}
           AND (empty({cities:Array(String)}) OR city IN {cities:Array(String)})
           AND (empty({designers:Array(String)}) OR designer IN {designers:Array(String)}))`,
        ),
  attention: (database, { look }) =>
    byDay(
      'event_id',
      `SELECT event_id, ${PARIS_DAY} AS on, dateDiff('day', shown, on) < ${FIRST_DAYS} AS is_x
       FROM (${pictureViewsSql(database, 'media', look ? ONE_LOOK : undefined)}) AS opened
       INNER JOIN (
         SELECT look, toDate(show_date, 'Europe/Paris') AS shown FROM (${scopedLooksSql(database)})
         WHERE {look:String} IN ('', look) AND ({key:String} = '' OR ${HAS_KEY}) AND shown <= {last_show:Date}) AS looks
       ON opened.target = looks.look
       WHERE on >= shown AND on < shown + ${FOLLOWED_DAYS}`,
    ),
  boards: (database, { isFirstVersion }) => byDay('moodboard', gainedSql(database, isFirstVersion)),
  saves: (database, { isFirstVersion }) => byDay('(moodboard, look)', gainedSql(database, isFirstVersion)),
  leading: (database) =>
    byDay(
      'view',
      `SELECT view, ${PARIS_DAY} AS on,
         {key:String} = '' OR has(arrayMap(tag -> concat('tag:', tag), trends), {key:String}) AS is_x
       FROM (${ledViewsSql(database, knownSql(database))})`,
    ),
  'street-style': (database) =>
    byDay(
      'picture',
      `SELECT picture, taken_on AS on, {key:String} = '' OR ${HAS_KEY} AS is_x FROM (${streetLooksSql(database)})`,
    ),
  // Each of these reads the kind it counts alone: all kinds together take up to ten times as long.
  visitors: (database) => byDay('visitor', ofLanguageSql(visitsOfLanguagesSql(database), IS_LANGUAGE)),
  consent: (database) =>
    byDay(
      'event_id',
      `${ofLanguageSql(viewsOfLanguagesSql(database), "visitor != ''")} WHERE ${IS_LANGUAGE}`,
    ),
  languages: (database) => byDay('event_id', ofLanguageSql(searchesOfLanguagesSql(database), IS_LANGUAGE)),
};

/** Pictures that are told of at once. */
const MOST_PICTURES = 48;
const picturesSql = (database: string): string => `
  SELECT picture, toString(taken_on) AS taken_on FROM (${streetLooksSql(database)})
  WHERE {key:String} = '' OR ${HAS_KEY} ORDER BY taken_on DESC, picture LIMIT ${MOST_PICTURES}`;

/** Of these the catalogue says which are meant; of traffic in whichever season and of whichever brand a look is. */
const OF_LOOKS = new Set<EventMeasure>(['traffic', 'views', 'attention']);
const isSealed = (measure: EventMeasure): measure is SealedMeasure => measure in SEALED_EVENTS;

/**
 * What is behind a behaviour figure by day: from the rollup it is counted from where that tells what was known, else recounted from raw rows.
 * `events verify` holds both equal; to clean tens of millions of raw rows takes many seconds.
 */
@Injectable()
export class EventsBehindQuery {
  constructor(
    @Inject(WAREHOUSE) private readonly warehouse: Warehouse,
    private readonly concepts: Concepts,
    private readonly measured: Measured,
    private readonly scoped: ScopedLooks,
    private readonly sealed: SealedQuery,
    private readonly known: KnownEntitiesQuery,
  ) {}

  async run(scope: Scope, names: Names, ask: EventsInput): Promise<DayBehind[]> {
    const params = await this.params(scope, names, ask);
    const { measure } = ask;
    if (isSealed(measure)) {
      const sealed = await this.sealed.of(alone(ask.days), scope);
      if (sealed.tells) return this.sealedRows(scope, { ...ask, measure }, sealed, params);
    }
    const text = SQL[measure](this.warehouse.database, ask);
    return run<DayBehind>(this.warehouse, `${measure}-by-day`, text, params);
  }

  private async sealedRows(
    scope: Scope,
    ask: EventsInput & { measure: SealedMeasure },
    sealed: SealedWindow,
    params: Awaited<ReturnType<EventsBehindQuery['params']>>,
  ): Promise<DayBehind[]> {
    const { measure } = ask;
    const isTraffic = measure === 'traffic';
    const sql = (looks: string, onShelves: string) =>
      SEALED_EVENTS[measure](
        { database: this.warehouse.database, rowsOf: sealed.rowsOf, looks, onShelves },
        ask,
      );
    const rows = {
      name: `sealed-${measure}-by-day`,
      from: [sealed, 'catalogue'] as const,
      params: {
        ...params,
        ...sealed.params,
        ...(isTraffic && { seasons: [], designers: [] }),
        known: await this.known.run(scope),
      },
    };
    if (OF_LOOKS.has(measure))
      return this.scoped.rows<DayBehind>(scope, isTraffic ? [] : ask.seasons, { ...rows, sql });
    return this.measured.rows<DayBehind>(scope, { ...rows, sql: sql('', 'true') });
  }

  /** The pictures of the street that are counted, the newest first. */
  async pictures(
    scope: Scope,
    names: Names,
    ask: EventsInput,
  ): Promise<{ picture: string; taken_on: string }[]> {
    const params = await this.params(scope, names, ask);
    return run(this.warehouse, 'street-pictures', picturesSql(this.warehouse.database), params);
  }

  private async params(scope: Scope, names: Names, ask: EventsInput) {
    const { measure, seasons, days, brands, key, look, place } = ask;
    // A brand's views of a season are a number of their own; in a series they are a part of everybody's.
    const isNarrowed = measure === 'views' && seasons.length > 0;
    return {
      // Where the brand is what is counted, the whole is everybody's.
      ...lookParams(
        key.startsWith('designer:') && !isNarrowed ? { ...scope, brand: null } : scope,
        ...([names, seasons, brands] as const),
      ),
      ...windowParams(days),
      key,
      look,
      place,
      last_show: lastFollowedShow(scope),
      brand: `designer:${scope.brand?.slug ?? ''}`,
      language: ask.language,
      countries: [...ask.countries],
      elsewhere: [...ask.elsewhere],
      dominant: key.startsWith(COLOUR) ? await this.dominant(scope, names, ask) : [],
    };
  }

  /** Dominant colours that are nearest to the one of the palette. */
  private async dominant(scope: Scope, names: Names, { measure, days, key }: EventsInput): Promise<string[]> {
    const street = measure === 'street-style' ? days : undefined;
    const { hexes = [], palette = [] } = await this.concepts.paletteOf('colour', scope, names, street);
    return hexes.filter((_, at) => palette[at] === key.slice(COLOUR.length));
  }
}
