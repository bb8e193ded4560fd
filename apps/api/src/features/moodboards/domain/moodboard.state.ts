import type { MediaType } from '@toile/contracts';
import { type BoardPeople, evolvePeople, nobodyElse, withoutPerson } from './board-people.state.js';
import { type BoardWords, DESCRIPTION, evolveWords, NAME } from './board-words.js';
import type { MoodboardEvent } from './moodboard.events.js';

export interface Item {
  type: MediaType;
  slug: string;
  image_filename: string;
  comment: string | null;
  /** Id of the section it stands in; null above the first one. */
  section: string | null;
}

/** A part of a board with a name of its own. */
export interface Section {
  id: string;
  name: string;
}

export interface Board extends BoardWords {
  owner: string;
  /** Who else may see it, and what they may do. */
  access: BoardPeople;
  name: string;
  /** Of the public page; null after it was revoked. */
  token: string | null;
  /** A few words below the name; null while there are none. */
  description: string | null;
  /** The item that stands for the board; null means its first. */
  cover: string | null;
  sections: readonly Section[];
  /** Those above the first section, then those of each section. */
  items: readonly Item[];
}

export type Moodboard =
  | { status: 'none' }
  | ({ status: 'open' } & Board)
  | ({ status: 'deleted'; deletedAt: string } & Board);

export const noMoodboard = (): Moodboard => ({ status: 'none' });

/** An item as `reorder` names it. */
export const keyOf = ({ type, slug }: Pick<Item, 'type' | 'slug'>) => `${type}:${slug}`;

const SECTION = 'section:';

/** A section as `reorder` names it. */
export const sectionKeyOf = ({ id }: Pick<Section, 'id'>) => `${SECTION}${id}`;

/** All that stands on a board in its order, as `reorder` names it. */
export const layoutOf = ({ sections, items }: Pick<Board, 'sections' | 'items'>): string[] => [
  ...items.filter(({ section }) => section === null).map(keyOf),
  ...sections.flatMap((section) => [
    sectionKeyOf(section),
    ...items.filter((item) => item.section === section.id).map(keyOf),
  ]),
];

/** What a board has become; also the fold of its read model. */
export function evolve(state: Moodboard, event: MoodboardEvent): Moodboard {
  if (event.type === 'MoodboardCreated') {
    const { owner, name, token } = event.data;
    return { status: 'open', ...emptyBoard(owner, name ?? ''), token };
  }
  if (state.status === 'none') return state;
  return evolveContent({ ...state, ...evolveWords(state, event) }, event);
}

/** A board before anything is on it. */
export const emptyBoard = (owner: string, name: string): Board => ({
  owner,
  name,
  ownName: name,
  wordsBy: {},
  access: nobodyElse(),
  token: null,
  description: null,
  cover: null,
  sections: [],
  items: [],
});

function evolveContent(
  state: Exclude<Moodboard, { status: 'none' }>,
  event: Exclude<MoodboardEvent, { type: 'MoodboardCreated' }>,
): Moodboard {
  switch (event.type) {
    case 'MoodboardRenamed':
      // A co-editor's name for it goes with them.
      return { ...state, name: event.data.name ?? state.ownName };
    case 'LookAddedToMoodboard':
      return grouped({ ...state, items: [...state.items, { ...event.data, comment: null, section: null }] });
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
    case 'MoodboardReordered':
      return reordered(state, event.data.order);
    case 'MoodboardSectionNamed': {
      const { section: id, name } = event.data;
      const section = { id, name: name ?? '' };
      const isThere = state.sections.some((one) => one.id === id);
      const sections = state.sections.map((one) => (one.id === id ? section : one));
      return { ...state, sections: isThere ? sections : [...sections, section] };
    }
    case 'MoodboardSectionRemoved':
      return withoutSection(state, event.data.section);
    case 'MoodboardDeleted':
      return { ...state, status: 'deleted', deletedAt: event.data.deleted_at };
    case 'MoodboardRestored':
      return opened(state);
    case 'MoodboardShared':
      return { ...state, token: event.data.token };
    case 'MoodboardUnshared':
      return { ...state, token: null };
    default:
      return { ...state, access: evolvePeople(state.access, event) };
  }
}

/** A board without somebody who was on it, and without their words: what can still be read once they are erased. */
export function withoutMember<S extends Board>(board: S, subject: string): S {
  const isTheirs = (place: string) => board.wordsBy[place] === subject;
  const kept = Object.entries(board.wordsBy).filter(([, writer]) => writer !== subject);
  return {
    ...board,
    access: withoutPerson(board.access, subject),
    wordsBy: Object.fromEntries(kept),
    name: isTheirs(NAME) ? board.ownName : board.name,
    description: isTheirs(DESCRIPTION) ? null : board.description,
    sections: board.sections.map((one) => (isTheirs(sectionKeyOf(one)) ? { ...one, name: '' } : one)),
    items: board.items.map((one) => (isTheirs(keyOf(one)) ? { ...one, comment: null } : one)),
  };
}

/** A cover goes with its picture. */
function without<S extends Board>(board: S, key: string): S {
  const items = board.items.filter((item) => keyOf(item) !== key);
  return { ...board, items, cover: board.cover === key ? null : board.cover };
}

/** The pictures above the first section, then those of each; a new picture ends those above. */
function grouped<S extends Board>(board: S): S {
  const places = new Map(board.sections.map(({ id }, place) => [id, place]));
  const place = ({ section }: Item) => (section === null ? -1 : (places.get(section) ?? -1));
  return { ...board, items: [...board.items].sort((a, b) => place(a) - place(b)) };
}

/** An order that names no section leaves every picture in its own. */
function reordered<S extends Board>(board: S, order: readonly string[]): S {
  const places = new Map(order.map((key, place) => [key, place]));
  const placeOf = (key: string) => places.get(key) ?? 0;
  const items = [...board.items].sort((a, b) => placeOf(keyOf(a)) - placeOf(keyOf(b)));
  if (!order.some((key) => key.startsWith(SECTION))) return grouped({ ...board, items });
  const sections = [...board.sections].sort((a, b) => placeOf(sectionKeyOf(a)) - placeOf(sectionKeyOf(b)));
  const sectionOf = (item: Item) =>
    sections.findLast((section) => placeOf(sectionKeyOf(section)) < placeOf(keyOf(item)))?.id ?? null;
  return { ...board, sections, items: items.map((item) => ({ ...item, section: sectionOf(item) })) };
}

function withoutSection<S extends Board>(board: S, id: string): S {
  const at = board.sections.findIndex((section) => section.id === id);
  const before = board.sections[at - 1]?.id ?? null;
  const moved = (item: Item) => (item.section === id ? { ...item, section: before } : item);
  const sections = board.sections.filter((section) => section.id !== id);
  return grouped({ ...board, sections, items: board.items.map(moved) });
}

function opened({ deletedAt: _, ...board }: Board & { deletedAt?: string }): Moodboard {
  return { ...board, status: 'open' };
}
