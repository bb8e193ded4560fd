import { Command } from '@nestjs/cqrs';
import type { MoodboardChange } from '@toile/contracts';
import type { Caller } from '../../event-store/caller.decorator.js';

/** Deletes a board; it can be restored for 30 days. */
export class DeleteMoodboard extends Command<MoodboardChange> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
  ) {
    super();
  }
}
