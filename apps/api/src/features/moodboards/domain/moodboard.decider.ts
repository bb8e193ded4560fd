import {
  type Arrangement,
  type BoardItemType,
  type MediaType,
  MOODBOARD_ITEMS,
  MOODBOARD_RESTORE_DAYS,
  MOODBOARD_SECTIONS,
  type Placement,
} from '@toile/contracts';
import type { Decider } from '@toile/event-store';
import { arrange } from './arrangement.js';
import { type BoardPeopleCommand, decidePeople } from './board-people.decider.js';
import { boardFor } from './board-permissions.js';
import { type CardContent, cardWritten, isSameCard, type PictureCard } from './cards.js';
import { type Content, eventsBetween, type NotedItem, putOn, takenOff } from './events-between.js';
import {
  deletedTooLongAgo,
  existsAlready,
  full,
  noPermutation,
  notOnBoard,
  otherCard,
  tooManySections,
} from './moodboard.errors.js';
import type { MoodboardEvent } from './moodboard.events.js';
import {
  type Board,
  evolve,
  isCard,
  isLook,
  keyOf,
  keysOf,
  type LookItem,
  layoutOf,
  type Moodboard,
  noMoodboard,
  sectionKeyOf,
} from './moodboard.state.js';
import { placesOn } from './places-on.js';

type Picture = Pick<LookItem, 'type' | 'slug' | 'image_filename'>;
/** What stands on a board. */
type NamedItem = { type: BoardItemType; slug: string };
type Named = { type: MediaType; slug: string };

type Unwritten = CardContent extends infer C ? (C extends CardContent ? Omit<C, 'writer'> : never) : never;

/** `by` is the subject of the member who asks; times come in, they are never read here. */
export type MoodboardCommand =
  /** With a first picture, or with all of another board. */
  | { type: 'Create'; by: string; name: string; token: string; first?: Picture; like?: Content }
  | { type: 'Rename'; by: string; name?: string | undefined; description?: string | null | undefined }
  | { type: 'ChooseCover'; by: string; item: Named | null }
  | { type: 'AddLook'; by: string; picture: Picture }
  | { type: 'AddLooks'; by: string; pictures: readonly NotedItem[] }
  | { type: 'RemoveLook'; by: string; item: Named }
  | { type: 'RemoveLooks'; by: string; items: readonly NamedItem[] }
  | { type: 'CommentLook'; by: string; item: { type?: MediaType; slug: string }; comment: string }
  /** A card that is there is written anew; whoever asks is its writer. */
  | { type: 'WriteCard'; by: string; card: Unwritten }
  | {
      type: 'DescribePicture';
      by: string;
      card: string;
      alt?: string | undefined;
      credit?: string | undefined;
    }
  | { type: 'ChooseArrangement'; by: string; arrangement: Arrangement }
  | { type: 'Arrange'; by: string; places: Readonly<Record<string, Placement>> }
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
    case 'WriteCard':
      return writeCard(command, boardFor(command, state));
    case 'DescribePicture':
      return describePicture(command, boardFor(command, state));
    case 'ChooseArrangement':
      return boardFor(command, state).arrangement === command.arrangement
        ? []
        : [{ type: 'MoodboardArrangementChosen', data: { arrangement: command.arrangement } }];
    case 'Arrange':
      return arrangeBoard(command, boardFor(command, state));
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
  if (cover !== null && !board.items.filter(isLook).some((one) => keyOf(one) === cover)) throw notOnBoard();
  return board.cover === cover ? [] : [{ type: 'MoodboardCoverChosen', data: { cover } }];
}

/** All of them that the board does not hold yet, with their comments, or none when they do not fit. */
function addLooks(by: string, pictures: readonly NotedItem[], board: Board): Events {
  const held = new Set(board.items.map(keyOf));
  const lacking = [...new Map(pictures.map((one) => [keyOf(one), one])).values()].filter(
    (one) => !held.has(keyOf(one)),
  );
  if (board.items.length + lacking.length > MOODBOARD_ITEMS) throw full();
  return lacking.flatMap((one) => putOn(one, one.writer ?? by));
}

/** Removing what is not there is done already. */
function removeLooks(items: readonly NamedItem[], board: Board): Events {
  const wanted = new Set(items.map(keyOf));
  return board.items.filter((item) => wanted.has(keyOf(item))).map(takenOff);
}

/** An empty comment removes it. A slug alone means the first item that has it. */
function commentLook({ by, item, comment }: Command<'CommentLook'>, board: Board): Events {
  const on = board.items
    .filter(isLook)
    .find((one) => one.slug === item.slug && (!item.type || one.type === item.type));
  if (!on) throw notOnBoard();
  const wanted = comment === '' ? null : comment;
  if (on.comment === wanted) return [];
  const { type, slug } = on;
  return [{ type: 'LookCommentedOnMoodboard', data: { owner: by, type, slug, comment: wanted } }];
}

/** With the first thing that is moved all others are put where they are seen, so that none jumps. */
function arrangeBoard({ places }: Command<'Arrange'>, board: Board): Events {
  const held = keysOf(board.items);
  if (arrange(board.places, places, held).length === 0) return [];
  return arrange(board.places, { ...Object.fromEntries(placesOn(board)), ...places }, held);
}

/** The same words again are done already. */
function writeCard({ by, card }: Command<'WriteCard'>, board: Board): Events {
  const written: CardContent = { ...card, writer: by };
  const there = board.items.filter(isCard).find(({ slug }) => slug === card.slug);
  if (there && there.type !== card.type) throw otherCard();
  if (there && isSameCard(written, there)) return [];
  if (!there && board.items.length >= MOODBOARD_ITEMS) throw full();
  return [cardWritten(written)];
}

/** What is left out stays. */
function describePicture({ card, alt, credit }: Command<'DescribePicture'>, board: Board): Events {
  const there = board.items.find((one): one is PictureCard => one.type === 'picture' && one.slug === card);
  if (!there) throw notOnBoard();
  const described = { ...there, alt: alt ?? there.alt, credit: credit ?? there.credit };
  return isSameCard(described, there) ? [] : [cardWritten(described)];
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
