import type { Arrangement } from '@toile/contracts';
import type { BoardEntry, BoardThing } from './board-item';
import type { Change } from './card-writes';
import { headingOf } from './sections';

type Item = Pick<BoardThing, 'key' | 'type' | 'slug'>;

const named = (items: readonly Item[]) => items.map(({ type, slug }) => ({ type, slug }));
const without = (items: readonly Pick<Item, 'key'>[]) => {
  const keys = new Set(items.map(({ key }) => key));
  return (all: BoardEntry[]) => all.filter(({ key }) => !keys.has(key));
};
const asItIs = (all: BoardEntry[]) => all;

/** What is done to a board beside its order and its cards, with how it looks then; each says whether it was kept. */
export const boardEdits = (board: string, change: Change) => ({
  /** One that is not there is made, as the last one. */
  nameSection: (id: string, name: string) =>
    change(
      {
        method: 'put',
        path: '/moodboards/{board}/sections/{section}',
        sent: { path: { board, section: id }, body: { name } },
      },
      (all) => {
        const heading = headingOf({ id, name });
        return all.some(({ key }) => key === heading.key)
          ? all.map((one) => (one.key === heading.key ? heading : one))
          : [...all, heading];
      },
    ),
  removeSection: (heading: { id: string; key: string }) =>
    change(
      {
        method: 'delete',
        path: '/moodboards/{board}/sections/{section}',
        sent: { path: { board, section: heading.id } },
      },
      without([heading]),
    ),
  remove: (items: readonly Item[]) =>
    change(
      {
        method: 'post',
        path: '/moodboards/remove/{slug}',
        sent: { path: { slug: board }, body: { items: named(items) } },
      },
      without(items),
    ),
  move: (items: readonly Item[], to: string) =>
    change(
      {
        method: 'post',
        path: '/moodboards/move/{slug}',
        sent: { path: { slug: board }, body: { items: named(items), to } },
      },
      without(items),
    ),
  /** An empty comment takes it away. */
  note: ({ key, type, slug }: Item & { type: 'look' | 'street-style' }, comment: string) =>
    change(
      {
        method: 'put',
        path: '/moodboards/{board}/comment/{slug}',
        sent: { path: { board, slug }, body: { type, comment } },
      },
      (all) => all.map((one) => (one.key === key ? { ...one, note: comment || null } : one)),
    ),
  chooseCover: ({ type, slug }: Item & { type: 'look' | 'street-style' }) =>
    change(
      {
        method: 'put',
        path: '/moodboards/{board}/cover',
        sent: { path: { board }, body: { item: { type, slug } } },
      },
      asItIs,
    ),
  arrange: (arrangement: Arrangement) =>
    change(
      {
        method: 'put',
        path: '/moodboards/{board}/arrangement',
        sent: { path: { board }, body: { arrangement } },
      },
      asItIs,
    ),
});
