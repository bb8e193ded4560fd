import { Command } from '@nestjs/cqrs';
import type { MediaType, MoodboardCreationWithItem } from '@toile/contracts';
import type { Caller } from '../../event-store/caller.decorator.js';

/** Makes a board, with a first picture if one is given. */
export class CreateMoodboard extends Command<MoodboardCreationWithItem> {
  constructor(
    readonly caller: Caller,
    readonly name: string,
    readonly first?: { type: MediaType; slug: string },
  ) {
    super();
  }
}
