import type { FigureReference } from '@toile/contracts';
import type { Decider } from '@toile/event-store';
import { type AlertCommand, decideAlert } from './decide-alert.js';
import { type DigestCommand, decideDigest } from './decide-digest.js';
import { decideGroup, type GroupCommand } from './decide-group.js';
import { decideSchedule, type ScheduleCommand } from './decide-schedule.js';
import { found, roomFor } from './kept.js';
import type { SavedItemsEvent } from './saved-items.events.js';
import { evolve, nothingSaved, type SavedItems } from './saved-items.state.js';

/** `by` is the subject of the member whose saved items it is; `at` is the time, `id` was drawn before. */
export type SavedItemsCommand =
  | { type: 'SaveView'; by: string; id: string; name: string; address: string; at: string }
  | { type: 'RenameView'; by: string; id: string; name: string }
  | { type: 'DeleteView'; id: string }
  | ({ type: 'WriteNote'; by: string; id: string; date: string; text: string; at: string } & FigureReference)
  | { type: 'ChangeNote'; by: string; id: string; date?: string | undefined; text?: string | undefined }
  | { type: 'RemoveNote'; id: string }
  | AlertCommand
  | GroupCommand
  | DigestCommand
  | ScheduleCommand;

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
    case 'SetAlert':
    case 'ChangeAlert':
    case 'ChooseAlertMails':
    case 'PauseAlert':
    case 'RemoveAlert':
    case 'MarkAlertReported':
    case 'LookAtAlert':
      return decideAlert(command, saved);
    case 'SaveGroup':
    case 'ChangeGroup':
    case 'DeleteGroup':
    case 'SaveSet':
    case 'ChangeSet':
    case 'DeleteSet':
      return decideGroup(command, saved);
    case 'ChooseDigest':
    case 'ChooseDigestMails':
    case 'PauseDigest':
    case 'ResumeDigest':
    case 'MarkDigestSent':
      return decideDigest(command, saved);
    default:
      return decideSchedule(command, saved);
  }
}

export const savedItemsDecider: Decider<SavedItems, SavedItemsCommand, SavedItemsEvent> = {
  initialState: nothingSaved,
  decide,
  evolve,
};
