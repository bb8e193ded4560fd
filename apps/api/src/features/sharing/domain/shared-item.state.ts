import type { SharedKind, SharedRole } from '@toile/contracts';
import type { SharedItemEvent } from './shared-item.events.js';

export interface ItemComment {
  id: string;
  author: string;
  text: string;
  /** Subjects. */
  mentions: readonly string[];
  at: string;
}

/** Who else may see an item, and what was said about it. */
export interface SharedItem {
  owner: string;
  kind: SharedKind;
  item: string;
  role: SharedRole | null;
  /** Since when it is shared: colleagues are told of nothing before. */
  since: string | null;
  comments: readonly ItemComment[];
}

/** Null before anything happened. */
export type SharedItemState = SharedItem | null;

/** After an event; also the fold of the read model. Comments of erased members are none. */
export function evolve(state: SharedItemState, event: SharedItemEvent): SharedItemState {
  if (event.type === 'ItemShared') {
    const { role, owner, kind, item, at } = event.data;
    const since = state?.since ?? at;
    return { owner, kind, item, role, since, comments: state?.comments ?? [] };
  }
  if (event.type === 'CommentWritten') {
    const { owner, kind, item, comment: id, author, text, mentions, at } = event.data;
    const before = state ?? { owner, kind, item, role: null, since: null, comments: [] };
    if (text === null) return before;
    return { ...before, comments: [...before.comments, { id, author, text, mentions, at }] };
  }
  if (!state) return state;
  if (event.type === 'ItemUnshared') return { ...state, role: null, since: null };
  return { ...state, comments: state.comments.filter(({ id }) => id !== event.data.comment) };
}
