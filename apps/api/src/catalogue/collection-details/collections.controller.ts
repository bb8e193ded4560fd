import { Controller, Get, Param, Query } from '@nestjs/common';
import type { CollectionDetails, CollectionSummary, Page } from '@toile/contracts';
import { validate } from '@toile/platform';
import { CollectionsQuery, collectionListSchema } from './collections.query.js';

@Controller()
export class CollectionsController {
  constructor(private readonly collections: CollectionsQuery) {}

  @Get(['api/collections', 'collection/search'])
  list(@Query() query: unknown): Promise<Page<CollectionSummary>> {
    return this.collections.list(validate(collectionListSchema, query));
  }

  @Get('collection/:slug')
  show(@Param('slug') slug: string): Promise<CollectionDetails> {
    return this.collections.details(slug);
  }
}
