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
    return { status: 'open', owner, name: name ?? '', token, items: [] };
  }
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'MoodboardRenamed':
      return { ...state, name: event.data.name ?? '' };
    case 'LookAddedToMoodboard':
      return { ...state, items: [...state.items, { ...event.data, comment: null }] };
    case 'LookRemovedFromMoodboard':
      return { ...state, items: state.items.filter((item) => keyOf(item) !== keyOf(event.data)) };
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
      return { status: 'open', owner: state.owner, name: state.name, token: state.token, items: state.items };
    case 'MoodboardShared':
      return { ...state, token: event.data.token };
    case 'MoodboardUnshared':
      return { ...state, token: null };
    default:
      return event satisfies never;
  }
}
