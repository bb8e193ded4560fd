import type { Slide } from '@toile/contracts';
import type { DeckEvent } from './deck.events.js';

/** When figures of a deck are asked again. */
export interface DeckRefresh {
  weekday: number;
  /** Due times after this one are begun. */
  since: string;
  /** What is being refreshed just now, by when it was due. */
  waiting: string | null;
  /** When it was last. */
  done: string | null;
}

/** As of when a slide shows its figures, and what it compares them with. */
export interface SlideMoment {
  at: string;
  before: string | null;
  /** Since when it could not be asked again. */
  failed: string | null;
}

export interface OpenDeck {
  status: 'open';
  owner: string;
  title: string | null;
  slides: readonly Slide[];
  /** Null where figures are asked whenever the deck is looked at. */
  refresh: DeckRefresh | null;
  /** Of slides that were refreshed, by their ids. */
  moments: Readonly<Record<string, SlideMoment>>;
  created_at: string;
}
export type Deck = { status: 'none' } | { status: 'deleted' } | OpenDeck;

export const noDeck = (): Deck => ({ status: 'none' });

/** The deck after an event; also the fold of its read model. */
export function evolve(deck: Deck, { type, data }: DeckEvent): Deck {
  if (type === 'DeckCreated')
    return {
      status: 'open',
      owner: data.owner,
      title: data.title,
      slides: [],
      refresh: null,
      moments: {},
      created_at: data.at,
    };
  if (deck.status !== 'open') return deck;
  switch (type) {
    case 'DeckRenamed':
      return { ...deck, title: data.title };
    case 'SlideAdded': {
      const { slide: id, title, text, content } = data;
      return { ...deck, slides: [...deck.slides, { id, title, text, content }] };
    }
    case 'SlideChanged': {
      const { slide: id, title, text, content } = data;
      return {
        ...deck,
        slides: deck.slides.map((one) => (one.id === id ? { id, title, text, content } : one)),
        // What it shows now was never asked before.
        moments: isSame(deck.slides.find((one) => one.id === id)?.content, content)
          ? deck.moments
          : without(deck.moments, id),
      };
    }
    case 'SlidesArranged':
      return { ...deck, slides: data.order.flatMap((id) => deck.slides.find((one) => one.id === id) ?? []) };
    case 'SlideRemoved':
      return {
        ...deck,
        slides: deck.slides.filter(({ id }) => id !== data.slide),
        moments: without(deck.moments, data.slide),
      };
    case 'RefreshChosen': {
      const { weekday, at } = data;
      if (weekday === null) return { ...deck, refresh: null, moments: {} };
      // At once, and then on its days.
      return { ...deck, refresh: { weekday, since: at, waiting: at, done: deck.refresh?.done ?? null } };
    }
    case 'RefreshDue':
      return {
        ...deck,
        refresh: deck.refresh && { ...deck.refresh, since: data.due, waiting: data.due },
      };
    case 'DeckRefreshed': {
      const { at, slides, failed } = data;
      const moments = { ...deck.moments };
      for (const id of slides) moments[id] = { at, before: deck.moments[id]?.at ?? null, failed: null };
      for (const id of failed) {
        const kept = deck.moments[id];
        if (kept) moments[id] = { ...kept, failed: at };
      }
      return { ...deck, refresh: deck.refresh && { ...deck.refresh, waiting: null, done: at }, moments };
    }
    case 'DeckDeleted':
      return { status: 'deleted' };
    default:
      return type satisfies never;
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function without<T>(all: Readonly<Record<string, T>>, id: string): Record<string, T> {
  const { [id]: _, ...others } = all;
  return others;
}
