import { Command } from '@nestjs/cqrs';
import type { OwnRating } from '@toile/contracts';
import type { Caller } from '../../event-store/caller.decorator.js';

/** A member changes their rating or its comment; what is left out stays. */
export class ChangeRating extends Command<OwnRating | undefined> {
  constructor(
    readonly caller: Caller,
    readonly id: number,
    readonly change: { rating?: number | undefined; comment?: string | null | undefined },
  ) {
    super();
  }
}
