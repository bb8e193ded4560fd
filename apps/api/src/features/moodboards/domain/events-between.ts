import { DESCRIPTION, NAME, type WordsBy } from './board-words.js';
import type { MoodboardEvent } from './moodboard.events.js';
import { type Board, evolve, type Item, keyOf, layoutOf, sectionKeyOf } from './moodboard.state.js';

/** What a board shows, without whose it is and who may see it. */
export type Content = Pick<Board, 'name' | 'description' | 'cover' | 'sections' | 'items'> & {
  /** Who wrote its words, where that is not its owner. */
  wordsBy?: WordsBy;
};

/**
 * The events that make a board show again what it showed then. They are the ones a hand would have caused, so that
 * figures count additions and removals as ever; who may see the board stays as it is, and words stay their writers'.
 */
export function eventsBetween(now: Board, then: Content): MoodboardEvent[] {
  const writer = (place: string) => then.wordsBy?.[place] ?? now.owner;
  const [held, wanted] = [new Map(now.items.map(byKey)), new Map(then.items.map(byKey))];
  const events: MoodboardEvent[] = [];
  if (now.name !== then.name)
    events.push({ type: 'MoodboardRenamed', data: { owner: writer(NAME), name: then.name } });
  if (now.description !== then.description)
    events.push({
      type: 'MoodboardDescribed',
      data: { owner: writer(DESCRIPTION), description: then.description },
    });
  for (const { type, slug } of now.items.filter((item) => !wanted.has(keyOf(item))))
    events.push({ type: 'LookRemovedFromMoodboard', data: { type, slug } });
  for (const item of then.items) {
    const before = held.get(keyOf(item));
    if (!before) events.push(...addedWithComment(item, writer(keyOf(item))));
    else if (before.comment !== item.comment) events.push(commented(item, writer(keyOf(item))));
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
  const order = layoutOf(then);
  if (reached.some((key, place) => key !== order[place]))
    events.push({ type: 'MoodboardReordered', data: { order } });
  // A cover has gone with its picture already.
  const cover = now.cover !== null && wanted.has(now.cover) ? now.cover : null;
  if (cover !== then.cover) events.push({ type: 'MoodboardCoverChosen', data: { cover: then.cover } });
  return events;
}

/** A picture with what somebody says about it. */
export function addedWithComment(item: Omit<Item, 'section'>, owner: string): MoodboardEvent[] {
  const { type, slug, image_filename } = item;
  const added: MoodboardEvent = { type: 'LookAddedToMoodboard', data: { type, slug, image_filename } };
  return item.comment === null ? [added] : [added, commented(item, owner)];
}

const byKey = (item: Item) => [keyOf(item), item] as const;
const commented = ({ type, slug, comment }: Omit<Item, 'section'>, owner: string): MoodboardEvent => ({
  type: 'LookCommentedOnMoodboard',
  data: { owner, type, slug, comment },
});

/** The board after an event, which none of these closes. */
function after(board: Board, event: MoodboardEvent): Board {
  const next = evolve({ ...board, status: 'open' }, event);
  return next.status === 'none' ? board : next;
}
