/** Rows received in [{from}, {to}), also those that reached the log later. */
const RECEIVED = `received_at >= {from:DateTime64(3, 'UTC')} AND received_at < {to:DateTime64(3, 'UTC')}
    AND ingest_hour >= toStartOfHour(toDateTime({from:DateTime64(3, 'UTC')}, 'UTC'))`;

/** Events of each minute in [{from}, {to}) by kind: minute, kind, events, bots. */
export const eventsByMinuteSql = (database: string): string => `
  SELECT toStartOfMinute(received_at) AS minute, kind, count() AS events, countIf(is_bot) AS bots
  FROM ${database}.raw_tracking WHERE ${RECEIVED} GROUP BY minute, kind ORDER BY minute, kind`;

/** All rows of [{from}, {to}): events, bots, staff, out_of_time, without_consent, copies (of event ids that came before them). */
export const cleanlinessSql = (database: string): string => `
  SELECT count() AS events, countIf(is_bot) AS bots, countIf(is_staff) AS staff,
    countIf(is_out_of_time) AS out_of_time,
    countIf(visitor = '') AS without_consent, count() - uniqExact(event_id) AS copies
  FROM ${database}.raw_tracking WHERE ${RECEIVED}`;

const NAMES_A_PICTURE = "(startsWith(entity, 'look:') OR startsWith(entity, 'street-style:'))";

/** Looks and street-style pictures the catalogue has or once had. */
const publishedSql = (database: string): string => `
      SELECT concat('look:', look) FROM ${database}.raw_catalogue WHERE type = 'look-published'
      UNION DISTINCT
      SELECT concat('street-style:', JSONExtractString(data, 'slug')) FROM ${database}.raw_catalogue
      WHERE type = 'content-published' AND JSONExtractString(data, 'kind') = 'street-style'`;

/** Events of [{from}, {to}) that name a look or a street-style picture: named, and unknown ones the catalogue never had. */
export const namedPicturesSql = (database: string): string => `
  SELECT count() AS named, countIf(entity NOT IN (${publishedSql(database)})) AS unknown
  FROM ${database}.raw_tracking WHERE ${RECEIVED} AND ${NAMES_A_PICTURE}`;

/** Looks and street-style pictures named by events of [{from}, {to}) that the catalogue never had: entity, events. */
export const unknownSlugsSql = (database: string): string => `
  SELECT entity, count() AS events FROM ${database}.raw_tracking
  WHERE ${RECEIVED} AND ${NAMES_A_PICTURE}
    AND entity NOT IN (${publishedSql(database)})
  GROUP BY entity ORDER BY events DESC, entity`;

/** Dead letters of tracking that were set aside since {from}: events. */
export const deadLettersSql = (database: string): string => `
  SELECT count() AS events FROM ${database}.dead_letter
  WHERE _topic = 'tracking' AND ingest_hour >= toStartOfHour(toDateTime({from:DateTime64(3, 'UTC')}, 'UTC'))`;

/**
 * How events spread over what tells them apart, in [{from}, {to}) and at the same time of day in the seven days before:
 * dimension, value, now, before. Every dimension adds up to all events; bots are only in the dimension `bot`.
 */
export const mixSql = (database: string): string => `
  SELECT dimension, value, countIf(is_now) AS now, countIf(NOT is_now) AS before
  FROM (
    SELECT received_at >= {from:DateTime64(3, 'UTC')} AS is_now,
      arrayJoin(if(is_bot, [('bot', 'yes')], [('bot', 'no'), ('kind', kind), ('device', device), ('browser', browser),
        ('country', country), ('locale', locale)])) AS one, tupleElement(one, 1) AS dimension, tupleElement(one, 2) AS value
    FROM ${database}.raw_tracking
    WHERE received_at >= {from:DateTime64(3, 'UTC')} - INTERVAL 7 DAY AND received_at < {to:DateTime64(3, 'UTC')}
      AND ingest_hour >= toStartOfHour(toDateTime({from:DateTime64(3, 'UTC')}, 'UTC')) - INTERVAL 7 DAY
      AND dateDiff('second', received_at, {to:DateTime64(3, 'UTC')}) % 86400 <= dateDiff('second', {from:DateTime64(3, 'UTC')}, {to:DateTime64(3, 'UTC')}))
  GROUP BY dimension, value ORDER BY dimension, value`;
