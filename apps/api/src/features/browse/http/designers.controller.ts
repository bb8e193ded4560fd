import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import { Public } from '../../../kernel/auth/allow.decorator.js';
import { ReaderLocale } from '../../../kernel/http/reader-locale.decorator.js';
import { DesignerDetails, DesignerDetailsDto } from '../queries/designer-details.js';
import { Designers, DesignersDto, DesignersQueryDto } from '../queries/designers.js';
import { Timeline, TimelineDto } from '../queries/timeline.js';

@Controller()
@Public()
export class DesignersController {
  constructor(private readonly queries: QueryBus) {}

  /** Designers by name. */
  @Get('api/designers')
  list(@Query() search: DesignersQueryDto): Promise<DesignersDto> {
    return this.queries.execute(new Designers(search));
  }

  /** How a designer's looks change from season to season, the newest first. */
  @Get('api/designers/:slug/timeline')
  timeline(@Param('slug') slug: string): Promise<TimelineDto> {
    return this.queries.execute(new Timeline('designer', slug));
  }

  /** A designer with its collections and newest looks. */
  @Get(['designer/ajax-get/:slug', 'designer/:slug'])
  show(@Param('slug') slug: string, @ReaderLocale() locale: Locale): Promise<DesignerDetailsDto> {
    return this.queries.execute(new DesignerDetails(slug, locale));
  }
}
