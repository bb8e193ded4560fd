import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { openPage, type PaywallReader } from '../../paywall/index.js';
import type { StreetSearchDto } from '../dto/listing-query.dto.js';
import type { StreetSearchPageDto } from '../dto/look-pages.dto.js';
import { FacetsQuery } from '../filters/facets.query.js';
import { KnownValues } from '../filters/known-values.js';
import { Listings } from '../filters/listings.js';
import { SearchAnswers } from '../filters/search-answers.js';

/** Street style by any combination of filters, the newest first. */
export class SearchStreetStyles extends Query<StreetSearchPageDto> {
  constructor(
    readonly search: StreetSearchDto,
    readonly reader: PaywallReader,
  ) {
    super();
  }
}

@QueryHandler(SearchStreetStyles)
export class SearchStreetStylesHandler implements IQueryHandler<SearchStreetStyles> {
  constructor(
    private readonly listings: Listings,
    private readonly facets: FacetsQuery,
    private readonly known: KnownValues,
    private readonly answers: SearchAnswers,
  ) {}

  /** @throws ValidationError naming the values that are there, of a filter whose value is not */
  async execute({ search, reader }: SearchStreetStyles): Promise<StreetSearchPageDto> {
    await this.known.mustExist(search);
    return this.answers.of('street_style', search, {
      page: async (of) => {
        const place = await this.listings.placeOf('street_style', of);
        return openPage(reader, 'streetstyle', place.page, () => this.listings.streetStyles(of, place));
      },
      facets: (of) => this.facets.of('street_style', of),
    });
  }
}
