import { Controller, Get, Param, Query } from '@nestjs/common';
import type { DesignerDetails, DesignerSummary, Page } from '@toile/contracts';
import { validate } from '@toile/platform';
import { Public } from '../../accounts/roles/allow.decorator.js';
import { KnownValues } from '../filters/known-values.js';
import { dropEmpty } from '../filters/listing-schema.js';
import { DesignersQuery, designerListSchema } from './designers.query.js';

@Controller()
@Public()
export class DesignersController {
  constructor(
    private readonly designers: DesignersQuery,
    private readonly known: KnownValues,
  ) {}

  @Get('api/designers')
  async list(@Query() query: unknown): Promise<Page<DesignerSummary>> {
    const search = validate(designerListSchema, dropEmpty(query));
    await this.known.mustExist({ season: search.season, city: search.city });
    return this.designers.list(search);
  }

  @Get(['designer/ajax-get/:slug', 'designer/:slug'])
  show(@Param('slug') slug: string): Promise<DesignerDetails> {
    return this.designers.details(slug);
  }
}
