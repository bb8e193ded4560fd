import { Command } from '@nestjs/cqrs';
import type { MoodboardChange } from '@toile/contracts';
import type { Caller } from '../../event-store/caller.decorator.js';

/** Brings a deleted board back. */
export class RestoreMoodboard extends Command<MoodboardChange> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
  ) {
    super();
  }
}
