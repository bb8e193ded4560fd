import { Command } from '@nestjs/cqrs';
import type { MediaType, MoodboardChange } from '@toile/contracts';
import type { Caller } from '../../event-store/caller.decorator.js';

/** Lets a picture of the board stand for it; null is its first one again. */
export class ChooseCover extends Command<MoodboardChange> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
    readonly item: { type: MediaType; slug: string } | null,
  ) {
    super();
  }
}
