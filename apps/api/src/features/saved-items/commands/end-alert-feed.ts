import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AlertFeeds } from '../feed/alert-feeds.js';

/** A member's alerts are read at no address any more. */
export class EndAlertFeed extends Command<void> {
  constructor(readonly subject: string) {
    super();
  }
}

@CommandHandler(EndAlertFeed)
export class EndAlertFeedHandler implements ICommandHandler<EndAlertFeed> {
  constructor(private readonly feeds: AlertFeeds) {}

  async execute({ subject }: EndAlertFeed): Promise<void> {
    await this.feeds.end(subject);
  }
}
