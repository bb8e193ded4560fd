import type { AskedReference } from '@toile/contracts';
import { hasChosen } from './kept.js';
import { noDigest } from './saved-items.errors.js';
import type { SavedItemsEvent } from './saved-items.events.js';
import type { SavedItems } from './saved-items.state.js';

export type DigestCommand =
  | { type: 'ChooseDigest'; figures: readonly AskedReference[]; weekday: number; at: string }
  | { type: 'ChooseDigestMails'; colleague: string; share: string | null }
  | { type: 'PauseDigest' }
  | { type: 'ResumeDigest'; at: string }
  | { type: 'MarkDigestSent'; due: string };

export function decideDigest(command: DigestCommand, saved: SavedItems): readonly SavedItemsEvent[] {
  switch (command.type) {
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
      return command satisfies never;
  }
}

function digestOf({ digest }: SavedItems) {
  if (!digest) throw noDigest();
  return digest;
}
