/** Rollups keep as many visitors of a row. No figure reads them since anonymous counts below ten are shown. */
const FEW = 10;

const smallest = (hashes: string): string => `arraySlice(arraySort(${hashes}), 1, ${FEW})`;

/**
 * SQL of up to ten distinct visitors as hashes, the smallest ones, so that a recount gives the same.
 */
export const fewVisitorsSql = (visitor: string): string =>
  smallest(`groupUniqArrayIf(sipHash64(${visitor}), ${visitor} != '')`);
/** The same of lists. */
export const fewOfListsSql = (visitors: string): string => smallest(`groupUniqArrayArray(${visitors})`);
