import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { openPage, type PaywallReader } from '../../paywall/index.js';
import type { SimilarQueryDto } from '../dto/listing-query.dto.js';
import type { SimilarLooksDto } from '../dto/look-pages.dto.js';
import { SimilarPictures } from '../similar/similar-pictures.js';

/** Looks with the same tags as another one, of any show. */
export class SimilarLooks extends Query<SimilarLooksDto> {
  constructor(
    readonly wanted: SimilarQueryDto,
    readonly reader: PaywallReader,
  ) {
    super();
  }
}

@QueryHandler(SimilarLooks)
export class SimilarLooksHandler implements IQueryHandler<SimilarLooks> {
  constructor(private readonly similar: SimilarPictures) {}

  /** @throws DomainError look/unknown */
  execute({ wanted: { look, page }, reader }: SimilarLooks): Promise<SimilarLooksDto> {
    return openPage(reader, 'looks', page, () => this.similar.looks(look, page));
  }
}
