import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  CollectionSummaryDto,
  CollectionsReadModel,
  LookSummaryDto,
  toCollectionSummary,
} from '../../catalogue/index.js';

/** A collection with all its looks in the order of the show. */
export class CollectionDetailsDto {
  collection: CollectionSummaryDto;
  looks: LookSummaryDto[];
}

export class CollectionDetails extends Query<CollectionDetailsDto> {
  constructor(readonly slug: string) {
    super();
  }
}

@QueryHandler(CollectionDetails)
export class CollectionDetailsHandler implements IQueryHandler<CollectionDetails> {
  constructor(private readonly collections: CollectionsReadModel) {}

  /** @throws DomainError collection/unknown */
  async execute({ slug }: CollectionDetails): Promise<CollectionDetailsDto> {
    const collection = toCollectionSummary(await this.collections.find(slug));
    return { collection, looks: await this.collections.looks(slug) };
  }
}
