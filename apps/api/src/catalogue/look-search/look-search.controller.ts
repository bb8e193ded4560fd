import { Controller, Get, Query } from '@nestjs/common';
import type { LookSummary, Page } from '@toile/contracts';
import { validate } from '@toile/platform';
import { LookSearchQuery, lookSearchSchema } from './look-search.query.js';

@Controller('look')
export class LookSearchController {
  constructor(private readonly looks: LookSearchQuery) {}

  @Get(['search', 'more'])
  search(@Query() query: unknown): Promise<Page<LookSummary>> {
    return this.looks.run(validate(lookSearchSchema, dropEmpty(query)));
  }
}

/** An empty field of the filter form means "any". */
function dropEmpty(query: unknown): unknown {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));
}
