import type { CommentedKind, SharedRole } from '@toile/contracts';
import type { SharedItemEvent } from './shared-item.events.js';

export interface ItemComment {
  id: string;
  author: string;
  text: string;
  /** Subjects. */
  mentions: readonly string[];
  at: string;
  /** The part of the item it is about; null where it is about all of it. */
  about: string | null;
  edited: boolean;
}

/** Who else may see an item, and what was said about it. */
export interface SharedItem {
  owner: string;
  kind: CommentedKind;
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
    const { owner, kind, item, comment: id, author, text, mentions, at, about = null } = event.data;
    const before = state ?? { owner, kind, item, role: null, since: null, comments: [] };
    if (text === null) return before;
    const comment = { id, author, text, mentions, at, about, edited: false };
    return { ...before, comments: [...before.comments, comment] };
  }
  if (!state) return state;
  if (event.type === 'ItemUnshared') return { ...state, role: null, since: null };
  const { comment } = event.data;
  if (event.type === 'CommentRemoved')
    return { ...state, comments: state.comments.filter(({ id }) => id !== comment) };
  const { text } = event.data;
  const edited = (one: ItemComment) =>
    one.id === comment && text !== null ? { ...one, text, edited: true } : one;
  return { ...state, comments: state.comments.map(edited) };
}
