import type { Reference } from '@toile/contracts';
import { tagInPlaceOf } from '@toile/vocabulary';
import { type DoubleTaggingEvent, PLACES, type Place } from './double-tagging.events.js';

/** What one of the two says of a look: tags as they were given, whatever became of their concepts. */
export interface Opinion {
  tags: readonly Reference[];
  done: boolean;
}
export interface TwiceTagged extends Readonly<Record<Place, Opinion>> {
  /** Tags taken of those that one alone gave, and by whom; null while that waits. */
  settled: { taken: readonly string[]; by: string } | null;
}

export interface KnownDoubleTagging {
  status: 'open' | 'ended';
  show: string;
  percent: number;
  seed: number;
  /** By their slugs, in the order of the show. */
  looks: Readonly<Record<string, TwiceTagged>>;
  taggers: Readonly<Record<Place, string | null>>;
  taggersMaySettle: boolean;
}
/** Plain JSON, so that the read model keeps it as it is. */
export type DoubleTagging = { status: 'none' } | KnownDoubleTagging;

export const noDoubleTagging = (): DoubleTagging => ({ status: 'none' });

const unsaid = (): Opinion => ({ tags: [], done: false });

/** Both are done with the look: from here on each may see what the other said. */
export const isCompared = ({ first, second }: TwiceTagged) => first.done && second.done;

/**
 * What tags mean by now: of a concept that was merged into another, that one's, and its own again once the merge is undone. Each once.
 * Asked where something is compared, shown or written, never where events are folded.
 */
export function meantTags<Tag extends Reference>(tags: readonly Tag[]): Tag[] {
  const meant = tags.map(tagInPlaceOf);
  return meant.filter(({ slug }, at) => meant.findIndex((one) => one.slug === slug) === at);
}

const alone = (tags: readonly Reference[], others: readonly Reference[]) =>
  tags.filter(({ slug }) => !others.some((one) => one.slug === slug));

/** Tags both gave. */
export function agreedOn({ first, second }: TwiceTagged): Reference[] {
  const others = meantTags(second.tags);
  return meantTags(first.tags).filter(({ slug }) => others.some((one) => one.slug === slug));
}

/** Tags that one alone gave. */
export function disputedOf({ first, second }: TwiceTagged): Reference[] {
  const [of, by] = [meantTags(first.tags), meantTags(second.tags)];
  return [...alone(of, by), ...alone(by, of)];
}

/** Waits for a third person. */
export const isDisputed = (look: TwiceTagged) =>
  isCompared(look) && look.settled === null && disputedOf(look).length > 0;

/** Its tags are said: the two agree, or what they disagreed about was settled. */
export const isSettled = (look: TwiceTagged) => isCompared(look) && !isDisputed(look);

export function placeOf({ taggers }: KnownDoubleTagging, member: string): Place | null {
  return PLACES.find((place) => taggers[place] === member) ?? null;
}

/** What has become of it; also the fold of its read model. */
export function evolve(state: DoubleTagging, event: DoubleTaggingEvent): DoubleTagging {
  if (event.type === 'DoubleTaggingBegan') {
    const { show, looks, percent, seed } = event.data;
    const untouched = () => ({ first: unsaid(), second: unsaid(), settled: null });
    return {
      status: 'open',
      show,
      percent,
      seed,
      looks: Object.fromEntries(looks.map((slug) => [slug, untouched()])),
      taggers: { first: null, second: null },
      taggersMaySettle: false,
    };
  }
  return state.status === 'none' ? state : after(state, event);
}

type LaterEvent = Exclude<DoubleTaggingEvent, { type: 'DoubleTaggingBegan' }>;

function after(state: KnownDoubleTagging, event: LaterEvent): KnownDoubleTagging {
  switch (event.type) {
    case 'PlaceTaken':
      return { ...state, taggers: { ...state.taggers, [event.data.place]: event.data.tagger } };
    case 'PlaceLeft': {
      const { place } = event.data;
      const left = withOpinions(state, place, Object.keys(state.looks), unsaid);
      return { ...left, taggers: { ...state.taggers, [place]: null } };
    }
    case 'OpinionChanged': {
      const { place, looks, add, remove } = event.data;
      return withOpinions(state, place, looks, (opinion) => {
        const kept = opinion.tags.filter(({ slug }) => !remove.includes(slug));
        const added = add.filter(({ slug }) => !kept.some((tag) => tag.slug === slug));
        return { ...opinion, tags: [...kept, ...added] };
      });
    }
    case 'LookFinished':
    case 'LookReopened': {
      const { place, look } = event.data;
      const done = event.type === 'LookFinished';
      return withOpinions(state, place, [look], (opinion) => ({ ...opinion, done }));
    }
    case 'LookSettled': {
      const { look, taken, by } = event.data;
      return withLook(state, look, (known) => ({ ...known, settled: { taken, by } }));
    }
    case 'SettlementUndone':
      return withLook(state, event.data.look, (known) => ({ ...known, settled: null }));
    case 'TaggersAdmitted':
      return { ...state, taggersMaySettle: event.data.admitted };
    case 'DoubleTaggingEnded':
      return { ...state, status: 'ended' };
    default:
      return event satisfies never;
  }
}

function withLook(
  state: KnownDoubleTagging,
  slug: string,
  change: (look: TwiceTagged) => TwiceTagged,
): KnownDoubleTagging {
  const look = state.looks[slug];
  return look ? { ...state, looks: { ...state.looks, [slug]: change(look) } } : state;
}

const withOpinions = (
  state: KnownDoubleTagging,
  place: Place,
  looks: readonly string[],
  change: (opinion: Opinion) => Opinion,
) =>
  looks.reduce(
    (now, slug) => withLook(now, slug, (look) => ({ ...look, [place]: change(look[place]) })),
    state,
  );
