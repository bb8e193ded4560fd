import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsBoolean } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { FollowedLooks } from '../followed-looks.js';
import { FollowsStore } from '../follows-store.js';

/** Whether mails tell of new looks. */
export class FollowMailsDto {
  @IsBoolean()
  on: boolean;
}

/** Begins mails about what is new from now on, or ends them. */
export class ChooseFollowMails extends Command<FollowMailsDto> {
  constructor(
    readonly caller: Caller,
    readonly on: boolean,
  ) {
    super();
  }
}

@CommandHandler(ChooseFollowMails)
export class ChooseFollowMailsHandler implements ICommandHandler<ChooseFollowMails> {
  constructor(
    private readonly store: FollowsStore,
    private readonly looks: FollowedLooks,
  ) {}

  async execute({ caller, on }: ChooseFollowMails): Promise<FollowMailsDto> {
    const { follows } = await this.store.of(caller.subject);
    // What there is when mails begin is not news.
    const counts = await this.looks.counts(follows);
    const now = caller.metadata.occurredAt.toISOString();
    const { mailsSince } = await this.store.decide(caller, { type: 'ChooseMails', on, counts, now });
    return { on: mailsSince !== null };
  }
}
