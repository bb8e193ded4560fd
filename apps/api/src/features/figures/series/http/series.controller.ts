import { Controller, Get, Header, Query, UseGuards } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Allow } from '../../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../../kernel/auth/member.js';
import { Viewer } from '../../../../kernel/auth/viewer.decorator.js';
import { DashboardGuard } from '../../access/dashboard.guard.js';
import { NeedsScope } from '../../access/needs-scope.decorator.js';
import { type DashboardScope, readable } from '../../access/scopes.js';
import { ReadSeries, SeriesQueryDto } from '../queries/read-series.js';
import { SplitChange, SplitDto, SplitQueryDto } from '../queries/split-change.js';
import { SeriesDto } from '../series.dto.js';

const SCOPES: Record<SeriesQueryDto['of'], DashboardScope> = {
  trend: 'trends',
  brand: 'brands',
  // As other figures of them.
  model: 'seasons',
  city: 'seasons',
  colour: 'seasons',
};

@Controller('api/dashboard')
@Allow('anyone')
@UseGuards(DashboardGuard)
export class SeriesController {
  constructor(private readonly queries: QueryBus) {}

  /** A figure over time: runway shares by season; street style, searches, views, boards and traffic by week or day; what members of an occupation searched, as it was released. */
  @Get('series')
  @NeedsScope(({ query }) => [[SCOPES[readable(SeriesQueryDto, query)?.of ?? 'trend']]])
  @Header('cache-control', 'private, no-store')
  series(@Query() input: SeriesQueryDto, @Viewer() viewer: Member | undefined): Promise<SeriesDto> {
    return this.queries.execute(new ReadSeries(input, viewer));
  }

  /** Where the change of a trend's runway share in a year comes from; needs `trend`. */
  @Get('series/split')
  @NeedsScope(() => [['trends']])
  @Header('cache-control', 'private, no-store')
  split(@Query() input: SplitQueryDto, @Viewer() viewer: Member | undefined): Promise<SplitDto> {
    return this.queries.execute(new SplitChange(input, viewer));
  }
}
