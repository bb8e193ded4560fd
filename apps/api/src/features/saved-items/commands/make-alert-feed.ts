import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AlertFeeds } from '../feed/alert-feeds.js';

/** Where a feed is read; whoever has the address reads it. */
export class AlertFeedAddressDto {
  /** @example "https://toile.example/api/alert-feeds/0Zl3…" */
  url: string;
}

/** A new address at which a member's alerts are read; one they had before ends. */
export class MakeAlertFeed extends Command<AlertFeedAddressDto> {
  constructor(readonly subject: string) {
    super();
  }
}

@CommandHandler(MakeAlertFeed)
export class MakeAlertFeedHandler implements ICommandHandler<MakeAlertFeed> {
  constructor(private readonly feeds: AlertFeeds) {}

  async execute({ subject }: MakeAlertFeed): Promise<AlertFeedAddressDto> {
    return { url: await this.feeds.make(subject) };
  }
}
