import { useQuery } from '@tanstack/react-query';
import { isGroupKey, keyOfGroup, type QuestionGroup } from '@toile/contracts';
import { useMemo } from 'react';
import { asked } from '../../../api/asked';
import type { Shape } from '../../../api/operations';
import { type Compared, DIMENSION } from '../lib/compare-sides';
import type { FocusKind } from '../lib/focus';
import { useBoard } from './board';

export type OwnGroup = Shape<'GroupDto'>;
export type OwnSet = Shape<'ComparisonSetDto'>;

/** What the reader has put together and keeps side by side; nothing of it for who is no subscriber. */
export function useOwnSets(): { groups: readonly OwnGroup[]; sets: readonly OwnSet[] } {
  const enabled = useBoard().environment === 'Master';
  const staleTime = 60_000;
  const groups = useQuery({ ...asked('/api/dashboard/groups', {}), enabled, staleTime, retry: false });
  const sets = useQuery({ ...asked('/api/dashboard/comparison-sets', {}), enabled, staleTime, retry: false });
  return { groups: groups.data?.results ?? NONE, sets: sets.data?.results ?? NONE };
}
const NONE: readonly never[] = [];

/** A saved group as questions say it. */
export const groupOf = ({ id, name, dimension, members }: OwnGroup): QuestionGroup => ({
  key: keyOfGroup(id),
  name: name ?? '–',
  dimension,
  any: members.map(({ key }) => key),
});

/** The members of a set; groups that are deleted meanwhile are none. */
export function membersOf({ members }: OwnSet, groups: readonly OwnGroup[]): Compared[] {
  return members.flatMap(({ key }): Compared[] => {
    if (!isGroupKey(key)) return [{ key, group: null }];
    const group = groups.find(({ id }) => keyOfGroup(id) === key);
    return group ? [{ key, group: groupOf(group) }] : [];
  });
}

/** What pages of this kind are compared with where the address says nothing. */
export function useDefaultSet(kind: FocusKind): { name: string; members: Compared[] } | null {
  const { groups, sets } = useOwnSets();
  return useMemo(() => {
    const set = sets.find(({ dimension, is_default }) => is_default && dimension === DIMENSION[kind]);
    return set ? { name: set.name ?? '–', members: membersOf(set, groups) } : null;
  }, [groups, sets, kind]);
}
