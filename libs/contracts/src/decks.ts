import type { FigureReference } from './figure-reference.js';
import type { MediaType } from './media.js';

export const SLIDE_KINDS = ['text', 'figure', 'question', 'looks', 'board', 'picture'] as const;
export type SlideKind = (typeof SLIDE_KINDS)[number];

/** What a slide shows, asked anew whenever it is looked at. */
export type SlideContent =
  | { kind: 'text' }
  | ({ kind: 'figure' } & FigureReference)
  /** A question as parameters of an address. */
  | { kind: 'question'; question: string }
  | { kind: 'looks'; looks: readonly string[] }
  /** A board of the deck's owner. */
  | { kind: 'board'; board: string }
  | { kind: 'picture'; type: MediaType; slug: string };

export interface Slide {
  id: string;
  /** Null where the slide is called what it shows, and once its owner is erased. */
  title: string | null;
  text: string | null;
  content: SlideContent;
}

export const DECK_LIMITS = {
  decks: 100,
  slides: 40,
  looks: 12,
  title: 120,
  text: 2_000,
  question: 8_000,
} as const;

/** With which slides a deck begins. */
export const DECK_TEMPLATES = [
  'empty',
  'season-wrap-up',
  'brand-against-peers',
  'trend-brief',
  'show-report',
] as const;
export type DeckTemplate = (typeof DECK_TEMPLATES)[number];

export const DECK_FORMATS = ['pptx', 'pdf'] as const;
export type DeckFormat = (typeof DECK_FORMATS)[number];
