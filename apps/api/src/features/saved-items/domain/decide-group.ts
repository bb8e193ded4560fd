import { type GroupedDimension, isGroupKey, keyOfGroup, type SetDimension } from '@toile/contracts';
import { found, roomFor } from './kept.js';
import { groupInGroup, groupOfOther } from './saved-items.errors.js';
import type { SavedItemsEvent } from './saved-items.events.js';
import type { SavedItems } from './saved-items.state.js';

interface Named {
  by: string;
  id: string;
  name: string;
  members: readonly string[];
  at: string;
}
/** What is left unsaid stays. */
interface Renamed {
  by: string;
  id: string;
  name?: string | undefined;
  members?: readonly string[] | undefined;
}

export type GroupCommand =
  | ({ type: 'SaveGroup'; dimension: GroupedDimension } & Named)
  | ({ type: 'ChangeGroup' } & Renamed)
  | ({ type: 'SaveSet'; dimension: SetDimension } & Named)
  | ({ type: 'ChangeSet'; isDefault?: boolean | undefined } & Renamed)
  | { type: 'DeleteGroup' | 'DeleteSet'; id: string };

export function decideGroup(command: GroupCommand, saved: SavedItems): readonly SavedItemsEvent[] {
  switch (command.type) {
    case 'SaveGroup': {
      roomFor('groups', saved);
      mustBeNoGroups(command.members);
      const { type: _, by, ...group } = command;
      return [{ type: 'GroupSaved', data: { owner: by, ...group } }];
    }
    case 'ChangeGroup': {
      const group = found('groups', saved, command.id);
      mustBeNoGroups(command.members ?? []);
      const data = changedBy(command, group);
      return data ? [{ type: 'GroupChanged', data }] : [];
    }
    case 'DeleteGroup':
      return [{ type: 'GroupDeleted', data: { id: found('groups', saved, command.id).id } }];
    case 'SaveSet': {
      roomFor('sets', saved);
      const { type: _, by, ...set } = command;
      mustBeOwnGroups(set.members, set.dimension, saved);
      return [{ type: 'SetSaved', data: { owner: by, ...set } }];
    }
    case 'ChangeSet': {
      const set = found('sets', saved, command.id);
      mustBeOwnGroups(command.members ?? [], set.dimension, saved);
      const { dimension } = set;
      const { id, isDefault = set.is_default } = command;
      const data = changedBy(command, set);
      const other = isDefault === set.is_default ? [] : [{ dimension, id: isDefault ? id : null }];
      return [
        ...(data ? [{ type: 'SetChanged' as const, data }] : []),
        ...other.map((chosen) => ({ type: 'DefaultSetChosen' as const, data: chosen })),
      ];
    }
    case 'DeleteSet':
      return [{ type: 'SetDeleted', data: { id: found('sets', saved, command.id).id } }];
    default:
      return command satisfies never;
  }
}

function changedBy(
  { by, id, name, members }: Renamed,
  kept: { name: string | null; members: readonly string[] },
): { owner: string; id: string; name: string | null; members: readonly string[] } | null {
  const next = { name: name ?? kept.name, members: members ?? kept.members };
  const isSame = next.name === kept.name && next.members.join() === kept.members.join();
  return isSame ? null : { owner: by, id, ...next };
}

function mustBeNoGroups(members: readonly string[]): void {
  if (members.some(isGroupKey)) throw groupInGroup();
}

function mustBeOwnGroups(members: readonly string[], dimension: string, { groups }: SavedItems): void {
  for (const key of members.filter(isGroupKey))
    if (!groups.some((group) => keyOfGroup(group.id) === key && group.dimension === dimension))
      throw groupOfOther(key, dimension);
}
