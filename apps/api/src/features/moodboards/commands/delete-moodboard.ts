import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import type { MoodboardChangeDto } from '../moodboard.dto.js';
import { Moodboards } from '../moodboards.js';

/** Deletes a board; it can be restored for 30 days. */
export class DeleteMoodboard extends Command<MoodboardChangeDto> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteMoodboard)
export class DeleteMoodboardHandler implements ICommandHandler<DeleteMoodboard> {
  constructor(private readonly moodboards: Moodboards) {}

  /** @throws DomainError moodboard/unknown, moodboard/forbidden */
  execute({ caller, slug }: DeleteMoodboard) {
    return this.moodboards.change(slug, caller, { type: 'Delete', at: caller.metadata.occurredAt });
  }
}
