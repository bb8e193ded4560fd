import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOperator, LessThanOrEqual, MoreThan, Raw, Repository } from 'typeorm';
import {
  CollectionEntity,
  CollectionSummaryDto,
  SHOW_MS,
  toCollectionSummary,
} from '../../catalogue/index.js';

/** So many of those to come and of those that are over. */
const SHOWN = 12;

/** What is broadcast now, next and last. */
export class LiveNowDto {
  /** The last begun first. */
  running: CollectionSummaryDto[];
  /** The next first. */
  upcoming: CollectionSummaryDto[];
  /** The last shown first. */
  over: CollectionSummaryDto[];
}

export class LiveNow extends Query<LiveNowDto> {}

@QueryHandler(LiveNow)
export class LiveNowHandler implements IQueryHandler<LiveNow> {
  constructor(
    @InjectRepository(CollectionEntity) private readonly collections: Repository<CollectionEntity>,
  ) {}

  async execute(): Promise<LiveNowDto> {
    const now = new Date();
    const ended = new Date(now.getTime() - SHOW_MS);
    const isOn = Raw((date) => `${date} > :ended AND ${date} <= :now`, { ended, now });
    const [running, upcoming, over] = await Promise.all([
      this.shows(isOn, 'DESC'),
      this.shows(MoreThan(now), 'ASC'),
      this.shows(LessThanOrEqual(ended), 'DESC'),
    ]);
    return { running, upcoming, over };
  }

  private async shows(show_date: FindOperator<Date>, order: 'ASC' | 'DESC') {
    const shows = await this.collections.find({
      where: { status: 'published', live: true, show_date },
      order: { show_date: order, slug: 'ASC' },
      take: SHOWN,
    });
    return shows.map(toCollectionSummary);
  }
}
