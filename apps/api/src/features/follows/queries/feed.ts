import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { LookSummaryDto } from '../../catalogue/index.js';
import { FollowedLooks } from '../followed-looks.js';
import { FollowsStore } from '../follows-store.js';
import { FollowRowDto, toRow } from './own-follows.js';

/** So many looks of each follow. */
const SHOWN = 8;

/** The newest looks of something that is followed. */
export class FeedPartDto extends FollowRowDto {
  /** Of all its looks. */
  total_count: number;
  /** Looks that have come since the member looked last. */
  new_count: number;
  looks: LookSummaryDto[];
}

/** What is new of all a member follows: parts with new looks first, then the last followed. */
export class FeedDto {
  results: FeedPartDto[];
  /** Whether mails tell of new looks. */
  mails: boolean;
}

export class Feed extends Query<FeedDto> {
  constructor(readonly subject: string) {
    super();
  }
}

@QueryHandler(Feed)
export class FeedHandler implements IQueryHandler<Feed> {
  constructor(
    private readonly store: FollowsStore,
    private readonly looks: FollowedLooks,
  ) {}

  async execute({ subject }: Feed): Promise<FeedDto> {
    const { follows, mailsSince } = await this.store.of(subject);
    const found = await Promise.all(
      follows.map(async (follow) => {
        const found = await this.looks.of(follow);
        // A board that is not public any more.
        if (!found) return [];
        const { total, looks, name } = found;
        return {
          ...toRow(follow, name),
          total_count: total,
          new_count: Math.max(0, total - follow.seen),
          looks: looks.slice(0, SHOWN),
        };
      }),
    );
    const parts = found.flat();
    const results = [
      ...parts.filter((part) => part.new_count > 0),
      ...parts.filter((part) => part.new_count === 0),
    ];
    return { results, mails: mailsSince !== null };
  }
}
