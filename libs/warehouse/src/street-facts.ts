import { heldAtEndsSql, withNextSql } from './at-ends.js';

const NAMED = (field: string) => `JSONExtractString(doc, '${field}', 'slug')`;
const FACTS = `picture, ${NAMED('designer')} AS designer, ${NAMED('season')} AS season,
    ${NAMED('type')} AS street_type, ${NAMED('city')} AS city`;
const SLUGS = (field: string) =>
  `arrayDistinct(arrayMap(one -> JSONExtractString(one, 'slug'), JSONExtractArrayRaw(doc, '${field}')))`;
const WORN = `${FACTS}, ${SLUGS('tags')} AS tags, ${SLUGS('models')} AS models, JSONExtract(doc, 'colours', 'Array(String)') AS colours,
    toDate(parseDateTime64BestEffortOrZero(JSONExtractString(doc, 'taken_at'), 3, 'UTC'), 'Europe/Paris') AS taken_on`;

const versionsSql = (database: string, more = ''): string => `
    SELECT type, JSONExtractString(data, 'slug') AS picture, JSONExtractRaw(data, 'doc') AS doc${more}
    FROM ${database}.raw_catalogue
    WHERE type IN ('content-published', 'content-withdrawn') AND JSONExtractString(data, 'kind') = 'street-style'`;

/** The newest published version of each picture at {as_of}, `columns` of it. */
const publishedSql = (database: string, columns: string): string => `
  SELECT ${columns}
  FROM (
    ${versionsSql(database)}
      AND occurred_at <= {as_of:DateTime64(3, 'UTC')}
    ORDER BY picture, occurred_at DESC, _partition DESC, _offset DESC
    LIMIT 1 BY picture)
  WHERE type = 'content-published'`;

/** Street-style pictures as they were published at {as_of}: picture, designer, season, street_type, city. */
export const streetFactsSql = (database: string): string => publishedSql(database, FACTS);

/** The same at several ends of days, a row for each version, with `held`: a bit for each of {known_on} at whose end it was the newest. */
export const streetFactsAtEndsSql = (database: string): string => `
  SELECT * FROM (
    SELECT ${FACTS}, ${heldAtEndsSql('occurred_at', 'next')} AS held
    FROM (${withNextSql('picture', 'type, picture, doc', versionsSql(database, ', occurred_at, _partition, _offset'))})
    WHERE type = 'content-published')
  WHERE held != 0`;

/** Street style of a scope ({types}, {cities}) that were taken from {from} to {to}, days in Paris: with what is worn (tags, colours) and by whom (models), and taken_on. */
export const streetLooksSql = (database: string): string => `
  SELECT * FROM (${publishedSql(database, WORN)})
  WHERE taken_on BETWEEN {from:Date} AND {to:Date}
    AND (empty({types:Array(String)}) OR street_type IN {types:Array(String)})
    AND (empty({cities:Array(String)}) OR city IN {cities:Array(String)})`;
