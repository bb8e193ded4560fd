import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { openPage, type PaywallReader } from '../../paywall/index.js';
import type { LookSearchDto } from '../dto/listing-query.dto.js';
import type { LookSearchPageDto } from '../dto/look-pages.dto.js';
import { FacetsQuery } from '../filters/facets.query.js';
import { KnownValues } from '../filters/known-values.js';
import { Listings } from '../filters/listings.js';
import { SearchAnswers } from '../filters/search-answers.js';

/** Looks by any combination of filters, the newest show first. */
export class SearchLooks extends Query<LookSearchPageDto> {
  constructor(
    readonly search: LookSearchDto,
    readonly reader: PaywallReader,
  ) {
    super();
  }
}

@QueryHandler(SearchLooks)
export class SearchLooksHandler implements IQueryHandler<SearchLooks> {
  constructor(
    private readonly listings: Listings,
    private readonly facets: FacetsQuery,
    private readonly known: KnownValues,
    private readonly answers: SearchAnswers,
  ) {}

  /** @throws ValidationError naming the values that are there, of a filter whose value is not */
  async execute({ search, reader }: SearchLooks): Promise<LookSearchPageDto> {
    await this.known.mustExist(search);
    return this.answers.of('look', search, {
      page: async (of) => {
        const place = await this.listings.placeOf('look', of);
        return openPage(reader, 'looks', place.page, () => this.listings.looks(of, place));
      },
      facets: (of) => this.facets.of('look', of),
    });
  }
}
