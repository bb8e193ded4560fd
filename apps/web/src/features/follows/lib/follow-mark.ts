import type { Shape } from '../../../api/operations';

export type Followable = Shape<'FollowDto'>;

/** What a button that follows carries (`data-follow`). */
export interface FollowMark {
  about: Followable;
  /** What it is called in the words that confirm it. */
  name: string;
  words: Record<'follow' | 'following' | 'followed' | 'unfollowed' | 'failed', string>;
}

/** Something the reader follows. */
export type Followed = Omit<Shape<'NamedFollowDto'>, 'name'>;

/** Whether something that is followed is this; a search is known by its filters, in whatever order they stand. */
export function isSame(row: Followed, about: Followable): boolean {
  if (row.kind !== about.kind) return false;
  if (about.kind === 'board') return row.board?.token === about.board;
  if (about.kind !== 'search') return row.slug === about.slug;
  return inOrder(row.search ?? '') === inOrder(about.search ?? '');
}

function inOrder(search: string): string {
  const filters = new URLSearchParams(search);
  filters.sort();
  return filters.toString();
}
