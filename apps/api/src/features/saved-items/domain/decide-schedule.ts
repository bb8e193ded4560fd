import type { DeckFormat, MailedDocument, ScheduleFailure } from '@toile/contracts';
import { choiceOf, found, hasChosen, roomFor } from './kept.js';
import { hasLeft } from './saved-items.errors.js';
import type { SavedItemsEvent } from './saved-items.events.js';
import type { SavedItems } from './saved-items.state.js';

export type ScheduleCommand =
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

export function decideSchedule(command: ScheduleCommand, saved: SavedItems): readonly SavedItemsEvent[] {
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

function paused(
  kept: { paused: boolean },
  command: { id: string; paused?: boolean | undefined; at: string },
): SavedItemsEvent[] {
  const { id, at, paused: next = kept.paused } = command;
  if (next === kept.paused) return [];
  return [next ? { type: 'SchedulePaused', data: { id } } : { type: 'ScheduleResumed', data: { id, at } }];
}
