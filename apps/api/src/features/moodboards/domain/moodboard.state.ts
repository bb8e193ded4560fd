import type { MediaType } from '@toile/contracts';
import type { MoodboardEvent } from './moodboard.events.js';

export interface Item {
  type: MediaType;
  slug: string;
  image_filename: string;
  comment: string | null;
}

export interface Board {
  owner: string;
  name: string;
  /** Of the public page; null after it was revoked. */
  token: string | null;
  /** A few words below the name; null while there are none. */
  description: string | null;
  /** The item that stands for the board; null means its first. */
  cover: string | null;
  items: readonly Item[];
}

export type Moodboard =
  | { status: 'none' }
  | ({ status: 'open' } & Board)
  | ({ status: 'deleted'; deletedAt: string } & Board);

export const noMoodboard = (): Moodboard => ({ status: 'none' });

/** An item as `reorder` names it. */
export const keyOf = ({ type, slug }: Pick<Item, 'type' | 'slug'>) => `${type}:${slug}`;

/** What a board has become; also the fold of its read model. */
export function evolve(state: Moodboard, event: MoodboardEvent): Moodboard {
  if (event.type === 'MoodboardCreated') {
    const { owner, name, token } = event.data;
    return { status: 'open', owner, name: name ?? '', token, description: null, cover: null, items: [] };
  }
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'MoodboardRenamed':
      return { ...state, name: event.data.name ?? '' };
    case 'LookAddedToMoodboard':
      return { ...state, items: [...state.items, { ...event.data, comment: null }] };
    case 'MoodboardDescribed':
      return { ...state, description: event.data.description };
    case 'MoodboardCoverChosen':
      return { ...state, cover: event.data.cover };
    case 'LookRemovedFromMoodboard':
      return without(state, keyOf(event.data));
    case 'LookCommentedOnMoodboard': {
      const { comment } = event.data;
      const commented = (item: Item) => (keyOf(item) === keyOf(event.data) ? { ...item, comment } : item);
      return { ...state, items: state.items.map(commented) };
    }
    case 'MoodboardReordered': {
      const places = new Map(event.data.order.map((key, place) => [key, place]));
      const place = (item: Item) => places.get(keyOf(item)) ?? 0;
      return { ...state, items: [...state.items].sort((a, b) => place(a) - place(b)) };
    }
    case 'MoodboardDeleted':
      return { ...state, status: 'deleted', deletedAt: event.data.deleted_at };
    case 'MoodboardRestored':
      return opened(state);
    case 'MoodboardShared':
      return { ...state, token: event.data.token };
    case 'MoodboardUnshared':
      return { ...state, token: null };
    default:
      return event satisfies never;
  }
}

/** A cover goes with its picture. */
function without<S extends Board>(board: S, key: string): S {
  const items = board.items.filter((item) => keyOf(item) !== key);
  return { ...board, items, cover: board.cover === key ? null : board.cover };
}

function opened({ owner, name, token, description, cover, items }: Board): Moodboard {
  return { status: 'open', owner, name, token, description, cover, items };
}
