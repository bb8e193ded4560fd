import { Controller, Get, Header, Query, UseGuards, UseInterceptors } from '@nestjs/common';
import type { Figure } from '@toile/contracts';
import type { Member } from '../../accounts/members/member.js';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../accounts/roles/viewer.decorator.js';
import { DashboardGuard } from '../access/dashboard.guard.js';
import { AnswersFigure } from '../access/needs-scope.decorator.js';
import { ExportInterceptor } from '../export/export.interceptor.js';
import { needed, ReadScope } from '../scope/read-scope.js';
import { BrandKpi } from './brand-kpi.js';
import { SeasonKpi } from './season-kpi.js';
import { TrendKpi } from './trend-kpi.js';

@Controller('api/dashboard')
@Allow('anyone')
@UseGuards(DashboardGuard)
@UseInterceptors(ExportInterceptor)
export class KpiController {
  constructor(
    private readonly scopes: ReadScope,
    private readonly brands: BrandKpi,
    private readonly seasons: SeasonKpi,
    private readonly trends: TrendKpi,
  ) {}

  @Get('brands/kpi')
  @AnswersFigure('brands/kpi')
  @Header('cache-control', 'private, no-store')
  async brand(@Query() query: unknown, @Viewer() viewer: Member | undefined): Promise<Figure> {
    const scope = await this.scopes.read(query, viewer);
    return this.brands.of(scope, needed(scope, 'brand'));
  }

  @Get('seasons/kpi')
  @AnswersFigure('seasons/kpi')
  @Header('cache-control', 'private, no-store')
  async season(@Query() query: unknown, @Viewer() viewer: Member | undefined): Promise<Figure> {
    return this.seasons.of(await this.scopes.read(query, viewer));
  }

  @Get('homepage/trends/kpi')
  @AnswersFigure('homepage/trends/kpi')
  @Header('cache-control', 'private, no-store')
  async risers(@Query() query: unknown, @Viewer() viewer: Member | undefined): Promise<Figure> {
    return this.trends.risers(await this.scopes.read(query, viewer));
  }

  @Get('trends/kpi/searches')
  @AnswersFigure('trends/kpi/searches')
  @Header('cache-control', 'private, no-store')
  async searches(@Query() query: unknown, @Viewer() viewer: Member | undefined): Promise<Figure> {
    const scope = await this.scopes.read(query, viewer);
    return this.trends.searches(scope, needed(scope, 'trend'));
  }

  @Get('trends/kpi/runway-share-adoption-by-brands')
  @AnswersFigure('trends/kpi/runway-share-adoption-by-brands')
  @Header('cache-control', 'private, no-store')
  async adoption(@Query() query: unknown, @Viewer() viewer: Member | undefined): Promise<Figure> {
    const scope = await this.scopes.read(query, viewer);
    return this.trends.adoption(scope, needed(scope, 'trend'));
  }
}
