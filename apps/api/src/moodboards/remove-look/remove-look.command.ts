import { Command } from '@nestjs/cqrs';
import type { MediaType, MoodboardChange } from '@toile/contracts';
import type { Caller } from '../../event-store/caller.decorator.js';

/** Takes a picture off a board. */
export class RemoveLook extends Command<MoodboardChange> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
    readonly item: { type: MediaType; slug: string },
  ) {
    super();
  }
}
