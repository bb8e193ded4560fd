import { Injectable } from '@nestjs/common';
import { MediaLookup } from '../catalogue/index.js';
import { type Item, keyOf } from './domain/moodboard.state.js';
import type { MoodboardItemDto } from './moodboard.dto.js';

/** Puts the looks, as the catalogue knows them now, beside the pictures of boards. */
@Injectable()
export class MoodboardItems {
  constructor(private readonly media: MediaLookup) {}

  async withLooks(items: readonly Item[]): Promise<MoodboardItemDto[]> {
    const looks = await this.media.summaries(items);
    return items.map((item) => ({ ...item, look: looks.get(keyOf(item)) ?? null }));
  }

  /** Who took the street styles among them, by slug. */
  photographers(items: readonly Item[]): Promise<ReadonlyMap<string, string>> {
    return this.media.photographers(
      items.filter(({ type }) => type === 'street-style').map(({ slug }) => slug),
    );
  }
}
