import { Controller, Get, Param, UseInterceptors } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Public } from '../../../kernel/auth/allow.decorator.js';
import { KnownPath } from '../../../kernel/http/known-path.js';
import { TopKeywords, TopKeywordsDto } from '../queries/top-keywords.js';
import { Trends, TrendsDto } from '../queries/trends.js';

@Controller()
@Public()
export class TrendsController {
  constructor(private readonly queries: QueryBus) {}

  /** Tags by their share of the newest season of womenswear. */
  @Get('trends')
  latest(): Promise<TrendsDto> {
    return this.queries.execute(new Trends());
  }

  /** Tags by their share of a season. */
  @Get('trends/:type/:season')
  @UseInterceptors(KnownPath)
  show(@Param('type') type: string, @Param('season') season: string): Promise<TrendsDto> {
    return this.queries.execute(new Trends({ type, season }));
  }

  /** Tags by looks of the newest season. */
  @Get('top-tagged-keywords')
  keywords(): Promise<TopKeywordsDto> {
    return this.queries.execute(new TopKeywords());
  }
}
