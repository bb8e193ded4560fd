import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import {
  CollectionsReadModel,
  LookSummaryDto,
  notBroadcast,
  type ShowStatus,
  showStatus,
} from '../../catalogue/index.js';
import { DescribedCollectionDto, toDescribedCollection } from './collection-details.js';

/** A show with its stream and the looks that have arrived. */
export class LiveShowDto {
  collection: DescribedCollectionDto;
  /** @example "https://live.example/x" */
  stream_url: string | null;
  /** @example "upcoming" */
  status: ShowStatus;
  looks: LookSummaryDto[];
}

export class LiveShow extends Query<LiveShowDto> {
  constructor(
    readonly slug: string,
    readonly locale: Locale,
  ) {
    super();
  }
}

@QueryHandler(LiveShow)
export class LiveShowHandler implements IQueryHandler<LiveShow> {
  constructor(private readonly collections: CollectionsReadModel) {}

  /** @throws DomainError collection/unknown, live/unknown */
  async execute({ slug, locale }: LiveShow): Promise<LiveShowDto> {
    const show = await this.collections.find(slug);
    if (!show.live) throw notBroadcast(slug);
    return {
      collection: toDescribedCollection(show, locale),
      stream_url: show.stream_url,
      status: showStatus(show.show_date),
      looks: await this.collections.looks(slug),
    };
  }
}
