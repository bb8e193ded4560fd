import { Command } from '@nestjs/cqrs';
import type { OwnRating } from '@toile/contracts';
import type { Caller } from '../../event-store/caller.decorator.js';

/** A member rates a collection, 1 to 5. */
export class RateCollection extends Command<OwnRating | undefined> {
  constructor(
    readonly caller: Caller,
    readonly collection: string,
    readonly rating: number,
    readonly comment: string | null,
  ) {
    super();
  }
}
