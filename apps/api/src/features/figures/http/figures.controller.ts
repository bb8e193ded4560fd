import { Controller, Get, Param, Query, UseGuards, UseInterceptors } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiParam } from '@nestjs/swagger';
import { DomainError } from '@toile/platform';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { SparseFields } from '../../../kernel/http/sparse-fields.js';
import { DashboardGuard } from '../access/dashboard.guard.js';
import { AnswersFigure } from '../access/needs-scope.decorator.js';
import { type DashboardScope, SCOPES } from '../access/scopes.js';
import { ExportInterceptor } from '../figure/export.interceptor.js';
import { FigureDto } from '../figure/figure.dto.js';
import type { CountedAddress } from '../queries/count-figure.js';
import { GRAPH_NAMES, graphAddress, HOME_GRAPH_NAMES } from '../queries/graph-address.js';
import { ReadFigure } from '../queries/read-figure.js';
import { FigureQueryDto } from '../scope/figure-query.dto.js';

type Reader = Member | undefined;

@Controller('api/dashboard')
@Allow('anyone')
@UseGuards(DashboardGuard)
@UseInterceptors(ExportInterceptor, SparseFields)
export class FiguresController {
  constructor(private readonly queries: QueryBus) {}

  /** Looks with each category or trend, or with the one trend asked about. */
  @Get('category-overview/runway-share')
  @AnswersFigure('category-overview/runway-share')
  runwayShare(@Query() query: FigureQueryDto, @Viewer() viewer: Reader): Promise<FigureDto> {
    return this.read('category-overview/runway-share', query, viewer);
  }

  /** Searches for each category or trend, or for the one asked about. */
  @Get('category-overview/searches')
  @AnswersFigure('category-overview/searches')
  searches(@Query() query: FigureQueryDto, @Viewer() viewer: Reader): Promise<FigureDto> {
    return this.read('category-overview/searches', query, viewer);
  }

  /** Boards that keep each category or trend, or the one asked about. */
  @Get('category-overview/moodboards')
  @AnswersFigure('category-overview/moodboards')
  moodboards(@Query() query: FigureQueryDto, @Viewer() viewer: Reader): Promise<FigureDto> {
    return this.read('category-overview/moodboards', query, viewer);
  }

  /** A brand beside the year before; needs `brand`. */
  @Get('brands/kpi')
  @AnswersFigure('brands/kpi')
  brand(@Query() query: FigureQueryDto, @Viewer() viewer: Reader): Promise<FigureDto> {
    return this.read('brands/kpi', query, viewer);
  }

  /** A season beside the same one a year earlier. */
  @Get('seasons/kpi')
  @AnswersFigure('seasons/kpi')
  season(@Query() query: FigureQueryDto, @Viewer() viewer: Reader): Promise<FigureDto> {
    return this.read('seasons/kpi', query, viewer);
  }

  /** The tags that have grown most. */
  @Get('homepage/trends/kpi')
  @AnswersFigure('homepage/trends/kpi')
  risers(@Query() query: FigureQueryDto, @Viewer() viewer: Reader): Promise<FigureDto> {
    return this.read('homepage/trends/kpi', query, viewer);
  }

  /** Searches for a trend and its rank; needs `trend`. */
  @Get('trends/kpi/searches')
  @AnswersFigure('trends/kpi/searches')
  trendSearches(@Query() query: FigureQueryDto, @Viewer() viewer: Reader): Promise<FigureDto> {
    return this.read('trends/kpi/searches', query, viewer);
  }

  /** Brands that show a trend; needs `trend`. */
  @Get('trends/kpi/runway-share-adoption-by-brands')
  @AnswersFigure('trends/kpi/runway-share-adoption-by-brands')
  adoption(@Query() query: FigureQueryDto, @Viewer() viewer: Reader): Promise<FigureDto> {
    return this.read('trends/kpi/runway-share-adoption-by-brands', query, viewer);
  }

  /** A graph by its name; one about a trend or a brand needs `trend` or `brand`. */
  @Get('graphs/:graph')
  @ApiParam({ name: 'graph', enum: GRAPH_NAMES })
  @AnswersFigure(({ params }) => graphAddress(params.graph))
  graph(
    @Param('graph') graph: string,
    @Query() query: FigureQueryDto,
    @Viewer() viewer: Reader,
  ): Promise<FigureDto> {
    return this.read(graphAddress(graph), query, viewer);
  }

  /** A graph of the home tab. */
  @Get('graphs/:graph/home')
  @ApiParam({ name: 'graph', enum: HOME_GRAPH_NAMES })
  @AnswersFigure(({ params }) => graphAddress(`${params.graph}/home`))
  homeGraph(
    @Param('graph') graph: string,
    @Query() query: FigureQueryDto,
    @Viewer() viewer: Reader,
  ): Promise<FigureDto> {
    return this.read(graphAddress(`${graph}/home`), query, viewer);
  }

  /** Most viewed looks of the last 30 days. */
  @Get('home/most-viewed-looks')
  @AnswersFigure('home/most-viewed-looks')
  mostViewedHome(@Query() query: FigureQueryDto, @Viewer() viewer: Reader): Promise<FigureDto> {
    return this.read('home/most-viewed-looks', query, viewer);
  }

  /** Most viewed looks of a season. */
  @Get('most-viewed-looks')
  @AnswersFigure('most-viewed-looks')
  mostViewed(@Query() query: FigureQueryDto, @Viewer() viewer: Reader): Promise<FigureDto> {
    return this.read('most-viewed-looks', query, viewer);
  }

  /** Ten of the hundred most viewed, the same all day. */
  @Get('most-viewed-looks/random')
  @AnswersFigure('most-viewed-looks')
  random(@Query() query: FigureQueryDto, @Viewer() viewer: Reader): Promise<FigureDto> {
    return this.read('most-viewed-looks/random', query, viewer);
  }

  /** Most viewed looks of a brand, season or trend. */
  @Get(':dimension/most-viewed-looks')
  @ApiParam({ name: 'dimension', enum: SCOPES })
  @AnswersFigure(({ params }) => `${known(params.dimension)}/most-viewed-looks`)
  mostViewedOf(
    @Param('dimension') dimension: string,
    @Query() query: FigureQueryDto,
    @Viewer() viewer: Reader,
  ): Promise<FigureDto> {
    return this.read(`${known(dimension)}/most-viewed-looks`, query, viewer);
  }

  /** Looks that most boards keep. */
  @Get(':dimension/most-saved-to-moodboard')
  @ApiParam({ name: 'dimension', enum: SCOPES })
  @AnswersFigure(({ params }) => `${known(params.dimension)}/most-saved-to-moodboard`)
  mostSavedOf(
    @Param('dimension') dimension: string,
    @Query() query: FigureQueryDto,
    @Viewer() viewer: Reader,
  ): Promise<FigureDto> {
    return this.read(`${known(dimension)}/most-saved-to-moodboard`, query, viewer);
  }

  private read(address: CountedAddress, query: FigureQueryDto, viewer: Reader): Promise<FigureDto> {
    return this.queries.execute(new ReadFigure(address, query, viewer));
  }
}

/** @throws DomainError dashboard/unknown */
function known(dimension: string | undefined): DashboardScope {
  const found = SCOPES.find((scope) => scope === dimension);
  if (!found) throw new DomainError('dashboard/unknown', `There is no dimension "${dimension}".`);
  return found;
}
