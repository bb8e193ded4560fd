/** SQL of the lowest `n` bits. */
export const bitsBelowSql = (n: string): string => `toUInt64(bitShiftLeft(toUInt64(1), ${n}) - 1)`;

/** SQL of a bit for each of {known_on}, the days (UTC) at whose ends something is asked about. */
export const ALL_ENDS = bitsBelowSql('length({known_on:Array(Date)})');

const KNOWN_ON = '{known_on:Array(Date)}';
/** Of each day from the first end on: the bits of the ends that are not before it. */
const BITS_FROM_DAYS = `arrayMap(n -> bitAnd(${ALL_ENDS}, bitNot(${bitsBelowSql(`arrayCount(day -> toUInt16(day) < n, ${KNOWN_ON})`)})),
  range(toUInt16(arrayMin(${KNOWN_ON})), toUInt16(arrayMax(${KNOWN_ON})) + 1))`;
/** Behind the last end there is none: what an array does not hold is 0. */
const ENDS_FROM = (time: string) =>
  `(${BITS_FROM_DAYS})[greatest(toInt32(toDate(${time}, 'UTC')) - toInt32(arrayMin(${KNOWN_ON})) + 1, 1)]`;

/** SQL of the bits of the ends at which a version held that came at `began`, and at `next` another one: null where none did. */
export const heldAtEndsSql = (began: string, next?: string): string =>
  next
    ? `bitAnd(${ENDS_FROM(began)}, bitNot(if(${next} IS NULL, 0, ${ENDS_FROM(`assumeNotNull(${next})`)})))`
    : ENDS_FROM(began);

/** SQL of versions with the time of the next one of the same thing. */
export const withNextSql = (of: string, columns: string, from: string): string => `
  SELECT ${columns}, occurred_at, leadInFrame(toNullable(occurred_at)) OVER (
    PARTITION BY ${of} ORDER BY occurred_at, _partition, _offset ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS next
  FROM (${from})`;
