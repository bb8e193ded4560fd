import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Allow, Public } from '../../accounts/roles/allow.decorator.js';
import type { PaywallReader } from '../../paywall/decide.js';
import { Reader } from '../../paywall/paywall-reader.js';
import { LookSearchDto, SimilarQueryDto } from '../dto/listing-query.dto.js';
import { LookSearchPageDto, SimilarLooksDto } from '../dto/look-pages.dto.js';
import { LookDetails, LookDetailsDto } from '../queries/look-details.js';
import { PRIVATE } from '../queries/open-page.js';
import { SearchLooks } from '../queries/search-looks.js';
import { SimilarLooks } from '../queries/similar-looks.js';

@Controller('look')
export class LooksController {
  constructor(private readonly queries: QueryBus) {}

  /** Looks by any combination of filters, the newest show first. */
  @Get(['search', 'more'])
  @Allow('anyone')
  @Header(...PRIVATE)
  search(@Query() search: LookSearchDto, @Reader() reader: PaywallReader): Promise<LookSearchPageDto> {
    return this.queries.execute(new SearchLooks(search, reader));
  }

  /** Looks of other shows that go with this one. */
  @Get('related')
  @Allow('anyone')
  @Header(...PRIVATE)
  related(@Query() query: SimilarQueryDto, @Reader() reader: PaywallReader): Promise<SimilarLooksDto> {
    return this.queries.execute(new SimilarLooks({ ...query, otherShows: true }, reader));
  }

  /** Looks with the same tags, the same show included. */
  @Get('tags/similars')
  @Allow('anyone')
  @Header(...PRIVATE)
  similars(@Query() query: SimilarQueryDto, @Reader() reader: PaywallReader): Promise<SimilarLooksDto> {
    return this.queries.execute(new SimilarLooks({ ...query, otherShows: false }, reader));
  }

  /** A look between its neighbours in the show. */
  // Last: reserved words win over slugs.
  @Get(':slug')
  @Public()
  show(@Param('slug') slug: string): Promise<LookDetailsDto> {
    return this.queries.execute(new LookDetails(slug));
  }
}
