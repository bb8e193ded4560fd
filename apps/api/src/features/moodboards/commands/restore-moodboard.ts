import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import type { MoodboardChangeDto } from '../moodboard.dto.js';
import { Moodboards } from '../moodboards.js';

/** Brings a deleted board back. */
export class RestoreMoodboard extends Command<MoodboardChangeDto> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
  ) {
    super();
  }
}

@CommandHandler(RestoreMoodboard)
export class RestoreMoodboardHandler implements ICommandHandler<RestoreMoodboard> {
  constructor(private readonly moodboards: Moodboards) {}

  /** @throws DomainError moodboard/unknown, moodboard/forbidden, moodboard/expired */
  execute({ caller, slug }: RestoreMoodboard) {
    return this.moodboards.change(slug, caller, { type: 'Restore', at: caller.metadata.occurredAt });
  }
}
