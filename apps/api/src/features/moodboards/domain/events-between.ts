import { placesBetween } from './arrangement.js';
import { DESCRIPTION, NAME, type WordsBy } from './board-words.js';
import { type CardContent, cardWritten, isSameCard, saysNothing } from './cards.js';
import type { MoodboardEvent } from './moodboard.events.js';
import {
  type Board,
  evolve,
  type Item,
  isCard,
  keyOf,
  type LookItem,
  layoutOf,
  sectionKeyOf,
} from './moodboard.state.js';

/** What a board shows, without whose it is and who may see it. */
export type Content = Pick<Board, 'name' | 'description' | 'cover' | 'sections' | 'items'> &
  // A board from before it could be arranged has none.
  Partial<Pick<Board, 'arrangement' | 'places'>> & {
    /** Who wrote its words, where that is not its owner. */
    wordsBy?: WordsBy;
  };

/**
 * The events that make a board show again what it showed then. They are the ones a hand would have caused, so that
 * figures count additions and removals as ever; who may see the board stays as it is, and words stay their writers'.
 */
export function eventsBetween(now: Board, then: Content): MoodboardEvent[] {
  const writer = (place: string) => then.wordsBy?.[place] ?? now.owner;
  const items = then.items.flatMap((item) => readable(item, now.owner));
  const [held, wanted] = [new Map(now.items.map(byKey)), new Map(items.map(byKey))];
  const events: MoodboardEvent[] = [];
  if (now.name !== then.name)
    events.push({ type: 'MoodboardRenamed', data: { owner: writer(NAME), name: then.name } });
  if (now.description !== then.description)
    events.push({
      type: 'MoodboardDescribed',
      data: { owner: writer(DESCRIPTION), description: then.description },
    });
  events.push(...now.items.filter((item) => !wanted.has(keyOf(item))).map(takenOff));
  for (const item of items) {
    const before = held.get(keyOf(item));
    const by = writer(keyOf(item));
    if (!before) events.push(...putOn(item, by));
    else events.push(...said(before, item, by));
  }
  const sections = new Map(then.sections.map(({ id, name }) => [id, name]));
  for (const { id } of now.sections.filter((one) => !sections.has(one.id)))
    events.push({ type: 'MoodboardSectionRemoved', data: { section: id } });
  for (const { id: section, name } of then.sections)
    if (now.sections.find(({ id }) => id === section)?.name !== name)
      events.push({
        type: 'MoodboardSectionNamed',
        data: { owner: writer(sectionKeyOf({ id: section })), section, name },
      });
  const reached = layoutOf(events.reduce(after, now));
  const order = layoutOf({ sections: then.sections, items });
  if (reached.some((key, place) => key !== order[place]))
    events.push({ type: 'MoodboardReordered', data: { order } });
  // A cover has gone with its picture already.
  const cover = now.cover !== null && wanted.has(now.cover) ? now.cover : null;
  if (cover !== then.cover) events.push({ type: 'MoodboardCoverChosen', data: { cover: then.cover } });
  events.push(...placesBetween(events.reduce(after, now).places, then.places ?? {}));
  const { arrangement = 'grid' } = then;
  if (arrangement !== now.arrangement)
    events.push({ type: 'MoodboardArrangementChosen', data: { arrangement } });
  return events;
}

/** A card, or a picture with what somebody says about it. */
export function putOn(item: NotedItem, writer: string): MoodboardEvent[] {
  if ('paper' in item || 'url' in item || 'picture' in item) return [cardWritten(item)];
  const { type, slug, image_filename } = item;
  const added: MoodboardEvent = { type: 'LookAddedToMoodboard', data: { type, slug, image_filename } };
  return item.comment === null ? [added] : [added, commented(item, writer)];
}

/** The event that takes an item off. */
export function takenOff(item: Item): MoodboardEvent {
  const { slug } = item;
  return isCard(item)
    ? { type: 'MoodboardCardRemoved', data: { type: item.type, card: slug } }
    : { type: 'LookRemovedFromMoodboard', data: { type: item.type, slug } };
}

/** An item as it is put on a board, which says where it stands. `writer` of a look: who says what is said of it. */
export type NotedItem = CardContent | (Omit<LookItem, 'section'> & { writer?: string });

/** What leads from the words on one item to those on another of the same key. */
function said(before: Item, item: Item, owner: string): MoodboardEvent[] {
  if (isCard(item)) return isCard(before) && isSameCard(item, before) ? [] : [cardWritten(item)];
  return !isCard(before) && before.comment === item.comment ? [] : [commented(item, owner)];
}

/**
 * What cannot be read any more, since its writer was erased, is not written again: it could not be sealed. An empty note is the owner's.
 */
function readable(item: Item, owner: string): Item[] {
  if (!isCard(item) || !saysNothing(item)) return [item];
  return item.type === 'note' ? [{ ...item, writer: owner }] : [];
}

const byKey = (item: Item) => [keyOf(item), item] as const;
const commented = ({ type, slug, comment }: Omit<LookItem, 'section'>, owner: string): MoodboardEvent => ({
  type: 'LookCommentedOnMoodboard',
  data: { owner, type, slug, comment },
});

/** The board after an event, which none of these closes. */
function after(board: Board, event: MoodboardEvent): Board {
  const next = evolve({ ...board, status: 'open' }, event);
  return next.status === 'none' ? board : next;
}
