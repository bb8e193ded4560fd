import { Command } from '@nestjs/cqrs';
import type { Caller } from '../../event-store/caller.decorator.js';

/** Gives a board's public page a new address, or takes the page away. */
export class ShareMoodboard extends Command<{ token: string | null }> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
    readonly shared: boolean,
  ) {
    super();
  }
}
