import { Controller, Get, Header, Param, Query, UseGuards, UseInterceptors } from '@nestjs/common';
import type { Figure } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type { Member } from '../../accounts/members/member.js';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../accounts/roles/viewer.decorator.js';
import { DashboardGuard } from '../access/dashboard.guard.js';
import { AnswersFigure } from '../access/needs-scope.decorator.js';
import { type DashboardScope, SCOPES } from '../access/scopes.js';
import { ExportInterceptor } from '../export/export.interceptor.js';
import { ReadScope } from '../scope/read-scope.js';
import type { Scope } from '../scope/scope.js';
import { Rankings } from './rankings.js';

@Controller('api/dashboard')
@Allow('anyone')
@UseGuards(DashboardGuard)
@UseInterceptors(ExportInterceptor)
export class RankingsController {
  constructor(
    private readonly scopes: ReadScope,
    private readonly rankings: Rankings,
  ) {}

  @Get('home/most-viewed-looks')
  @AnswersFigure('home/most-viewed-looks')
  @Header('cache-control', 'private, no-store')
  async home(@Query() query: unknown, @Viewer() viewer: Member | undefined): Promise<Figure> {
    return this.rankings.mostViewedHome(await this.scopes.read(query, viewer));
  }

  @Get('most-viewed-looks')
  @AnswersFigure('most-viewed-looks')
  @Header('cache-control', 'private, no-store')
  async mostViewed(@Query() query: unknown, @Viewer() viewer: Member | undefined): Promise<Figure> {
    return this.rankings.mostViewed(await this.scopes.read(query, viewer));
  }

  @Get('most-viewed-looks/random')
  @AnswersFigure('most-viewed-looks')
  @Header('cache-control', 'private, no-store')
  async random(@Query() query: unknown, @Viewer() viewer: Member | undefined): Promise<Figure> {
    return this.rankings.random(await this.scopes.read(query, viewer));
  }

  @Get(':dimension/most-viewed-looks')
  @AnswersFigure(({ params }) => `${known(params.dimension)}/most-viewed-looks`)
  @Header('cache-control', 'private, no-store')
  async mostViewedOf(
    @Param('dimension') dimension: string,
    @Query() query: unknown,
    @Viewer() viewer: Member | undefined,
  ): Promise<Figure> {
    return this.rankings.mostViewed(await this.of(dimension, query, viewer));
  }

  @Get(':dimension/most-saved-to-moodboard')
  @AnswersFigure(({ params }) => `${known(params.dimension)}/most-saved-to-moodboard`)
  @Header('cache-control', 'private, no-store')
  async mostSavedOf(
    @Param('dimension') dimension: string,
    @Query() query: unknown,
    @Viewer() viewer: Member | undefined,
  ): Promise<Figure> {
    return this.rankings.mostSaved(await this.of(dimension, query, viewer));
  }

  private async of(dimension: string, query: unknown, viewer: Member | undefined): Promise<Scope> {
    known(dimension);
    return this.scopes.read(query, viewer);
  }
}

/** @throws DomainError dashboard/unknown */
function known(dimension: string | undefined): DashboardScope {
  const found = SCOPES.find((scope) => scope === dimension);
  if (!found) throw new DomainError('dashboard/unknown', `There is no dimension "${dimension}".`);
  return found;
}
