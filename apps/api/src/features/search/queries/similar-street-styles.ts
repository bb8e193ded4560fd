import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { openPage, type PaywallReader } from '../../paywall/index.js';
import type { SimilarQueryDto } from '../dto/listing-query.dto.js';
import type { SimilarStreetStylesDto } from '../dto/look-pages.dto.js';
import { SimilarPictures } from '../similar/similar-pictures.js';

/** Street styles with the same tags. */
export class SimilarStreetStyles extends Query<SimilarStreetStylesDto> {
  constructor(
    readonly wanted: SimilarQueryDto,
    readonly reader: PaywallReader,
  ) {
    super();
  }
}

@QueryHandler(SimilarStreetStyles)
export class SimilarStreetStylesHandler implements IQueryHandler<SimilarStreetStyles> {
  constructor(private readonly similar: SimilarPictures) {}

  /** @throws DomainError street-style/unknown */
  execute({ wanted: { look, page }, reader }: SimilarStreetStyles): Promise<SimilarStreetStylesDto> {
    return openPage(reader, 'streetstyle', page, () => this.similar.streetStyles(look, page));
  }
}
