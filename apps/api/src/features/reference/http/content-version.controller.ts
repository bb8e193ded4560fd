import { Controller, Get, Header } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Public } from '../../../kernel/auth/allow.decorator.js';
import { ContentVersionDto } from '../queries/content-version.dto.js';
import { ContentVersion } from '../queries/content-version.js';

@Controller('api/content-version')
@Public()
export class ContentVersionController {
  constructor(private readonly queries: QueryBus) {}

  /** Whether looks, collections, articles or the vocabulary have changed: what a cache of pages asks each second. */
  @Get()
  @Header('cache-control', 'no-store')
  version(): Promise<ContentVersionDto> {
    return this.queries.execute(new ContentVersion());
  }
}
