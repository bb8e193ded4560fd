import { Controller, Get, Query } from '@nestjs/common';
import type { LookSearchPage } from '@toile/contracts';
import { validate } from '@toile/platform';
import { LookFacetsQuery } from './look-facets.query.js';
import { LookSearchQuery, lookSearchSchema } from './look-search.query.js';

@Controller('look')
export class LookSearchController {
  constructor(
    private readonly looks: LookSearchQuery,
    private readonly facets: LookFacetsQuery,
  ) {}

  @Get(['search', 'more'])
  async search(@Query() query: unknown): Promise<LookSearchPage> {
    const search = validate(lookSearchSchema, dropEmpty(query));
    const [page, facets] = await Promise.all([
      this.looks.run(search),
      search.facets === 'true' ? this.facets.run(search) : undefined,
    ]);
    return { ...page, facets };
  }
}

/** An empty field of the filter form means "any". */
function dropEmpty(query: unknown): unknown {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));
}
