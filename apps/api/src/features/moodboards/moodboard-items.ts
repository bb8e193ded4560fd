import { Injectable } from '@nestjs/common';
import type { LookSummary, Placement } from '@toile/contracts';
import { MediaLookup } from '../catalogue/index.js';
import type { Card } from './domain/cards.js';
import { type Board, type Item, isCard, isLook, keyOf } from './domain/moodboard.state.js';
import { placesOn } from './domain/places-on.js';
import type { MoodboardRowDto } from './moodboard.dto.js';
import type { MoodboardCardDto } from './moodboard-card.dto.js';

/** Puts the looks, as the catalogue knows them now, beside the pictures of boards. */
@Injectable()
export class MoodboardItems {
  constructor(private readonly media: MediaLookup) {}

  /**
   * What stands on a board as its readers are answered.
   * @param address of the board: its slug, or the token it is shared under; its own pictures are asked for by it
   * @param items those of the board that are wanted
   */
  async rows(
    board: Pick<Board, 'items' | 'places'>,
    address: string,
    items: readonly Item[] = board.items,
  ): Promise<MoodboardRowDto[]> {
    const looks = await this.looks(items);
    const places = placesOn(board);
    return items.map((item) => {
      const place = places.get(keyOf(item)) ?? NOWHERE;
      if (isCard(item)) return cardRow(item, place, address);
      return { ...item, look: looks.get(keyOf(item)) ?? null, place };
    });
  }

  /** The published ones of the pictures, by `type:slug`. */
  looks(items: readonly Item[]): Promise<ReadonlyMap<string, LookSummary>> {
    return this.media.summaries(items.filter(isLook));
  }

  /** Who took the street styles among them, by slug. */
  photographers(items: readonly Item[]): Promise<ReadonlyMap<string, string>> {
    return this.media.photographers(
      items.filter(({ type }) => type === 'street-style').map(({ slug }) => slug),
    );
  }
}

const NOWHERE: Placement = { x: 0, y: 0, width: 0, z: 0 };

function cardRow(card: Card, place: Placement, address: string): MoodboardCardDto {
  const { type, slug, section } = card;
  const none = { comment: null, image_filename: null, look: null, note: null, link: null, picture: null };
  const row = { ...none, type, slug, section, place };
  if (card.type === 'note') return { ...row, note: { text: card.text, paper: card.paper } };
  if (card.type === 'link')
    return { ...row, link: { url: card.url, host: hostOf(card.url), title: card.title } };
  const { picture, width, height, thumbhash, colours, alt, credit } = card;
  const path = `/moodboards/pictures/${address}/${picture}`;
  const shown = { width, height, thumbhash, colours: [...colours], alt, credit };
  return { ...row, picture: { small: `${path}/small`, large: `${path}/large`, ...shown } };
}

/** Empty once the words are erased. */
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : '');
