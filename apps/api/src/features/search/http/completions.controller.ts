import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Public } from '../../../kernel/auth/allow.decorator.js';
import { PublicCache } from '../../../kernel/http/public-cache.js';
import { CompleteSearch, CompleteSearchDto, CompletionsDto } from '../queries/complete-search.js';

@Controller('api/search/completions')
@Public()
@PublicCache()
export class CompletionsController {
  constructor(private readonly queries: QueryBus) {}

  /** Searches that what was typed may become, with counts and pictures. */
  @Get()
  completions(@Query() typed: CompleteSearchDto): Promise<CompletionsDto> {
    return this.queries.execute(new CompleteSearch(typed));
  }
}
