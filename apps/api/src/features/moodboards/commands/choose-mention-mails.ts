import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsBoolean } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { BoardAccess } from '../board-access.js';

/** Whether mentions come by mail, too. */
export class MentionMailsDto {
  @IsBoolean()
  wanted: boolean;
}

/** Somebody on a board wants mails where they are mentioned, or none. */
export class ChooseMentionMails extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
    readonly wanted: boolean,
  ) {
    super();
  }
}

@CommandHandler(ChooseMentionMails)
export class ChooseMentionMailsHandler implements ICommandHandler<ChooseMentionMails> {
  constructor(private readonly access: BoardAccess) {}

  /** @throws DomainError moodboard/unknown */
  async execute({ caller, slug, wanted }: ChooseMentionMails): Promise<void> {
    await this.access.decide(slug, caller, { type: 'ChooseMentionMails', by: caller.subject, wanted });
  }
}
