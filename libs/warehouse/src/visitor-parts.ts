/** So many parts visitors are in. */
export const VISITOR_PARTS = 64;

/**
 * SQL of the part a visitor is in, one of 64, by the first byte of `md5(visitor)`; who is not known is a visitor each. A figure's
 * interval draws the parts anew (`docs/reference/metrics.md`, "Uncertainty"), and a recount finds the same parts.
 */
export const PART_OF_VISITOR = `toUInt8(reinterpretAsUInt8(MD5(if(visitor = '', toString(event_id), visitor))) % ${VISITOR_PARTS})`;

const PARTS = "'Array(Tuple(part UInt8, n UInt64))'";

/** SQL of what each part has: of rows with `part` and `found`, a row a part and whatever else they are grouped by. */
export const PARTS_OF_ROWS = `CAST(arraySort(groupArray((part, found))), ${PARTS})`;
