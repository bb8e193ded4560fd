import { Controller, Get, Query } from '@nestjs/common';
import type { DesignerSummary, Page } from '@toile/contracts';
import { validate } from '@toile/platform';
import { DesignersQuery, designerListSchema } from './designers.query.js';

@Controller('api/designers')
export class DesignersController {
  constructor(private readonly designers: DesignersQuery) {}

  @Get()
  list(@Query() query: unknown): Promise<Page<DesignerSummary>> {
    return this.designers.list(validate(designerListSchema, query));
  }
}
