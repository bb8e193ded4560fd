import { Command } from '@nestjs/cqrs';
import type { MoodboardChange } from '@toile/contracts';
import type { Caller } from '../../event-store/caller.decorator.js';

/** Puts the pictures of a board in another order, unless the board has changed since `version`. */
export class ReorderMoodboard extends Command<MoodboardChange> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
    readonly order: readonly string[],
    readonly version: number,
  ) {
    super();
  }
}
