import { Command } from '@nestjs/cqrs';
import type { MoodboardChange } from '@toile/contracts';
import type { Caller } from '../../event-store/caller.decorator.js';

/** Gives a board another name. */
export class RenameMoodboard extends Command<MoodboardChange> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
    readonly name: string,
  ) {
    super();
  }
}
