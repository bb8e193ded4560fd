import { COMMENT_LIMITS, type ReaderRole, type SharedKind, type SharedRole } from '@toile/contracts';
import type { Decider } from '@toile/event-store';
import { notOwner, otherAuthor, tooManyComments, unknownComment } from './shared-item.errors.js';
import type { SharedItemEvent } from './shared-item.events.js';
import { evolve, type SharedItemState } from './shared-item.state.js';

/** Who does something with which item, and what they may do with it: that was looked up before. */
export interface OnItem {
  owner: string;
  kind: SharedKind;
  item: string;
  subject: string;
  role: ReaderRole;
}

export type SharedItemCommand =
  | { type: 'Share'; on: OnItem; role: SharedRole; at: string }
  | { type: 'Unshare'; on: OnItem }
  | { type: 'Comment'; on: OnItem; id: string; text: string; mentions: readonly string[]; at: string }
  | { type: 'RemoveComment'; on: OnItem; id: string };

function decide(command: SharedItemCommand, state: SharedItemState): readonly SharedItemEvent[] {
  const { owner, kind, item, subject, role: may } = command.on;
  switch (command.type) {
    case 'Share':
      if (may !== 'own') throw notOwner();
      if (state?.role === command.role) return [];
      return [{ type: 'ItemShared', data: { owner, kind, item, role: command.role, at: command.at } }];
    case 'Unshare':
      if (may !== 'own') throw notOwner();
      return state?.role ? [{ type: 'ItemUnshared', data: {} }] : [];
    case 'Comment': {
      if ((state?.comments.length ?? 0) >= COMMENT_LIMITS.comments) throw tooManyComments();
      const { id: comment, text, mentions, at } = command;
      return [
        { type: 'CommentWritten', data: { owner, kind, item, comment, author: subject, text, mentions, at } },
      ];
    }
    case 'RemoveComment': {
      const comment = state?.comments.find(({ id }) => id === command.id);
      if (!comment) throw unknownComment();
      if (comment.author !== subject && may !== 'own') throw otherAuthor();
      return [{ type: 'CommentRemoved', data: { comment: comment.id } }];
    }
    default:
      return command satisfies never;
  }
}

export const sharedItemDecider: Decider<SharedItemState, SharedItemCommand, SharedItemEvent> = {
  initialState: () => null,
  decide,
  evolve,
};
