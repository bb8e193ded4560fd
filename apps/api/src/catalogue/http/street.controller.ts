import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Allow, Public } from '../../accounts/roles/allow.decorator.js';
import type { PaywallReader } from '../../paywall/decide.js';
import { Reader } from '../../paywall/paywall-reader.js';
import { SimilarQueryDto, StreetSearchDto } from '../dto/listing-query.dto.js';
import { SimilarStreetStylesDto, StreetSearchPageDto } from '../dto/look-pages.dto.js';
import { PRIVATE } from '../queries/open-page.js';
import { SearchStreetStyles } from '../queries/search-street-styles.js';
import { SimilarStreetStyles } from '../queries/similar-street-styles.js';
import { StreetStyleDetails, StreetStyleDetailsDto } from '../queries/street-style-details.js';

@Controller('street')
export class StreetController {
  constructor(private readonly queries: QueryBus) {}

  /** Street style by any combination of filters, the newest first. */
  @Get(['', 'search', 'more'])
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
  show(@Param('slug') slug: string): Promise<StreetStyleDetailsDto> {
    return this.queries.execute(new StreetStyleDetails(slug));
  }
}
