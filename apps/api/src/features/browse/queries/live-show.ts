import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  CollectionSummaryDto,
  CollectionsReadModel,
  LookSummaryDto,
  notBroadcast,
  toCollectionSummary,
} from '../../catalogue/index.js';

/** From the first guest to the last bow. */
const SHOW_MS = 2 * 3600_000;

export class BroadcastCollectionDto extends CollectionSummaryDto {
  /** @example "Castellani Brera Fall-Winter 2026" */
  title: string;
  /** @example "A hall" */
  venue: string;
  description: string;
}

/** A show with its stream and the looks that have arrived. */
export class LiveShowDto {
  collection: BroadcastCollectionDto;
  /** @example "https://live.example/x" */
  stream_url: string | null;
  /** @example "upcoming" */
  status: 'upcoming' | 'running' | 'over';
  looks: LookSummaryDto[];
}

export class LiveShow extends Query<LiveShowDto> {
  constructor(readonly slug: string) {
    super();
  }
}

@QueryHandler(LiveShow)
export class LiveShowHandler implements IQueryHandler<LiveShow> {
  constructor(private readonly collections: CollectionsReadModel) {}

  /** @throws DomainError collection/unknown, live/unknown */
  async execute({ slug }: LiveShow): Promise<LiveShowDto> {
    const show = await this.collections.find(slug);
    if (!show.live) throw notBroadcast(slug);
    const sinceMs = Date.now() - show.show_date.getTime();
    const { title, venue, description } = show;
    return {
      collection: { ...toCollectionSummary(show), title, venue, description },
      stream_url: show.stream_url,
      status: sinceMs < 0 ? 'upcoming' : sinceMs < SHOW_MS ? 'running' : 'over',
      looks: await this.collections.looks(slug),
    };
  }
}
