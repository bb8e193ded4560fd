import { Controller, Get, Header, Query, UseGuards, UseInterceptors } from '@nestjs/common';
import type { Figure } from '@toile/contracts';
import type { Member } from '../../accounts/members/member.js';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../accounts/roles/viewer.decorator.js';
import { DashboardGuard } from '../access/dashboard.guard.js';
import { AnswersFigure } from '../access/needs-scope.decorator.js';
import { ExportInterceptor } from '../export/export.interceptor.js';
import { ReadScope } from '../scope/read-scope.js';
import { CategoryOverview } from './category-overview.js';

const MEASURES = { 'runway-share': 'runwayShare', searches: 'searches', moodboards: 'moodboards' } as const;

@Controller('api/dashboard/category-overview')
@Allow('anyone')
@UseGuards(DashboardGuard)
@UseInterceptors(ExportInterceptor)
export class CategoryOverviewController {
  constructor(
    private readonly scopes: ReadScope,
    private readonly overview: CategoryOverview,
  ) {}

  @Get('runway-share')
  @AnswersFigure('category-overview/runway-share')
  @Header('cache-control', 'private, no-store')
  runwayShare(@Query() query: unknown, @Viewer() viewer: Member | undefined): Promise<Figure> {
    return this.show('runway-share', query, viewer);
  }

  @Get('searches')
  @AnswersFigure('category-overview/searches')
  @Header('cache-control', 'private, no-store')
  searches(@Query() query: unknown, @Viewer() viewer: Member | undefined): Promise<Figure> {
    return this.show('searches', query, viewer);
  }

  @Get('moodboards')
  @AnswersFigure('category-overview/moodboards')
  @Header('cache-control', 'private, no-store')
  moodboards(@Query() query: unknown, @Viewer() viewer: Member | undefined): Promise<Figure> {
    return this.show('moodboards', query, viewer);
  }

  private async show(measure: keyof typeof MEASURES, query: unknown, viewer: Member | undefined) {
    return this.overview[MEASURES[measure]](await this.scopes.read(query, viewer));
  }
}
