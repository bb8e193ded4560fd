import type { NotePaper } from '@toile/contracts';
import type { DomainEvent } from '@toile/event-store';

/** What a member puts on a board of their own. The id is chosen by whoever makes it, so that it is made once. */
export type Card = NoteCard | LinkCard | PictureCard;

interface CardBase {
  /** Its id, as the slug of a look. */
  slug: string;
  /** Id of the section it stands in; null above the first one. */
  section: string | null;
  /** Subject of whoever wrote it; their words are empty once they are erased. */
  writer: string;
}
export interface NoteCard extends CardBase {
  type: 'note';
  text: string;
  paper: NotePaper;
}
export interface LinkCard extends CardBase {
  type: 'link';
  /** With http or https, checked where it comes in. */
  url: string;
  title: string;
}
export interface PictureCard extends CardBase {
  type: 'picture';
  /** Of the picture that is kept; two boards can show one. */
  picture: string;
  width: number;
  height: number;
  /** In base64; null once its owner is erased. */
  thumbhash: string | null;
  colours: readonly string[];
  alt: string;
  credit: string;
}

/** A card as it is written: without its place on the board. */
export type CardContent<C extends Card = Card> = C extends Card ? Omit<C, 'section'> : never;

/** Cards are written as a whole, the first time and each time after. `owner` is whose words they are: sealed with their key. */
export type CardEvent =
  | DomainEvent<
      'MoodboardNoteWritten',
      { owner: string; card: string; text: string | null; paper: NotePaper }
    >
  | DomainEvent<
      'MoodboardLinkWritten',
      { owner: string; card: string; url: string | null; title: string | null }
    >
  | DomainEvent<
      'MoodboardPictureHung',
      {
        owner: string;
        card: string;
        picture: string;
        width: number;
        height: number;
        thumbhash: string | null;
        colours: readonly string[] | null;
        alt: string | null;
        credit: string | null;
      }
    >
  | DomainEvent<'MoodboardCardRemoved', { type: Card['type']; card: string }>;

/** The event that writes a card as it is. */
export function cardWritten(card: CardContent): CardEvent {
  const { slug, writer } = card;
  const about = { owner: writer, card: slug };
  switch (card.type) {
    case 'note':
      return { type: 'MoodboardNoteWritten', data: { ...about, text: card.text, paper: card.paper } };
    case 'link':
      return { type: 'MoodboardLinkWritten', data: { ...about, url: card.url, title: card.title } };
    default: {
      const { picture, width, height, thumbhash, colours, alt, credit } = card;
      const data = { ...about, picture, width, height, thumbhash, colours, alt, credit };
      return { type: 'MoodboardPictureHung', data };
    }
  }
}

/** The card an event writes. */
export function cardOf(event: Exclude<CardEvent, { type: 'MoodboardCardRemoved' }>): CardContent {
  const base = { slug: event.data.card, writer: event.data.owner };
  switch (event.type) {
    case 'MoodboardNoteWritten':
      return { ...base, type: 'note', text: event.data.text ?? '', paper: event.data.paper };
    case 'MoodboardLinkWritten':
      return { ...base, type: 'link', url: event.data.url ?? '', title: event.data.title ?? '' };
    default: {
      const { picture, width, height, thumbhash, colours, alt, credit } = event.data;
      const words = { alt: alt ?? '', credit: credit ?? '' };
      return {
        ...base,
        type: 'picture',
        picture,
        width,
        height,
        thumbhash,
        colours: colours ?? [],
        ...words,
      };
    }
  }
}

/** Whether writing the one would leave the other as it is. */
export const isSameCard = (one: CardContent, other: CardContent) =>
  one.type === other.type &&
  JSON.stringify(cardWritten(one)) === JSON.stringify(cardWritten({ ...other, writer: one.writer }));

/** Whether nothing can be read of a card: its writer was erased, or the note is empty. */
export function saysNothing(card: CardContent): boolean {
  if (card.type === 'note') return card.text === '';
  return card.type === 'link' ? card.url === '' : card.thumbhash === null;
}

/** A card as it reads once its writer is erased. */
export function withoutWords(card: Card): Card {
  if (card.type === 'note') return { ...card, text: '' };
  if (card.type === 'link') return { ...card, url: '', title: '' };
  return { ...card, thumbhash: null, colours: [], alt: '', credit: '' };
}
