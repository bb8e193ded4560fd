import { Command } from '@nestjs/cqrs';
import type { MediaType, MoodboardChange } from '@toile/contracts';
import type { Caller } from '../../event-store/caller.decorator.js';

/** Puts a look or a street-style picture on a board. */
export class AddLook extends Command<MoodboardChange> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
    readonly item: { type: MediaType; slug: string },
  ) {
    super();
  }
}
