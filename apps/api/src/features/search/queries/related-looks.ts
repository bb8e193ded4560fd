import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { LIKENESS_ASPECTS } from '@toile/contracts';
import { ValidationError } from '@toile/platform';
import { openPage, type PaywallReader } from '../../paywall/index.js';
import type { RelatedQueryDto } from '../dto/listing-query.dto.js';
import type { SimilarLooksDto } from '../dto/look-pages.dto.js';
import { SimilarPictures } from '../similar/similar-pictures.js';

/** Looks of other shows that are like one, by what the reader weighs. */
export class RelatedLooks extends Query<SimilarLooksDto> {
  constructor(
    readonly wanted: RelatedQueryDto,
    readonly reader: PaywallReader,
  ) {
    super();
  }
}

@QueryHandler(RelatedLooks)
export class RelatedLooksHandler implements IQueryHandler<RelatedLooks> {
  constructor(private readonly similar: SimilarPictures) {}

  /** @throws DomainError look/unknown; ValidationError where nothing weighs anything */
  execute({ wanted, reader }: RelatedLooks): Promise<SimilarLooksDto> {
    if (LIKENESS_ASPECTS.every((aspect) => wanted[aspect] === 0))
      throw new ValidationError([
        {
          propertyPath: LIKENESS_ASPECTS[0],
          message: `One of ${LIKENESS_ASPECTS.join(', ')} must weigh something.`,
          code: 'nothing_weighed',
        },
      ]);
    return openPage(reader, 'looks', wanted.page, () =>
      this.similar.relatedLooks(wanted.look, wanted.page, wanted),
    );
  }
}
