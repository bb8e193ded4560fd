/** What rests on attributes of members is told of at least so many of them (metrics, "Privacy"). */
export const FEWEST_MEMBERS = 10;
/** Numbers of members are told to the nearest of these. */
const STEP = 5;

/** Exact numbers of distinct verified members of one group. Only `release` may see them. */
export interface GroupCounts {
  /** Empty for members who are of no group; they are in the total only. */
  group: string;
  /** Who did anything. */
  of: number;
  /** Of these, who did each thing. */
  by: ReadonlyMap<string, number>;
}

/** What of a group may be told; what is not in `by` is hidden, whether it is none or few. */
export interface Released {
  of: number;
  by: Record<string, number>;
}
/** By group; a group that nothing is told of is not in it. */
export type ReleasedTable = Record<string, Released>;

/**
 * What may be told of groups that share no member, and of all of them together under the name `total`.
 *
 * A number is told when at least ten members are in it and at least ten of the group are not: "all of them searched it" says
 * as much of each as "this one did". A total is told when what is left of it without the groups that are told is such a number
 * too, so that nothing hidden is the difference of two answers ("release.spec.ts" holds both for random tables).
 */
export function release(groups: readonly GroupCounts[], total: string): ReleasedTable {
  const told = new Map(groups.map((counts) => [counts.group, counts.group === '' ? [] : safeKeys(counts)]));
  const table: ReleasedTable = {};
  for (const counts of groups) add(table, counts, told.get(counts.group) ?? []);
  const without = (isReleased: (counts: GroupCounts) => boolean) =>
    sum(
      total,
      groups.filter((counts) => !isReleased(counts)),
    );
  const untold = without(({ group }) => group in table);
  if (untold.of < FEWEST_MEMBERS) return table;
  const whole = sum(total, groups);
  const keys = safeKeys(whole).filter((key) => {
    const rest = without(({ group }) => told.get(group)?.includes(key) ?? false);
    return isSafe(rest.by.get(key) ?? 0, rest.of);
  });
  add(table, whole, keys);
  return table;
}

const isSafe = (part: number, whole: number): boolean =>
  part >= FEWEST_MEMBERS && whole - part >= FEWEST_MEMBERS;
const safeKeys = ({ of, by }: GroupCounts): string[] =>
  [...by.keys()].filter((key) => isSafe(by.get(key) ?? 0, of));
const nearest = (members: number): number => STEP * Math.round(members / STEP);

function add(table: ReleasedTable, { group, of, by }: GroupCounts, keys: readonly string[]): void {
  if (keys.length === 0) return;
  table[group] = {
    of: nearest(of),
    by: Object.fromEntries(keys.map((key) => [key, nearest(by.get(key) ?? 0)])),
  };
}

function sum(group: string, groups: readonly GroupCounts[]): GroupCounts {
  const by = new Map<string, number>();
  for (const counts of groups)
    for (const [key, members] of counts.by) by.set(key, (by.get(key) ?? 0) + members);
  return { group, of: groups.reduce((all, { of }) => all + of, 0), by };
}
