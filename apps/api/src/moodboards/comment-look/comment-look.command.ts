import { Command } from '@nestjs/cqrs';
import type { MediaType, MoodboardChange } from '@toile/contracts';
import type { Caller } from '../../event-store/caller.decorator.js';

/** Writes a comment beside a picture of a board; an empty one removes it. */
export class CommentLook extends Command<MoodboardChange> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
    readonly item: { type?: MediaType | undefined; slug: string },
    readonly comment: string,
  ) {
    super();
  }
}
