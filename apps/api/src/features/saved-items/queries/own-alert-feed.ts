import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { AlertFeeds } from '../feed/alert-feeds.js';

/** Since when a member's alerts are read at an address; both null where there is none. */
export class OwnAlertFeedDto {
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  made_at: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  read_at: string | null;
}

export class OwnAlertFeed extends Query<OwnAlertFeedDto> {
  constructor(readonly subject: string) {
    super();
  }
}

@QueryHandler(OwnAlertFeed)
export class OwnAlertFeedHandler implements IQueryHandler<OwnAlertFeed> {
  constructor(private readonly feeds: AlertFeeds) {}

  async execute({ subject }: OwnAlertFeed): Promise<OwnAlertFeedDto> {
    const feed = await this.feeds.of(subject);
    return {
      made_at: feed?.made_at.toISOString() ?? null,
      read_at: feed?.read_at?.toISOString() ?? null,
    };
  }
}
