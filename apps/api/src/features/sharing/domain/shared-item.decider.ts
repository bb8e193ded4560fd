import { COMMENT_LIMITS, type CommentedKind, type ReaderRole, type SharedRole } from '@toile/contracts';
import type { Decider } from '@toile/event-store';
import {
  notOwner,
  onlyAuthor,
  otherAuthor,
  readersOnly,
  tooManyComments,
  unknownComment,
} from './shared-item.errors.js';
import type { SharedItemEvent } from './shared-item.events.js';
import { evolve, type ItemComment, type SharedItemState } from './shared-item.state.js';

/** Who does something with which item, and what they may do with it: that was looked up before. */
export interface OnItem {
  owner: string;
  kind: CommentedKind;
  item: string;
  subject: string;
  role: ReaderRole;
  mayComment: boolean;
}

export type SharedItemCommand =
  | { type: 'Share'; on: OnItem; role: SharedRole; at: string }
  | { type: 'Unshare'; on: OnItem }
  | {
      type: 'Comment';
      on: OnItem;
      id: string;
      text: string;
      mentions: readonly string[];
      at: string;
      about?: string | undefined;
    }
  | { type: 'EditComment'; on: OnItem; id: string; text: string }
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
      if (!command.on.mayComment) throw readersOnly();
      if ((state?.comments.length ?? 0) >= COMMENT_LIMITS.comments) throw tooManyComments();
      const { id: comment, text, mentions, at, about } = command;
      const said = { owner, kind, item, comment, author: subject, text, mentions, at };
      return [{ type: 'CommentWritten', data: about === undefined ? said : { ...said, about } }];
    }
    case 'EditComment': {
      const comment = commentIn(state, command.id);
      if (comment.author !== subject) throw onlyAuthor();
      if (!command.on.mayComment) throw readersOnly();
      if (comment.text === command.text) return [];
      return [{ type: 'CommentEdited', data: { comment: comment.id, author: subject, text: command.text } }];
    }
    case 'RemoveComment': {
      const comment = commentIn(state, command.id);
      if (comment.author !== subject && may !== 'own') throw otherAuthor();
      return [{ type: 'CommentRemoved', data: { comment: comment.id } }];
    }
    default:
      return command satisfies never;
  }
}

function commentIn(state: SharedItemState, wanted: string): ItemComment {
  const comment = state?.comments.find(({ id }) => id === wanted);
  if (!comment) throw unknownComment();
  return comment;
}

export const sharedItemDecider: Decider<SharedItemState, SharedItemCommand, SharedItemEvent> = {
  initialState: () => null,
  decide,
  evolve,
};
