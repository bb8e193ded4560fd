import {
  type MediaType,
  MOODBOARD_ITEMS,
  MOODBOARD_RESTORE_DAYS,
  MOODBOARD_SECTIONS,
} from '@toile/contracts';
import type { Decider } from '@toile/event-store';
import { type BoardPeopleCommand, decidePeople } from './board-people.decider.js';
import { boardFor } from './board-permissions.js';
import { addedWithComment, type Content, eventsBetween } from './events-between.js';
import {
  deletedTooLongAgo,
  existsAlready,
  full,
  noPermutation,
  notOnBoard,
  tooManySections,
} from './moodboard.errors.js';
import type { MoodboardEvent } from './moodboard.events.js';
import {
  type Board,
  evolve,
  type Item,
  keyOf,
  layoutOf,
  type Moodboard,
  noMoodboard,
  sectionKeyOf,
} from './moodboard.state.js';

type Picture = Pick<Item, 'type' | 'slug' | 'image_filename'>;
/** As it is put on a board, with what is said of it. */
export type NotedPicture = Omit<Item, 'section'> & {
  /** Who says it; whoever puts it there where that is left out. */
  writer?: string;
};
type Named = { type: MediaType; slug: string };

/** `by` is the subject of the member who asks; times come in, they are never read here. */
export type MoodboardCommand =
  /** With a first picture, or with all of another board. */
  | { type: 'Create'; by: string; name: string; token: string; first?: Picture; like?: Content }
  | { type: 'Rename'; by: string; name?: string | undefined; description?: string | null | undefined }
  | { type: 'ChooseCover'; by: string; item: Named | null }
  | { type: 'AddLook'; by: string; picture: Picture }
  | { type: 'AddLooks'; by: string; pictures: readonly NotedPicture[] }
  | { type: 'RemoveLook'; by: string; item: Named }
  | { type: 'RemoveLooks'; by: string; items: readonly Named[] }
  | { type: 'CommentLook'; by: string; item: { type?: MediaType; slug: string }; comment: string }
  | { type: 'Reorder'; by: string; order: readonly string[] }
  | { type: 'NameSection'; by: string; section: string; name: string }
  | { type: 'RemoveSection'; by: string; section: string }
  | { type: 'Delete'; by: string; at: Date }
  | { type: 'Restore'; by: string; at: Date }
  | { type: 'BringBack'; by: string; content: Content }
  | { type: 'Share'; by: string; token: string }
  | { type: 'Unshare'; by: string }
  | BoardPeopleCommand;

type Command<T extends MoodboardCommand['type']> = Extract<MoodboardCommand, { type: T }>;
type Events = readonly MoodboardEvent[];

const DAY_MS = 86_400_000;

function decide(command: MoodboardCommand, state: Moodboard): Events {
  switch (command.type) {
    case 'Create':
      return create(command, state);
    case 'Rename':
      return rename(command, boardFor(command, state));
    case 'ChooseCover':
      return chooseCover(command, boardFor(command, state));
    case 'AddLook':
      return addLooks(command.by, [{ ...command.picture, comment: null }], boardFor(command, state));
    case 'AddLooks':
      return addLooks(command.by, command.pictures, boardFor(command, state));
    case 'RemoveLook':
      return removeLooks([command.item], boardFor(command, state));
    case 'RemoveLooks':
      return removeLooks(command.items, boardFor(command, state));
    case 'CommentLook':
      return commentLook(command, boardFor(command, state));
    case 'Reorder':
      return reorder(command, boardFor(command, state));
    case 'NameSection':
      return nameSection(command, boardFor(command, state));
    case 'RemoveSection':
      return removeSection(command, boardFor(command, state));
    case 'Delete':
      boardFor(command, state);
      return [{ type: 'MoodboardDeleted', data: { deleted_at: command.at.toISOString() } }];
    case 'Restore':
      return restore(command, state);
    case 'BringBack':
      return eventsBetween(boardFor(command, state), command.content);
    case 'Share':
      boardFor(command, state);
      return [{ type: 'MoodboardShared', data: { token: command.token } }];
    case 'Unshare':
      return boardFor(command, state).token === null ? [] : [{ type: 'MoodboardUnshared', data: {} }];
    default:
      return decidePeople(command, boardFor(command, state));
  }
}

export const moodboardDecider: Decider<Moodboard, MoodboardCommand, MoodboardEvent> = {
  initialState: noMoodboard,
  decide,
  evolve,
};

function create({ by, name, token, first, like }: Command<'Create'>, state: Moodboard): Events {
  if (state.status !== 'none') throw existsAlready();
  const created: MoodboardEvent = { type: 'MoodboardCreated', data: { owner: by, name, token } };
  const board = evolve(state, created);
  if (like && board.status === 'open') return [created, ...eventsBetween(board, { ...like, name })];
  return first ? [created, { type: 'LookAddedToMoodboard', data: first }] : [created];
}

/** What is left out stays; an empty description removes it. */
function rename({ by: owner, name = '', description }: Command<'Rename'>, board: Board): Events {
  const wanted = description === undefined ? board.description : description || null;
  return [
    ...(name !== '' && name !== board.name
      ? [{ type: 'MoodboardRenamed', data: { owner, name } } as const]
      : []),
    ...(wanted !== board.description
      ? [{ type: 'MoodboardDescribed', data: { owner, description: wanted } } as const]
      : []),
  ];
}

function chooseCover({ item }: Command<'ChooseCover'>, board: Board): Events {
  const cover = item && keyOf(item);
  if (cover !== null && !board.items.some((one) => keyOf(one) === cover)) throw notOnBoard();
  return board.cover === cover ? [] : [{ type: 'MoodboardCoverChosen', data: { cover } }];
}

/** All of them that the board does not hold yet, with their comments, or none when they do not fit. */
function addLooks(by: string, pictures: readonly NotedPicture[], board: Board): Events {
  const held = new Set(board.items.map(keyOf));
  const lacking = [...new Map(pictures.map((one) => [keyOf(one), one])).values()].filter(
    (one) => !held.has(keyOf(one)),
  );
  if (board.items.length + lacking.length > MOODBOARD_ITEMS) throw full();
  return lacking.flatMap(({ writer = by, ...one }) => addedWithComment(one, writer));
}

/** Removing what is not there is done already. */
function removeLooks(items: readonly Named[], board: Board): Events {
  const wanted = new Set(items.map(keyOf));
  return board.items
    .filter((item) => wanted.has(keyOf(item)))
    .map(({ type, slug }) => ({ type: 'LookRemovedFromMoodboard', data: { type, slug } }));
}

/** An empty comment removes it. A slug alone means the first item that has it. */
function commentLook({ by, item, comment }: Command<'CommentLook'>, board: Board): Events {
  const on = board.items.find((one) => one.slug === item.slug && (!item.type || one.type === item.type));
  if (!on) throw notOnBoard();
  const wanted = comment === '' ? null : comment;
  if (on.comment === wanted) return [];
  const { type, slug } = on;
  return [{ type: 'LookCommentedOnMoodboard', data: { owner: by, type, slug, comment: wanted } }];
}

function reorder({ order }: Command<'Reorder'>, board: Board): Events {
  const wanted = new Set(order);
  const namesSections = board.sections.some((section) => wanted.has(sectionKeyOf(section)));
  const now = namesSections ? layoutOf(board) : board.items.map(keyOf);
  if (order.length !== now.length || !now.every((key) => wanted.has(key))) throw noPermutation();
  return now.every((key, place) => key === order[place])
    ? []
    : [{ type: 'MoodboardReordered', data: { order } }];
}

function nameSection({ by, section, name }: Command<'NameSection'>, board: Board): Events {
  const there = board.sections.find(({ id }) => id === section);
  if (there?.name === name) return [];
  if (!there && board.sections.length >= MOODBOARD_SECTIONS) throw tooManySections();
  return [{ type: 'MoodboardSectionNamed', data: { owner: by, section, name } }];
}

/** Removing what is not there is done already. */
function removeSection({ section }: Command<'RemoveSection'>, board: Board): Events {
  return board.sections.some(({ id }) => id === section)
    ? [{ type: 'MoodboardSectionRemoved', data: { section } }]
    : [];
}

function restore(command: Command<'Restore'>, state: Moodboard): Events {
  boardFor(command, state);
  const { at } = command;
  if (state.status !== 'deleted') return [];
  if (at.getTime() - Date.parse(state.deletedAt) > MOODBOARD_RESTORE_DAYS * DAY_MS) throw deletedTooLongAgo();
  return [{ type: 'MoodboardRestored', data: {} }];
}
