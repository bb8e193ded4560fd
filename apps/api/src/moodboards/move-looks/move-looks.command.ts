import { Command } from '@nestjs/cqrs';
import type { MediaType, MoodboardChange } from '@toile/contracts';
import type { Caller } from '../../event-store/caller.decorator.js';

/** Takes pictures off a board, and puts them with their notes on another one if `to` names it. */
export class MoveLooks extends Command<MoodboardChange> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
    readonly items: readonly { type: MediaType; slug: string }[],
    readonly to: string | null,
  ) {
    super();
  }
}
