import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { CommentsRead } from '../comments-read.js';
import { MoodboardsReadModel } from '../read-models/moodboards.read-model.js';

/** Somebody has read what was said about a board so far. */
export class MarkCommentsRead extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
  ) {
    super();
  }
}

@CommandHandler(MarkCommentsRead)
export class MarkCommentsReadHandler implements ICommandHandler<MarkCommentsRead> {
  constructor(
    private readonly readModel: MoodboardsReadModel,
    private readonly read: CommentsRead,
  ) {}

  /** @throws DomainError moodboard/unknown */
  async execute({ caller: { subject, metadata }, slug }: MarkCommentsRead): Promise<void> {
    await this.readModel.seen(subject, slug);
    await this.read.mark(subject, slug, metadata.occurredAt);
  }
}
