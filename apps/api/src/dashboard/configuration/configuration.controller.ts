import { Controller, Get, Header, Query, UseGuards } from '@nestjs/common';
import { validate } from '@toile/platform';
import type { Member } from '../../accounts/members/member.js';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../accounts/roles/viewer.decorator.js';
import { DashboardGuard } from '../access/dashboard.guard.js';
import { NeedsScope } from '../access/needs-scope.decorator.js';
import { ANY_SCOPE } from '../access/scopes.js';
import { environmentOf } from '../scope/read-scope.js';
import { DEFAULTS } from '../scope/scope-schema.js';
import { DashboardSearchQuery, dashboardSearchSchema } from './dashboard-search.query.js';
import { DEFINITIONS } from './definitions.js';
import { Filters } from './filters.js';

@Controller('api/dashboard')
@Allow('anyone')
@UseGuards(DashboardGuard)
@NeedsScope(() => ANY_SCOPE)
export class ConfigurationController {
  constructor(
    private readonly filters: Filters,
    private readonly found: DashboardSearchQuery,
  ) {}

  @Get('configuration')
  @Header('cache-control', 'private, no-store')
  async configuration(@Viewer() viewer: Member | undefined) {
    const environment = environmentOf(viewer);
    const options = (filter: string) => this.filters.options(filter, environment);
    return {
      environment,
      defaults: DEFAULTS,
      filters: {
        season: await options('season'),
        category: await options('category'),
        city: await options('city'),
        type: await options('type'),
      },
      metrics: await options('metric'),
      colour_views: await options('view'),
      brand_scopes: await options('scope'),
      top_list_label: 'Top 20 Brands',
      definitions: DEFINITIONS,
    };
  }

  @Get('search')
  @Header('cache-control', 'private, no-store')
  search(@Query() query: unknown) {
    return this.found.run(validate(dashboardSearchSchema, query));
  }
}
