import { Command } from '@nestjs/cqrs';
import type { MoodboardChange } from '@toile/contracts';
import type { Caller } from '../../event-store/caller.decorator.js';

/** Makes a board show again what it showed at a version. What came after stays in its history. */
export class BringBack extends Command<MoodboardChange> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
    readonly version: number,
  ) {
    super();
  }
}
