import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { LOCALES, type Locale } from '@toile/contracts';
import { inLanguage } from '../../../kernel/http/in-language.js';
import {
  CollectionSummaryDto,
  CollectionsReadModel,
  LookSummaryDto,
  notBroadcast,
  type ShowStatus,
  showStatus,
  toCollectionSummary,
} from '../../catalogue/index.js';

export class BroadcastCollectionDto extends CollectionSummaryDto {
  /** @example "Castellani Brera Fall-Winter 2026" */
  title: string;
  /** @example "A hall" */
  venue: string;
  description: string;
  /** Of these words: English where there is none in the reader's. */
  @ApiProperty({ enum: LOCALES })
  language: Locale;
}

/** A show with its stream and the looks that have arrived. */
export class LiveShowDto {
  collection: BroadcastCollectionDto;
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
    const { title, venue, description, language } = inLanguage(show, locale);
    return {
      collection: { ...toCollectionSummary(show), title, venue, description, language },
      stream_url: show.stream_url,
      status: showStatus(show.show_date),
      looks: await this.collections.looks(slug),
    };
  }
}
