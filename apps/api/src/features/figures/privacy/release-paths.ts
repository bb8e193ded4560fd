import { type GroupCounts, release } from './release.js';

/** Any trend: whoever searched anything, and opened and saved looks of what they had searched. */
export const ANY_TREND = '*';

/** Distinct verified members of one group who searched a trend, of these those who opened a look of it, and of these those who saved one. */
export interface PathCounts {
  group: string;
  by: ReadonlyMap<string, { searched: number; opened: number; saved: number }>;
}

/** Of a trend what may be told of those who went on; who searched it is told by the season's other table. */
export interface ReleasedPath {
  opened: number;
  /** Absent where it is hidden. */
  saved?: number;
}
/** By group, then by trend. */
export type ReleasedPaths = Record<string, Record<string, ReleasedPath>>;

const NOBODY = { searched: 0, opened: 0, saved: 0 };

/**
 * What may be told of each step: as `release` tells it, of who took the step before. So each step has ten members, ten others stayed behind, and
 * what is left of all groups without those that are told is such a number too. Where a step is hidden, so is what comes after it
 * ("release-paths.spec.ts" holds it for random tables).
 * @param isTold whether it was told of the group how many searched the trend
 */
export function releasePaths(
  groups: readonly PathCounts[],
  isTold: (group: string, trend: string) => boolean,
  total: string,
): ReleasedPaths {
  const table: ReleasedPaths = {};
  for (const trend of new Set(groups.flatMap(({ by }) => [...by.keys()]))) {
    const counts = groups.map(({ group, by }) => ({ group, ...(by.get(trend) ?? NOBODY) }));
    const step = (from: 'searched' | 'opened', to: 'opened' | 'saved', isOpen: (group: string) => boolean) =>
      release(
        counts.map(
          (one): GroupCounts => ({
            group: isOpen(one.group) ? one.group : '',
            of: one[from],
            by: new Map([[to, one[to]]]),
          }),
        ),
        total,
      );
    const opened = step('searched', 'opened', (group) => isTold(group, trend));
    const saved = step('opened', 'saved', (group) => group in opened);
    for (const [group, { by }] of Object.entries(opened)) {
      if (by.opened === undefined || !isTold(group, trend)) continue;
      const last = saved[group]?.by.saved;
      const own = table[group] ?? {};
      table[group] = own;
      own[trend] = { opened: by.opened, ...(last !== undefined && { saved: last }) };
    }
  }
  return table;
}
