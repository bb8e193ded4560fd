/**
 * A warehouse of any size, made by the engine itself: 500,000 looks, boards, and tracking events as the aggregator writes
 * them, with bots, staff, copies of beacons and visitors without consent among them. The same size gives the same rows.
 */
export const LOOKS = 500_000;
export const BRANDS = 240;
export const TAGS = 300;
/** From the shows of one spring to well after those of the next, so that each season has the one before it. */
export const FIRST_DAY = '2025-09-01';
export const DAYS = 446;
const VISITORS = 2_000_000;
/** The most eager visitors are members: about one event in thirty is theirs. */
export const MEMBERS = 2_000;
export const memberId = (n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const COUNTRIES = 'IT FR US GB CN JP KR ES SE IN BR DE NL BE CH AU CA MX PL AT'.split(' ');
const CITIES = ['paris', 'milan', 'new-york', 'london'];
const CATEGORIES = ['fabric', 'theme', 'silhouette', 'pattern', 'detail', 'accessory'];
const COLOURS = ['#17161a', '#f7f6f3', '#c4252b', '#2450a8', '#1d7a55', '#ecc9c3', '#c9a75a', '#6d4296'];
const SEASONS = Array.from({ length: 7 }, (_, i) => 2020 + i).flatMap((year) => [
  `fall-winter-${year}`,
  `pre-fall-${year}`,
  `spring-summer-${year + 1}`,
  `resort-${year + 1}`,
]);
const IN_SEASON = Math.ceil(LOOKS / SEASONS.length);

const list = (values) => `[${values.map((value) => `'${value}'`).join(', ')}]`;
const pick = (values, n) => `${list(values)}[1 + (${n}) % ${values.length}]`;
/** A number in [0, 1) that depends on the row and a salt. */
const chance = (salt) => `(cityHash64(m, ${salt}) % 1000003) / 1000003`;
const lookSlug = (k) =>
  `concat('house-', toString(${k} % ${BRANDS}), '-', ${list(SEASONS)}[1 + intDiv(${k}, ${IN_SEASON})], '-look-', toString(${k}))`;

const collectionSlug = (k) =>
  `concat('house-', toString(${k} % ${BRANDS}), '-', ${list(SEASONS)}[1 + intDiv(${k}, ${IN_SEASON})], '-', if(intDiv(${k}, ${BRANDS}) % 5 < 3, 'woman', 'man'))`;

/** Every season's shows: the same weeks each year. */
const showDay = `toDate(concat(
  toString(toUInt16(substring(season, -4)) - if(startsWith(season, 'spring') OR startsWith(season, 'resort'), 1, 0)),
  multiIf(startsWith(season, 'fall'), '-02-12', startsWith(season, 'pre'), '-01-10', startsWith(season, 'spring'), '-09-08', '-06-05')))
  + toIntervalDay(cityHash64(house, season) % 28)`;

export async function generateCatalogue(warehouse) {
  await warehouse.command(`
    INSERT INTO toile.raw_catalogue
      (_topic, _partition, _offset, ingest_hour, event_id, type, version, occurred_at, subject, correlation_id, causation_id, data)
    SELECT 'catalogue', k % 4, k, toDateTime('2020-01-01 00:00:00', 'UTC'), generateUUIDv4(k), 'look-published', 1,
      toDateTime64('2020-01-01 00:00:00', 3, 'UTC'), '', '', '',
      concat('{"look":"', ${lookSlug('k')}, '","collection":"', house, '-', season, '-', type, '","designer":"', house,
        '","season":"', season, '","type":"', type, '","city":"', ${pick(CITIES, 'cityHash64(house)')},
        '","show_date":"', toString(${showDay}), 'T10:00:00.000Z","position":', toString(k % 60),
        ',"tags":["', arrayStringConcat(arrayMap(i -> concat('tag-', toString(toUInt32(${TAGS} * pow((cityHash64(k, i) % 100003) / 100003, 2)))), range(4 + k % 4)), '","'),
        '"],"models":["model-', toString(cityHash64(k, 50) % 3000), '"],"colours":["',
        ${pick(COLOURS, 'cityHash64(k, 60)')}, '","', ${pick(COLOURS, 'cityHash64(k, 61)')}, '"]}')
    FROM (
      SELECT number AS k, concat('house-', toString(number % ${BRANDS})) AS house,
        ${list(SEASONS)}[1 + intDiv(number, ${IN_SEASON})] AS season,
        if(intDiv(number, ${BRANDS}) % 5 < 3, 'woman', 'man') AS type
      FROM numbers(${LOOKS}))`);
  await warehouse.command(`
    INSERT INTO toile.raw_moodboards
      (_topic, _partition, _offset, ingest_hour, event_id, type, version, occurred_at, subject, correlation_id, causation_id, data)
    SELECT 'moodboards', m % 4, m, toDateTime(toStartOfMonth(at), 'UTC'), generateUUIDv4(m), 'look-added-to-moodboard', 1, at, '', '', '',
      concat('{"moodboard":"board-', toString(cityHash64(m, 1) % 60000), '","media_type":"look","slug":"', ${lookSlug('k')}, '"}')
    FROM (
      SELECT number AS m, toDateTime64('${FIRST_DAY} 00:00:00', 3, 'UTC') + toIntervalSecond(cityHash64(number, 2) % ${DAYS * 86_400}) AS at,
        toUInt32(if(${chance(3)} < 0.6, (26 - 4 * (toDate(at) < '2026-07-01')) * ${IN_SEASON} + ${IN_SEASON} * pow(${chance(4)}, 3), ${LOOKS - 1} * ${chance(5)})) AS k
      FROM numbers(400000))`);
}

/** Looks that are published late or retagged, some on every day: what was known of the catalogue at any time is not what is known now. */
export async function publishLate(warehouse) {
  const [{ n }] = await warehouse.rows('SELECT count() AS n FROM toile.raw_catalogue');
  if (n > LOOKS) return;
  const noonOf = (day) => `toDateTime64('${FIRST_DAY} 12:00:00', 3, 'UTC') + toIntervalDay(${day})`;
  // Written to the log at once, as history is.
  const [at, written] = [noonOf(`cityHash64(_offset) % ${DAYS}`), noonOf(DAYS - 1)];
  await warehouse.command(`
    INSERT INTO toile.raw_catalogue
      (_topic, _partition, _offset, ingest_hour, event_id, type, version, occurred_at, subject, correlation_id, causation_id, data)
    SELECT 'catalogue', _partition, _offset + ${LOOKS}, toStartOfHour(${written}), generateUUIDv4(_offset), type, version, ${at}, '', '', '',
      if(_offset % 2 = 0, replaceOne(data, '"tags":["', '"tags":["tag-late","'), replaceOne(data, '"look":"', '"look":"late-'))
    FROM toile.raw_catalogue WHERE season = '${SEASONS.at(-2)}' AND _offset % 100 < 2`);
}

/** One ingest day of `count` events; `first` is the offset of its first. */
export const generateDay = (warehouse, day, first, count) =>
  generateEvents(warehouse, { from: `${day} 00:00:00`, ms: 86_400_000 }, first, count);

/** `count` events of so long a time from some time of a day on. */
export async function generateEvents(warehouse, { from, ms }, first, count) {
  const day = from.slice(0, 10);
  await warehouse.command(
    `
    INSERT INTO toile.raw_tracking
      (_topic, _partition, _offset, ingest_hour, event_id, occurred_at, received_at, kind, target, uri, event, page,
       route_params, query, visitor, session, browser, os, device, is_bot, country, correlation_id, subject, route, locale,
       entity, search_entities, is_staff)
    WITH
      toUInt32(least(if(${chance(10)} < 0.7, (26 - 4 * (toDate({day:Date}) < '2026-07-01')) * ${IN_SEASON} + ${IN_SEASON} * pow(${chance(11)}, 3), ${LOOKS} * pow(${chance(12)}, 1.2)), ${LOOKS - 1})) AS k,
      toUInt32(${VISITORS} * pow(${chance(13)}, 2)) AS who,
      concat('tag-', toString(toUInt32(${TAGS} * pow(${chance(14)}, 2)))) AS tag,
      concat('house-', toString(toUInt32(${BRANDS} * pow(${chance(15)}, 2)))) AS house,
      if(who < ${MEMBERS}, concat('00000000-0000-4000-8000-', leftPad(toString(who), 12, '0')), '') AS member,
      cityHash64(m, 16) % 1000 AS what,
      kind = 'page' AND what < 250 AS is_search,
      multiIf(kind = 'media', ${lookSlug('k')}, kind = 'streetstyle', concat('street-', toString(k % 20000)), kind = 'page', route, kind) AS target,
      multiIf(route = 'designer_show', house, route = 'collection_show', ${collectionSlug('k')}, route = 'look_show', ${lookSlug('k')}, kind = 'media', target, '') AS slug
    SELECT 'tracking', n % 4, n, toStartOfHour(at), event_id, at, at + toIntervalMillisecond(300 + m % 700), kind, target,
      concat('/en/', target), if(kind = 'media', 'view', ''), is_search,
      if(slug = '', '{}', concat('{"slug":"', slug, '"}')),
      if(is_search, concat('{"tags":"', tag, '","page":"1"}'), '{}'),
      multiIf(m % 10 = 0, '', member != '', member, lower(hex(sipHash128(who)))), lower(hex(sipHash64(who, {day:Date}))),
      ${pick(['Chrome', 'Safari', 'Firefox', 'Edge'], 'cityHash64(who)')}, ${pick(['Windows', 'macOS', 'iOS', 'Android'], 'cityHash64(who, 1)')},
      ${pick(['desktop', 'mobile'], 'cityHash64(who, 2)')}, m % 50 = 7,
      ${pick(COUNTRIES, `toUInt32(${COUNTRIES.length} * pow((cityHash64(who, 3) % 1000) / 1000, 2))`)},
      toString(generateUUIDv4(n)), if(m % 10 = 0, '', member), route, if(kind IN ('page', 'photos'), 'en', ''),
      multiIf(kind = 'media' OR route = 'look_show', concat('look:', slug), route = 'designer_show', concat('designer:', slug),
        route = 'collection_show', concat('collection:', slug), ''),
      multiIf(NOT is_search, [], what < 140, [concat('tag:', tag)], what < 190, [concat('designer:', house)],
        what < 215, [concat('tag:', tag), 'season:spring-summer-2027'], what < 235, [concat('text:', replaceAll(tag, '-', ' '))],
        [concat('text:words ', toString(m % 5000))]),
      m % 1000 = 3
    FROM (
      SELECT number + {first:UInt64} AS n, if(n % 200 = 199, n - 1, n) AS m,
        toDateTime64({from:String}, 3, 'UTC') + toIntervalMillisecond(cityHash64(m, 1) % {ms:UInt32}) AS at,
        leftPad(lower(hex(toUInt64(toUnixTimestamp64Milli(at)))), 12, '0') AS ms, leftPad(lower(hex(cityHash64(m, 2))), 16, '0') AS noise,
        toUUID(concat(substring(ms, 1, 8), '-', substring(ms, 9, 4), '-7', substring(noise, 1, 3), '-a', substring(noise, 4, 3), '-',
          substring(leftPad(lower(hex(cityHash64(m, 3))), 16, '0'), 1, 12))) AS event_id,
        cityHash64(m, 4) % 1000 AS u,
        multiIf(u < 450, 'media', u < 480, 'streetstyle', u < 900, 'page', u < 960, 'photos', 'click') AS kind,
        cityHash64(m, 16) % 1000 AS w,
        multiIf(kind != 'page', '', w < 250, 'look_search', w < 450, 'designer_show', w < 600, 'collection_show', w < 800, 'look_show', 'home') AS route
      FROM numbers({count:UInt64}))`,
    { day, from, ms, first, count },
  );
}

/** How many events each day has: twice as many while shows last. */
export function daysOf(events) {
  const days = Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(Date.parse(`${FIRST_DAY}T00:00:00Z`) + index * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const month = day.slice(5, 7);
    return { day, weight: month === '09' || month === '02' ? 2 : 1 };
  });
  const whole = days.reduce((sum, { weight }) => sum + weight, 0);
  let first = 0;
  return days.map(({ day, weight }) => {
    const count = Math.round((events * weight) / whole);
    const at = { day, first, count };
    first += count;
    return at;
  });
}

export const CATEGORY_OF = (tag) => CATEGORIES[tag % CATEGORIES.length];
