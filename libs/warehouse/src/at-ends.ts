/** SQL of the lowest `n` bits. */
export const bitsBelowSql = (n: string): string => `toUInt64(bitShiftLeft(toUInt64(1), ${n}) - 1)`;

/** SQL of a bit for each of {known_on}, the days (UTC) at whose ends something is asked about. */
export const ALL_ENDS = bitsBelowSql('length({known_on:Array(Date)})');

const ENDS_BEFORE = (time: string) =>
  bitsBelowSql(`arrayCount(day -> day < toDate(${time}, 'UTC'), {known_on:Array(Date)})`);

/** SQL of the bits of the ends at which a version held that came at `began`, and at `next` another one: null where none did. */
export const heldAtEndsSql = (began: string, next?: string): string => {
  const until = next
    ? `if(${next} IS NULL, ${ALL_ENDS}, ${ENDS_BEFORE(`assumeNotNull(${next})`)})`
    : ALL_ENDS;
  return `bitAnd(${until}, bitNot(${ENDS_BEFORE(began)}))`;
};

/** SQL of versions with the time of the next one of the same thing. */
export const withNextSql = (of: string, columns: string, from: string): string => `
  SELECT ${columns}, occurred_at, leadInFrame(toNullable(occurred_at)) OVER (
    PARTITION BY ${of} ORDER BY occurred_at, _partition, _offset ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS next
  FROM (${from})`;
