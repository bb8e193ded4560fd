import { Controller, Get, Header, Param, Query, UseInterceptors } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import { Allow, Public } from '../../../kernel/auth/allow.decorator.js';
import { ReaderLocale } from '../../../kernel/http/reader-locale.decorator.js';
import { SparseFields } from '../../../kernel/http/sparse-fields.js';
import { type PaywallReader, PRIVATE, Reader } from '../../paywall/index.js';
import {
  LookSearchDto,
  LookSearchPageDto,
  RelatedLooks,
  RelatedQueryDto,
  SearchLooks,
  SimilarLooks,
  SimilarLooksDto,
  SimilarQueryDto,
} from '../../search/index.js';
import { LookDetails, LookDetailsDto } from '../queries/look-details.js';

@Controller('look')
export class LooksController {
  constructor(private readonly queries: QueryBus) {}

  /** Looks by any combination of filters, the newest show first. */
  @Get(['search', 'more'])
  @Allow('anyone')
  @UseInterceptors(SparseFields)
  @Header(...PRIVATE)
  search(@Query() search: LookSearchDto, @Reader() reader: PaywallReader): Promise<LookSearchPageDto> {
    return this.queries.execute(new SearchLooks(search, reader));
  }

  /** Looks of other shows that are like this one, by what the reader weighs. */
  @Get('related')
  @Allow('anyone')
  @Header(...PRIVATE)
  related(@Query() query: RelatedQueryDto, @Reader() reader: PaywallReader): Promise<SimilarLooksDto> {
    return this.queries.execute(new RelatedLooks(query, reader));
  }

  /** Looks with the same tags, the same show included. */
  @Get('tags/similars')
  @Allow('anyone')
  @Header(...PRIVATE)
  similars(@Query() query: SimilarQueryDto, @Reader() reader: PaywallReader): Promise<SimilarLooksDto> {
    return this.queries.execute(new SimilarLooks(query, reader));
  }

  /** A look between its neighbours in the show. */
  // Last: reserved words win over slugs.
  @Get(':slug')
  @Public()
  show(@Param('slug') slug: string, @ReaderLocale() locale: Locale): Promise<LookDetailsDto> {
    return this.queries.execute(new LookDetails(slug, locale));
  }
}
