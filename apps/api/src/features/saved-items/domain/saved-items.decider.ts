import {
  type AlertLimit,
  type AlertRule,
  type DeckFormat,
  type FigureReference,
  type GroupedDimension,
  isGroupKey,
  keyOfGroup,
  type MailedDocument,
  type ScheduleFailure,
  type SetDimension,
} from '@toile/contracts';
import type { Decider } from '@toile/event-store';
import { isMoved, lookedAt } from './crossing.js';
import {
  groupInGroup,
  groupOfOther,
  hasLeft,
  type Kind,
  MOST,
  noDigest,
  tooMany,
  unknownOf,
} from './saved-items.errors.js';
import type { SavedItemsEvent } from './saved-items.events.js';
import { evolve, type Follower, hasLimit, nothingSaved, type SavedItems } from './saved-items.state.js';

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

/** `by` is the subject of the member whose saved items it is; `at` is the time, `id` was drawn before. */
export type SavedItemsCommand =
  | { type: 'SaveView'; by: string; id: string; name: string; address: string; at: string }
  | { type: 'RenameView'; by: string; id: string; name: string }
  | { type: 'DeleteView'; id: string }
  | ({ type: 'WriteNote'; by: string; id: string; date: string; text: string; at: string } & FigureReference)
  | { type: 'ChangeNote'; by: string; id: string; date?: string | undefined; text?: string | undefined }
  | { type: 'RemoveNote'; id: string }
  | {
      type: 'SetAlert';
      by: string;
      id: string;
      name: string;
      rule: AlertRule;
      value: number | null;
      week: string | null;
      at: string;
    }
  | ({ type: 'SaveGroup'; dimension: GroupedDimension } & Named)
  | ({ type: 'ChangeGroup' } & Renamed)
  | ({ type: 'SaveSet'; dimension: SetDimension } & Named)
  | ({ type: 'ChangeSet'; isDefault?: boolean | undefined } & Renamed)
  | { type: 'DeleteGroup' | 'DeleteSet'; id: string }
  | {
      type: 'ChangeAlert';
      by: string;
      id: string;
      name?: string | undefined;
      limit?: AlertLimit | undefined;
      paused?: boolean | undefined;
      value: number | null;
      week: string | null;
      at: string;
    }
  | { type: 'ChooseAlertMails'; id: string; colleague: string; share: string | null }
  | { type: 'PauseAlert' | 'RemoveAlert' | 'MarkAlertReported'; id: string }
  | { type: 'LookAtAlert'; id: string; value: number | null; week: string | null; at: string }
  | { type: 'ChooseDigest'; figures: readonly FigureReference[]; weekday: number; at: string }
  | { type: 'ChooseDigestMails'; colleague: string; share: string | null }
  | { type: 'PauseDigest' }
  | { type: 'ResumeDigest'; at: string }
  | { type: 'MarkDigestSent'; due: string }
  | ScheduleCommand;

type ScheduleCommand =
  | {
      type: 'ScheduleDocument';
      by: string;
      id: string;
      name: string;
      document: MailedDocument;
      format: DeckFormat;
      weekdays: readonly number[];
      to: readonly string[];
      at: string;
    }
  | {
      type: 'ChangeSchedule';
      by: string;
      id: string;
      name?: string | undefined;
      format?: DeckFormat | undefined;
      weekdays?: readonly number[] | undefined;
      to?: readonly string[] | undefined;
      paused?: boolean | undefined;
      at: string;
    }
  | { type: 'RemoveSchedule'; id: string }
  | { type: 'BeginDocument'; id: string; due: string }
  | { type: 'MarkDocumentMailed'; id: string; due: string; at: string; count: number }
  | { type: 'MarkDocumentFailed'; id: string; due: string; at: string; reason: ScheduleFailure }
  | { type: 'ChooseDocumentMails'; id: string; colleague: string; share: string | null }
  | { type: 'LeaveSchedule'; id: string; colleague: string };

function decide(command: SavedItemsCommand, saved: SavedItems): readonly SavedItemsEvent[] {
  switch (command.type) {
    case 'SaveView': {
      roomFor('views', saved);
      const { by, id, name, address, at } = command;
      return [{ type: 'ViewSaved', data: { owner: by, id, name, address, at } }];
    }
    case 'RenameView': {
      const { by, id, name } = command;
      if (found('views', saved, id).name === name) return [];
      return [{ type: 'ViewRenamed', data: { owner: by, id, name } }];
    }
    case 'DeleteView':
      return [{ type: 'ViewDeleted', data: { id: found('views', saved, command.id).id } }];
    case 'WriteNote': {
      roomFor('notes', saved);
      const { type: _, by, ...note } = command;
      return [{ type: 'NoteWritten', data: { owner: by, ...note } }];
    }
    case 'ChangeNote': {
      const note = found('notes', saved, command.id);
      const { by, id, date = note.date, text = note.text } = command;
      if (date === note.date && text === note.text) return [];
      return [{ type: 'NoteChanged', data: { owner: by, id, date, text } }];
    }
    case 'RemoveNote':
      return [{ type: 'NoteRemoved', data: { id: found('notes', saved, command.id).id } }];
    case 'SetAlert': {
      roomFor('alerts', saved);
      const { by, id, name, rule, value, week, at } = command;
      const set = { type: 'AlertSet', data: { owner: by, id, name, ...rule, at } } as const;
      // Where it stands now is the first look, and no news.
      return [set, ...lookAt({ type: 'LookAtAlert', id, value, week, at }, evolve(saved, set))];
    }
    case 'ChangeAlert': {
      const alert = found('alerts', saved, command.id);
      const { by, id, name = alert.name, limit = alert, value, week, at } = command;
      const { measure, operator, threshold } = limit;
      const isSame = hasLimit(alert, limit);
      const changes: SavedItemsEvent[] = [];
      if (command.paused !== undefined && command.paused !== alert.paused)
        changes.push({ type: command.paused ? 'AlertPaused' : 'AlertResumed', data: { id } });
      if (!isSame || name !== alert.name)
        changes.push({ type: 'AlertChanged', data: { owner: by, id, name, measure, operator, threshold } });
      if (isSame) return changes;
      // As when it was set: where it stands is no news.
      const look = { type: 'LookAtAlert', id, value, week, at } as const;
      return [...changes, ...lookAt(look, changes.reduce(evolve, saved))];
    }
    case 'ChooseAlertMails':
      return hasChosen(found('alerts', saved, command.id), command)
        ? []
        : [{ type: 'AlertMailsChosen', data: choiceOf(command) }];
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
    case 'PauseAlert':
      return found('alerts', saved, command.id).paused
        ? []
        : [{ type: 'AlertPaused', data: { id: command.id } }];
    case 'RemoveAlert':
      return [{ type: 'AlertRemoved', data: { id: found('alerts', saved, command.id).id } }];
    case 'MarkAlertReported':
      return found('alerts', saved, command.id).untold
        ? [{ type: 'AlertTold', data: { id: command.id } }]
        : [];
    case 'LookAtAlert':
      return lookAt(command, saved);
    case 'ChooseDigest': {
      const { figures, weekday, at } = command;
      return [{ type: 'DigestChosen', data: { figures, weekday, at } }];
    }
    case 'ChooseDigestMails': {
      const { colleague, share } = command;
      if (hasChosen(digestOf(saved), command)) return [];
      return [{ type: 'DigestMailsChosen', data: { colleague, share } }];
    }
    case 'PauseDigest':
      return digestOf(saved).paused ? [] : [{ type: 'DigestPaused', data: {} }];
    case 'ResumeDigest':
      return digestOf(saved).paused ? [{ type: 'DigestResumed', data: { at: command.at } }] : [];
    case 'MarkDigestSent':
      return digestOf(saved).since < command.due ? [{ type: 'DigestSent', data: { due: command.due } }] : [];
    default:
      return decideSchedule(command, saved);
  }
}

function decideSchedule(command: ScheduleCommand, saved: SavedItems): readonly SavedItemsEvent[] {
  if (command.type === 'ScheduleDocument') {
    roomFor('schedules', saved);
    const { type: _, by, ...schedule } = command;
    return [{ type: 'DocumentScheduled', data: { owner: by, ...schedule } }];
  }
  const { id } = command;
  const kept = found('schedules', saved, id);
  switch (command.type) {
    case 'ChangeSchedule': {
      const { by, name = kept.name, format = kept.format, at } = command;
      const { weekdays = kept.weekdays, to = kept.to } = command;
      if (to.some((one) => kept.left.includes(one))) throw hasLeft();
      const isSame =
        name === kept.name &&
        format === kept.format &&
        weekdays.join() === kept.weekdays.join() &&
        to.join() === kept.to.join();
      const data = { owner: by, id, name, format, weekdays, to, at };
      return [...(isSame ? [] : [{ type: 'ScheduleChanged' as const, data }]), ...paused(kept, command)];
    }
    case 'RemoveSchedule':
      return [{ type: 'ScheduleRemoved', data: { id } }];
    case 'BeginDocument':
      return kept.paused || command.due <= kept.since
        ? []
        : [{ type: 'DocumentDue', data: { id, due: command.due } }];
    case 'MarkDocumentMailed': {
      const { type: _, ...data } = command;
      return kept.waiting === command.due ? [{ type: 'DocumentMailed', data }] : [];
    }
    case 'MarkDocumentFailed': {
      const { type: _, ...data } = command;
      return kept.waiting === command.due ? [{ type: 'DocumentFailed', data }] : [];
    }
    case 'ChooseDocumentMails':
      return hasChosen(kept, command) ? [] : [{ type: 'DocumentMailsChosen', data: choiceOf(command) }];
    case 'LeaveSchedule':
      return kept.to.includes(command.colleague) ||
        kept.followers.some(({ subject }) => subject === command.colleague)
        ? [{ type: 'ScheduleLeft', data: { id, colleague: command.colleague } }]
        : [];
    default:
      return command satisfies never;
  }
}

const choiceOf = ({ id, colleague, share }: { id: string; colleague: string; share: string | null }) => ({
  id,
  colleague,
  share,
});

/** Whether a colleague's choice of mails stands already. */
const hasChosen = (
  { followers }: { followers: readonly Follower[] },
  { colleague, share }: { colleague: string; share: string | null },
): boolean => (followers.find(({ subject }) => subject === colleague)?.share ?? null) === share;

function paused(
  kept: { paused: boolean },
  command: { id: string; paused?: boolean | undefined; at: string },
): SavedItemsEvent[] {
  const { id, at, paused: next = kept.paused } = command;
  if (next === kept.paused) return [];
  return [next ? { type: 'SchedulePaused', data: { id } } : { type: 'ScheduleResumed', data: { id, at } }];
}

export const savedItemsDecider: Decider<SavedItems, SavedItemsCommand, SavedItemsEvent> = {
  initialState: nothingSaved,
  decide,
  evolve,
};

/** Only a change of where the number stands is an event; looking again at the same number is none. */
function lookAt(
  { id, value, week, at }: Extract<SavedItemsCommand, { type: 'LookAtAlert' }>,
  saved: SavedItems,
): readonly SavedItemsEvent[] {
  const alert = found('alerts', saved, id);
  if (alert.paused || value === null || !isMoved(alert, { value, week })) return [];
  const { stand, isNews, ...next } = lookedAt(alert, alert, { value, week });
  if (stand === 'armed') return [{ type: 'AlertArmed', data: { id } }];
  return [{ type: 'AlertCrossed', data: { id, at, value, week: next.week, isNews } }];
}

function found<K extends Kind>(kind: K, saved: SavedItems, id: string): SavedItems[K][number] {
  const one: SavedItems[K][number] | undefined = saved[kind].find((kept) => kept.id === id);
  if (!one) throw unknownOf(kind, id);
  return one;
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

function roomFor(kind: Kind, saved: SavedItems): void {
  if (saved[kind].length >= MOST[kind]) throw tooMany(kind);
}

function digestOf({ digest }: SavedItems) {
  if (!digest) throw noDigest();
  return digest;
}
