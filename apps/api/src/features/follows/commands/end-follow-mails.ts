import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { FollowsStore } from '../follows-store.js';

/** Whoever holds the link of a mail ends such mails. */
export class EndFollowMails extends Command<void> {
  constructor(readonly subject: string) {
    super();
  }
}

@CommandHandler(EndFollowMails)
export class EndFollowMailsHandler implements ICommandHandler<EndFollowMails> {
  constructor(private readonly store: FollowsStore) {}

  async execute({ subject }: EndFollowMails): Promise<void> {
    const now = new Date();
    const command = { type: 'ChooseMails', on: false, counts: {}, now: now.toISOString() } as const;
    await this.store.decideAlone(subject, command, now);
  }
}
