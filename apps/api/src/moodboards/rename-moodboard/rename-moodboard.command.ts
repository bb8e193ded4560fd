import { Command } from '@nestjs/cqrs';
import type { MoodboardChange } from '@toile/contracts';
import type { Caller } from '../../event-store/caller.decorator.js';

/** Gives a board another name or description; what is left out stays. */
export class RenameMoodboard extends Command<MoodboardChange> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
    readonly words: { name?: string | undefined; description?: string | undefined },
  ) {
    super();
  }
}
