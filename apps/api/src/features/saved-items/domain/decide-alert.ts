import type { AlertLimit, AlertRule } from '@toile/contracts';
import { isMoved, lookedAt } from './crossing.js';
import { choiceOf, found, hasChosen, roomFor } from './kept.js';
import type { SavedItemsEvent } from './saved-items.events.js';
import { evolve, hasLimit, type SavedItems } from './saved-items.state.js';

export type AlertCommand =
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
  | { type: 'LookAtAlert'; id: string; value: number | null; week: string | null; at: string };

export function decideAlert(command: AlertCommand, saved: SavedItems): readonly SavedItemsEvent[] {
  switch (command.type) {
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
    default:
      return command satisfies never;
  }
}

/** Only a change of where the number stands is an event; looking again at the same number is none. */
function lookAt(
  { id, value, week, at }: Extract<AlertCommand, { type: 'LookAtAlert' }>,
  saved: SavedItems,
): readonly SavedItemsEvent[] {
  const alert = found('alerts', saved, id);
  if (alert.paused || value === null || !isMoved(alert, { value, week })) return [];
  const { stand, isNews, ...next } = lookedAt(alert, alert, { value, week });
  if (stand === 'armed') return [{ type: 'AlertArmed', data: { id } }];
  return [{ type: 'AlertCrossed', data: { id, at, value, week: next.week, isNews } }];
}
