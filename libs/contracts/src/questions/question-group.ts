/** What members can be put together by: what the same look, search or visitor can be counted once for, whichever of them it has. */
export const GROUPED_DIMENSIONS = ['tag', 'brand', 'city', 'colour', 'tone', 'country'] as const;
export type GroupedDimension = (typeof GROUPED_DIMENSIONS)[number];

/**
 * Several members of a dimension that stand in rows, columns or a condition as one: counted once where any of them is. All of it is
 * said in the question, so that an address means the same for everybody, whatever its owner does to the group later.
 */
export interface QuestionGroup {
  /** By which rows, columns and conditions name it: `~` and a word, which no slug begins with. */
  key: string;
  name: string;
  dimension: GroupedDimension;
  any: string[];
}

export const GROUP_LIMITS = { groups: 8, members: 40, name: 60 } as const;

const KEY = /^~[a-z0-9-]{1,40}$/;
export const isGroupKey = (key: string): boolean => KEY.test(key);
export const isGroupedDimension = (dimension: string): dimension is GroupedDimension =>
  GROUPED_DIMENSIONS.some((one) => one === dimension);

/** Groups as a parameter of an address: `~key:dimension:name:one,other` by semicolons; a name may hold any sign. */
export const groupsText = (groups: readonly QuestionGroup[]): string =>
  groups
    .map(({ key, dimension, name, any }) =>
      [key, dimension, encodeURIComponent(name), any.join(',')].join(':'),
    )
    .join(';');

/** What such a parameter says, as it is written. */
export function readGroups(text: string): QuestionGroup[] {
  return text
    .split(';')
    .filter((one) => one.trim())
    .map((one) => {
      const [key = '', dimension = '', name = '', any = ''] = one.split(':').map((part) => part.trim());
      return {
        key,
        dimension: dimension as GroupedDimension,
        name: decoded(name),
        any: [...new Set(any.split(',').filter(Boolean))],
      };
    });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
