import type { Slide } from '@toile/contracts';
import type { DeckEvent } from './deck.events.js';

export interface OpenDeck {
  status: 'open';
  owner: string;
  title: string | null;
  slides: readonly Slide[];
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
      };
    }
    case 'SlidesArranged':
      return { ...deck, slides: data.order.flatMap((id) => deck.slides.find((one) => one.id === id) ?? []) };
    case 'SlideRemoved':
      return { ...deck, slides: deck.slides.filter(({ id }) => id !== data.slide) };
    case 'DeckDeleted':
      return { status: 'deleted' };
    default:
      return type satisfies never;
  }
}
