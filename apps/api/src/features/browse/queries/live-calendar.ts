import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import {
  CollectionEntity,
  CollectionSummaryDto,
  ReferenceDto,
  ReferenceLists,
  toCollectionSummary,
} from '../../catalogue/index.js';
import { KnownValues } from '../../search/index.js';

/** The shows of a season by time, those that are broadcast first. */
export class LiveCalendarDto {
  type: ReferenceDto;
  season: ReferenceDto;
  shows: CollectionSummaryDto[];
}

export class LiveCalendar extends Query<LiveCalendarDto> {
  constructor(
    readonly type: string,
    readonly season: string,
  ) {
    super();
  }
}

@QueryHandler(LiveCalendar)
export class LiveCalendarHandler implements IQueryHandler<LiveCalendar> {
  constructor(
    @InjectRepository(CollectionEntity) private readonly collections: Repository<CollectionEntity>,
    private readonly known: KnownValues,
    private readonly lists: ReferenceLists,
  ) {}

  /** @throws ValidationError naming the types and seasons that are there */
  async execute({ type, season }: LiveCalendar): Promise<LiveCalendarDto> {
    await this.known.mustExist({ type, season });
    const shows = await this.collections.find({
      where: { status: 'published', type_slug: type, season_slug: season },
      order: { live: 'DESC', show_date: 'ASC', slug: 'ASC' },
    });
    return {
      type: await this.named('type', type),
      season: await this.named('season', season),
      shows: shows.map(toCollectionSummary),
    };
  }

  private async named(kind: 'type' | 'season', slug: string): Promise<ReferenceDto> {
    return { slug, name: (await this.lists.find(kind, slug))?.name ?? slug };
  }
}
