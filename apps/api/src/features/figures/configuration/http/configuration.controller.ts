import { Controller, Get, Header, Param, Query, UseGuards } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiParam } from '@nestjs/swagger';
import { Allow } from '../../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../../kernel/auth/member.js';
import { Viewer } from '../../../../kernel/auth/viewer.decorator.js';
import { DashboardGuard } from '../../access/dashboard.guard.js';
import { AnswersFigure, NeedsScope } from '../../access/needs-scope.decorator.js';
import { ANY_SCOPE } from '../../access/scopes.js';
import { GRAPH_NAMES, graphAddress } from '../../queries/graph-address.js';
import { FigureQueryDto } from '../../scope/figure-query.dto.js';
import { environmentOf } from '../../scope/read-scope.js';
import { Configuration, ConfigurationDto } from '../queries/configuration.js';
import { DashboardHitsDto, DashboardSearchDto, SearchDashboard } from '../queries/dashboard-search.js';
import { GraphFilter, MarkedOptionDto } from '../queries/graph-filter.js';

@Controller('api/dashboard')
@Allow('anyone')
@UseGuards(DashboardGuard)
@NeedsScope(() => ANY_SCOPE)
export class ConfigurationController {
  constructor(private readonly queries: QueryBus) {}

  /** What the dashboard can be asked, and how each figure is counted. */
  @Get('configuration')
  @Header('cache-control', 'private, no-store')
  configuration(@Viewer() viewer: Member | undefined): Promise<ConfigurationDto> {
    return this.queries.execute(new Configuration(environmentOf(viewer)));
  }

  /** Trends, brands and seasons by name. */
  @Get('search')
  @Header('cache-control', 'private, no-store')
  search(@Query() input: DashboardSearchDto): Promise<DashboardHitsDto> {
    return this.queries.execute(new SearchDashboard(input));
  }

  /** What a graph can be narrowed by. */
  @Get('graphs/:graph/filters/:filter')
  @ApiParam({ name: 'graph', enum: GRAPH_NAMES })
  @AnswersFigure(({ params }) => graphAddress(params.graph))
  filter(
    @Param('graph') graph: string,
    @Param('filter') filter: string,
    @Query() query: FigureQueryDto,
    @Viewer() viewer: Member | undefined,
  ): Promise<MarkedOptionDto[]> {
    return this.queries.execute(new GraphFilter(graphAddress(graph), filter, query, environmentOf(viewer)));
  }
}
