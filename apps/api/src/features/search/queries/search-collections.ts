import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PageDto } from '../../../kernel/http/dto/page.dto.js';
import { CollectionSummaryDto } from '../../catalogue/index.js';
import { CollectionFacetsDto } from '../dto/facets.dto.js';
import type { CollectionSearchDto } from '../dto/listing-query.dto.js';
import { UnderstoodDto } from '../dto/understood.dto.js';
import { FacetsQuery } from '../filters/facets.query.js';
import { KnownValues } from '../filters/known-values.js';
import { Listings } from '../filters/listings.js';
import { SearchAnswers } from '../filters/search-answers.js';

/** Collections that were found, and what they can be narrowed by where that was asked for. */
export class CollectionSearchPageDto extends PageDto {
  /** What leads on (`cursor`); null on the last page. */
  next: string | null;
  results: CollectionSummaryDto[];
  facets?: CollectionFacetsDto;
  /** Where words were searched for. */
  understood?: UnderstoodDto;
}

/** Published collections by any combination of filters, the newest show first. */
export class SearchCollections extends Query<CollectionSearchPageDto> {
  constructor(readonly search: CollectionSearchDto) {
    super();
  }
}

@QueryHandler(SearchCollections)
export class SearchCollectionsHandler implements IQueryHandler<SearchCollections> {
  constructor(
    private readonly listings: Listings,
    private readonly facets: FacetsQuery,
    private readonly known: KnownValues,
    private readonly answers: SearchAnswers,
  ) {}

  /** @throws ValidationError naming the values that are there, of a filter whose value is not */
  async execute({ search }: SearchCollections): Promise<CollectionSearchPageDto> {
    await this.known.mustExist(search);
    return this.answers.of('collection', search, {
      page: (of) => this.listings.collections(of),
      facets: (of) => this.facets.ofCollections(of),
    });
  }
}
