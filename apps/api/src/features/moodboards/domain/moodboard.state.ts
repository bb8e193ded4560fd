import { type Arrangement, type BoardItemType, CARD_TYPES, type MediaType } from '@toile/contracts';
import { type Places, placed } from './arrangement.js';
import { type BoardPeople, evolvePeople, nobodyElse, withoutPerson } from './board-people.state.js';
import { type BoardWords, DESCRIPTION, evolveWords, NAME } from './board-words.js';
import { type Card, type CardContent, cardOf, withoutWords } from './cards.js';
import type { MoodboardEvent } from './moodboard.events.js';

/** A picture of the catalogue. */
export interface LookItem {
  type: MediaType;
  slug: string;
  image_filename: string;
  comment: string | null;
  /** Id of the section it stands in; null above the first one. */
  section: string | null;
}

export type Item = LookItem | Card;
export const isCard = (item: Item): item is Card => CARD_TYPES.some((type) => type === item.type);
export const isLook = (item: Item): item is LookItem => !isCard(item);

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
  /** How it is shown. What was placed keeps its place while the board is a grid. */
  arrangement: Arrangement;
  /** By `type:slug`, of what was placed by hand. */
  places: Places;
}

export type Moodboard =
  | { status: 'none' }
  | ({ status: 'open' } & Board)
  | ({ status: 'deleted'; deletedAt: string } & Board);

export const noMoodboard = (): Moodboard => ({ status: 'none' });

/** An item as `reorder` names it. */
export const keyOf = ({ type, slug }: { type: BoardItemType; slug: string }) => `${type}:${slug}`;

export const keysOf = (items: readonly Item[]): ReadonlySet<string> => new Set(items.map(keyOf));

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
  arrangement: 'grid',
  places: {},
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
      const commented = (item: Item) =>
        isLook(item) && keyOf(item) === keyOf(event.data) ? { ...item, comment } : item;
      return { ...state, items: state.items.map(commented) };
    }
    case 'MoodboardNoteWritten':
    case 'MoodboardLinkWritten':
    case 'MoodboardPictureHung':
      return withCard(state, cardOf(event));
    case 'MoodboardCardRemoved':
      return without(state, keyOf({ type: event.data.type, slug: event.data.card }));
    case 'MoodboardArranged':
      return { ...state, places: placed(state.places, event.data.places, keysOf(state.items)) };
    case 'MoodboardArrangementChosen':
      return { ...state, arrangement: event.data.arrangement };
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

/** A card that is there stays in its place. */
function withCard<S extends Board>(board: S, card: CardContent): S {
  const key = keyOf(card);
  if (!board.items.some((item) => keyOf(item) === key))
    return grouped({ ...board, items: [...board.items, { ...card, section: null }] });
  const written = (item: Item): Item => (keyOf(item) === key ? { ...card, section: item.section } : item);
  return { ...board, items: board.items.map(written) };
}

/** A board without somebody who was on it, and without their words: what can still be read once they are erased. */
export function withoutMember<S extends Board>(board: S, subject: string): S {
  const isTheirs = (place: string) => board.wordsBy[place] === subject;
  const kept = Object.entries(board.wordsBy).filter(([, writer]) => writer !== subject);
  const left = (one: Item): Item => {
    if (isCard(one)) return one.writer === subject ? withoutWords(one) : one;
    return isTheirs(keyOf(one)) ? { ...one, comment: null } : one;
  };
  return {
    ...board,
    access: withoutPerson(board.access, subject),
    wordsBy: Object.fromEntries(kept),
    name: isTheirs(NAME) ? board.ownName : board.name,
    description: isTheirs(DESCRIPTION) ? null : board.description,
    sections: board.sections.map((one) => (isTheirs(sectionKeyOf(one)) ? { ...one, name: '' } : one)),
    items: board.items.map(left),
  };
}

/** A cover goes with its picture, and so does its place. */
function without<S extends Board>(board: S, key: string): S {
  const items = board.items.filter((item) => keyOf(item) !== key);
  const places = placed(board.places, {}, keysOf(items));
  return { ...board, items, places, cover: board.cover === key ? null : board.cover };
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
