import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { openPage, type PaywallReader } from '../../paywall/index.js';
import type { StreetSearchDto } from '../dto/listing-query.dto.js';
import type { StreetSearchPageDto } from '../dto/look-pages.dto.js';
import { FacetsQuery } from '../filters/facets.query.js';
import { KnownValues } from '../filters/known-values.js';
import { Listings } from '../filters/listings.js';
import { UnderstoodQuery } from '../filters/understood.query.js';

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
    private readonly understood: UnderstoodQuery,
  ) {}

  /** @throws ValidationError naming the values that are there, of a filter whose value is not */
  async execute({ search, reader }: SearchStreetStyles): Promise<StreetSearchPageDto> {
    await this.known.mustExist(search);
    const [page, facets] = await Promise.all([
      openPage(reader, 'streetstyle', search.page, () => this.listings.streetStyles(search)),
      search.facets === 'true' ? this.facets.of('street_style', search) : undefined,
    ]);
    const understood = await this.understood.of('street_style', search, page.total_count);
    return { ...page, ...(facets && { facets }), ...(understood && { understood }) };
  }
}
