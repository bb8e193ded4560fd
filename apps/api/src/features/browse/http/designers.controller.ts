import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import { Public } from '../../../kernel/auth/allow.decorator.js';
import { ReaderLocale } from '../../../kernel/http/reader-locale.decorator.js';
import { DesignerDetails, DesignerDetailsDto } from '../queries/designer-details.js';
import { Designers, DesignersDto, DesignersQueryDto } from '../queries/designers.js';

@Controller()
@Public()
export class DesignersController {
  constructor(private readonly queries: QueryBus) {}

  /** Designers by name. */
  @Get('api/designers')
  list(@Query() search: DesignersQueryDto): Promise<DesignersDto> {
    return this.queries.execute(new Designers(search));
  }

  /** A designer with its collections and newest looks. */
  @Get(['designer/ajax-get/:slug', 'designer/:slug'])
  show(@Param('slug') slug: string, @ReaderLocale() locale: Locale): Promise<DesignerDetailsDto> {
    return this.queries.execute(new DesignerDetails(slug, locale));
  }
}
