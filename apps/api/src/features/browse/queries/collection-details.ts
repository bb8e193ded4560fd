import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { LOCALES, type Locale } from '@toile/contracts';
import { inLanguage } from '../../../kernel/http/in-language.js';
import {
  type CollectionEntity,
  CollectionSummaryDto,
  CollectionsReadModel,
  LookSummaryDto,
  toCollectionSummary,
} from '../../catalogue/index.js';

/** A collection as its own pages show it: with what its show is called, where it was, and what is said of it. */
export class DescribedCollectionDto extends CollectionSummaryDto {
  /** @example "Castellani Brera Fall-Winter 2026" */
  title: string;
  /** @example "A hall" */
  venue: string;
  description: string;
  /** Of these words: English where there is none in the reader's. */
  @ApiProperty({ enum: LOCALES })
  language: Locale;
}

export function toDescribedCollection(row: CollectionEntity, locale: Locale): DescribedCollectionDto {
  const { title, venue, description, language } = inLanguage(row, locale);
  return { ...toCollectionSummary(row), title, venue, description, language };
}

/** A collection with all its looks in the order of the show. */
export class CollectionDetailsDto {
  collection: DescribedCollectionDto;
  looks: LookSummaryDto[];
}

export class CollectionDetails extends Query<CollectionDetailsDto> {
  constructor(
    readonly slug: string,
    readonly locale: Locale,
  ) {
    super();
  }
}

@QueryHandler(CollectionDetails)
export class CollectionDetailsHandler implements IQueryHandler<CollectionDetails> {
  constructor(private readonly collections: CollectionsReadModel) {}

  /** @throws DomainError collection/unknown */
  async execute({ slug, locale }: CollectionDetails): Promise<CollectionDetailsDto> {
    const collection = toDescribedCollection(await this.collections.find(slug), locale);
    return { collection, looks: await this.collections.looks(slug) };
  }
}
