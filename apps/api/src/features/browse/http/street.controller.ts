import { Controller, Get, Header, Param, Query, UseInterceptors } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import { Allow, Public } from '../../../kernel/auth/allow.decorator.js';
import { ReaderLocale } from '../../../kernel/http/reader-locale.decorator.js';
import { SparseFields } from '../../../kernel/http/sparse-fields.js';
import { type PaywallReader, PRIVATE, Reader } from '../../paywall/index.js';
import {
  SearchStreetStyles,
  SimilarQueryDto,
  SimilarStreetStyles,
  SimilarStreetStylesDto,
  StreetSearchDto,
  StreetSearchPageDto,
} from '../../search/index.js';
import { StreetStyleDetails, StreetStyleDetailsDto } from '../queries/street-style-details.js';

@Controller('street')
export class StreetController {
  constructor(private readonly queries: QueryBus) {}

  /** Street style by any combination of filters, the newest first. */
  @Get(['', 'search', 'more'])
  @UseInterceptors(SparseFields)
  @Allow('anyone')
  @Header(...PRIVATE)
  search(@Query() search: StreetSearchDto, @Reader() reader: PaywallReader): Promise<StreetSearchPageDto> {
    return this.queries.execute(new SearchStreetStyles(search, reader));
  }

  /** Street style with the same tags. */
  @Get('tags/similars')
  @Allow('anyone')
  @Header(...PRIVATE)
  similars(
    @Query() query: SimilarQueryDto,
    @Reader() reader: PaywallReader,
  ): Promise<SimilarStreetStylesDto> {
    return this.queries.execute(new SimilarStreetStyles(query, reader));
  }

  /** A street style between those taken before and after it. */
  // Last: reserved words win over slugs.
  @Get(':slug')
  @Public()
  show(@Param('slug') slug: string, @ReaderLocale() locale: Locale): Promise<StreetStyleDetailsDto> {
    return this.queries.execute(new StreetStyleDetails(slug, locale));
  }
}
