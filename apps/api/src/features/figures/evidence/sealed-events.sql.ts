import { ALL_LANGUAGES } from '@toile/contracts';
import {
  audience,
  audiencePageViews,
  lookPlacesSql,
  lookViews,
  pageViews,
  STREET_SHELF,
  searchSets,
  streetFactsSql,
} from '@toile/warehouse';
import { FIRST_DAYS, FOLLOWED_DAYS } from '../measures/attention.query.js';
import { LANGUAGE_OF } from '../measures/audience.query.js';
import { inCountriesSql } from '../measures/countries.js';
import { ledTrendsSql } from '../measures/leading-trends.query.js';
import { CATEGORY_OF_TAG } from '../measures/measure-params.js';
import { pagesOfBrandsSql } from '../measures/pages-of-brands.sql.js';
import type { RowsOf } from '../measures/sealed.query.js';
import { namedSql } from '../measures/searches.sql.js';
import { STREET_KEY } from '../measures/views.sql.js';
import { HAS_KEY } from './has-key.sql.js';

/** Where sealed rows are read, and which of them there are of looks on their shelves. */
interface Sealed {
  database: string;
  rowsOf: RowsOf;
  /** SQL of the looks that are meant. */
  looks: string;
  onShelves: string;
}
/** What of a question is in its SQL and not bound. */
export interface EventsAsk {
  isFirstVersion: boolean;
  isUnderstood: boolean;
  /** Traffic of the brands' own pages alone. */
  isOwnPages: boolean;
  look: string;
  /** In the show, of looks that are opened; 0 for any. */
  place: number;
}

/** @param from SQL of day, n (what one row adds) and is_x */
const byDay = (from: string): string => `
  SELECT toString(day) AS day, sumIf(n, is_x) AS events, sum(n) AS of FROM (${from})
  GROUP BY day HAVING of > 0 ORDER BY day`;

const IS_LANGUAGE = `({language:String} = '${ALL_LANGUAGES}' OR ${LANGUAGE_OF} = {language:String})`;

function searchesSql({ rowsOf }: Sealed, { isFirstVersion, isUnderstood }: EventsAsk): string {
  const inCountries = `arraySum(arrayMap(one -> if(${inCountriesSql('one.1')}, one.2, 0), countries))`;
  return byDay(`
    SELECT day, if(empty({countries:Array(String)}) AND empty({elsewhere:Array(String)}), searches, ${inCountries}) AS n,
      notEmpty(named) AND ({key:String} = '' OR has(named, {key:String}) OR arrayExists(one -> startsWith(one, 'tag:')
        AND concat('category:', ${CATEGORY_OF_TAG('substring(one, 5)')}) = {key:String}, named)) AS is_x
    FROM (${namedSql(rowsOf, searchSets, { searches: 'searches', countries: 'countries' }, isUnderstood)})
    WHERE ${isFirstVersion ? 'true' : 'notEmpty(named)'}`);
}

const trafficSql = ({ database, rowsOf, looks }: Sealed, { isOwnPages }: EventsAsk): string =>
  byDay(`
    SELECT day, views AS n, {key:String} = '' OR ${
      isOwnPages
        ? `entity_key = cityHash64({key:String})`
        : `entity_key IN (SELECT entity_key FROM (${pagesOfBrandsSql(database, looks)}) WHERE brand = substring({key:String}, 10))`
    } AS is_x
    FROM (${rowsOf(pageViews, 'entity_key, views')})`);

function viewsSql({ database, rowsOf, looks, onShelves }: Sealed, { look, place }: EventsAsk): string {
  const opened = (where: string) => rowsOf(lookViews, 'look_key, views', where);
  const hasKey = `{key:String} = '' OR look_key IN (SELECT look_key FROM (${looks}) WHERE ${HAS_KEY})`;
  if (look || place) {
    const those = look
      ? 'look_key = cityHash64({look:String})'
      : `look_key IN (SELECT look_key FROM (${looks})) AND look_key IN (
          SELECT look_key FROM (${lookPlacesSql(database)}) WHERE place = {place:UInt32})`;
    // A look that is opened is told whatever season it is of.
    return byDay(
      `SELECT day, views AS n, ${hasKey} AS is_x FROM (${opened(look ? those : onShelves)}) WHERE ${those}`,
    );
  }
  return byDay(`
    SELECT day, views AS n, ${hasKey} AS is_x FROM (${opened(onShelves)}) WHERE look_key IN (SELECT look_key FROM (${looks}))
    UNION ALL
    SELECT day, views, true FROM (${opened(`shelf = '${STREET_SHELF}'`)})
    WHERE look_key IN (
      SELECT ${STREET_KEY} FROM (${streetFactsSql(database)})
      WHERE street_type IN {types:Array(String)} AND season IN {seasons:Array(String)}
        AND (empty({cities:Array(String)}) OR city IN {cities:Array(String)})
        AND (empty({designers:Array(String)}) OR designer IN {designers:Array(String)}))`);
}

const attentionSql = ({ rowsOf, looks, onShelves }: Sealed): string =>
  byDay(`
    SELECT opened.day AS day, views AS n, dateDiff('day', shown, opened.day) < ${FIRST_DAYS} AS is_x
    FROM (${rowsOf(lookViews, 'look_key, views', onShelves)}) AS opened
    INNER JOIN (
      SELECT look_key, toDate(show_date, 'Europe/Paris') AS shown FROM (${looks})
      WHERE {look:String} IN ('', look) AND ({key:String} = '' OR ${HAS_KEY}) AND shown <= {last_show:Date}) AS looks
    ON opened.look_key = looks.look_key
    WHERE opened.day >= shown AND opened.day < shown + ${FOLLOWED_DAYS}`);

const leadingSql = ({ rowsOf }: Sealed): string =>
  byDay(`
    SELECT day, views AS n, {key:String} = '' OR has(arrayMap(tag -> concat('tag:', tag), trends), {key:String}) AS is_x
    FROM (${ledTrendsSql(rowsOf, 'views')})`);

const languagesSql = ({ rowsOf }: Sealed): string =>
  byDay(`SELECT day, searches AS n, ${IS_LANGUAGE} AS is_x FROM (${rowsOf(audience, 'locale, searches')})`);

const consentSql = ({ rowsOf }: Sealed): string => `
  SELECT toString(day) AS day, sum(known_views) AS events, sum(views) AS of
  FROM (${rowsOf(audiencePageViews, 'locale, views, known_views')}) WHERE ${IS_LANGUAGE} GROUP BY day HAVING of > 0 ORDER BY day`;

const visitorsSql = ({ rowsOf }: Sealed): string => `
  SELECT toString(day) AS day, uniqExactMergeIf(visitors, ${IS_LANGUAGE}) AS events, uniqExactMerge(visitors) AS of
  FROM (${rowsOf(audience, 'locale, visitors')}) GROUP BY day HAVING of > 0 ORDER BY day`;

/**
 * What is behind a figure by day, from the rollup it is counted from: the same columns as raw rows give. What is missing here is counted from raw
 * rows or messages always.
 */
export const SEALED_EVENTS = {
  searches: searchesSql,
  traffic: trafficSql,
  views: viewsSql,
  attention: attentionSql,
  leading: leadingSql,
  languages: languagesSql,
  consent: consentSql,
  visitors: visitorsSql,
} satisfies Record<string, (sealed: Sealed, ask: EventsAsk) => string>;
export type SealedMeasure = keyof typeof SEALED_EVENTS;
