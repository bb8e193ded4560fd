import { changed, type DeskLook, type TagChange, undoOf } from './tagging';

/** A look as one of two who tag it sees it: its tags are what they have said. */
export interface BlindLook extends DeskLook {
  /** They are done with it. */
  done: boolean;
  /** The other is, too: it stays as it is. */
  compared: boolean;
}
export type BlindBody = ({ is: 'tags' } & TagChange) | { is: 'done'; look: string; done: boolean };

export const blindCarriedOut = (looks: readonly BlindLook[], body: BlindBody): readonly BlindLook[] =>
  body.is === 'tags'
    ? changed(looks, body).map((look, at) => ({ ...looks[at], ...look }) as BlindLook)
    : looks.map((look) => (look.slug === body.look ? { ...look, done: body.done } : look));

/** Nothing takes back what changes nothing, nor what is done once the other is done, too. */
export function blindUndoOf(looks: readonly BlindLook[], body: BlindBody): BlindBody[] {
  if (body.is === 'tags') return undoOf(looks, body).map((change) => ({ is: 'tags', ...change }));
  const look = looks.find(({ slug }) => slug === body.look);
  return look && !look.compared && look.done !== body.done ? [{ ...body, done: look.done }] : [];
}

/** The next place after one, from the beginning again, that is still to be seen to; the place itself where there is none. */
export function nextOf<Look>(looks: readonly Look[], at: number, isOpen: (look: Look) => boolean): number {
  for (let step = 1; step <= looks.length; step += 1) {
    const index = (at + step) % looks.length;
    const look = looks[index];
    if (look && isOpen(look)) return index;
  }
  return at;
}

interface Named {
  slug: string;
  name: string;
}
/** A look about which two disagree, as a third sees it. */
export interface DisputedLook
  extends Pick<
    DeskLook,
    'slug' | 'position' | 'image_filename' | 'width' | 'height' | 'thumbhash' | 'colours'
  > {
  agreed: readonly Named[];
  first: readonly Named[];
  second: readonly Named[];
  /** Slugs of those that were taken; null while it waits. */
  taken: readonly string[] | null;
}
/** Null takes back what was settled. */
export interface SettleBody {
  look: string;
  taken: readonly string[] | null;
}

export const settleCarriedOut = (
  looks: readonly DisputedLook[],
  { look, taken }: SettleBody,
): DisputedLook[] => looks.map((one) => (one.slug === look ? { ...one, taken } : one));

/** What is settled is first taken back, and what was so before is settled again. */
export function settleUndoOf(looks: readonly DisputedLook[], { look, taken }: SettleBody): SettleBody[] {
  const before = looks.find(({ slug }) => slug === look)?.taken ?? null;
  if (taken === null) return before === null ? [] : [{ look, taken: before }];
  return [{ look, taken: null }, ...(before === null ? [] : [{ look, taken: before }])];
}

const slugs = (tags: readonly Named[]) => tags.map(({ slug }) => slug);

/** What each of the four answers takes, of the tags that one alone gave. */
export const SETTLEMENTS = {
  takeFirst: ({ first }: DisputedLook) => slugs(first),
  takeSecond: ({ second }: DisputedLook) => slugs(second),
  takeBoth: ({ first, second }: DisputedLook) => [...slugs(first), ...slugs(second)],
  takeNeither: (): string[] => [],
} as const;
