/** A figure about fewer people is hidden, so nothing more precise than "at least ten" is kept of most (metrics, "Cleaning"). */
const FEW = 10;

const smallest = (hashes: string): string => `arraySlice(arraySort(${hashes}), 1, ${FEW})`;

/**
 * SQL of up to ten distinct visitors as hashes, the smallest ones, so that a recount gives the same. Together, such lists tell
 * exactly whether there were ten.
 */
export const fewVisitorsSql = (visitor: string): string =>
  smallest(`groupUniqArrayIf(sipHash64(${visitor}), ${visitor} != '')`);
/** The same of lists. */
export const fewOfListsSql = (visitors: string): string => smallest(`groupUniqArrayArray(${visitors})`);
/** SQL of ten of the visitors whom lists hold together, whichever they are; all when there are no more. */
export const tenOfListsSql = (visitors: string): string => `groupUniqArrayArray(${FEW})(${visitors})`;
/** How many visitors lists hold together; exact below ten, and ten otherwise. */
export const countFewSql = (visitors: string): string => `length(${tenOfListsSql(visitors)})`;
