import { Controller, Get, Header, Param, Query, UseGuards, UseInterceptors } from '@nestjs/common';
import type { Figure, FigureAddress } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type { Member } from '../../accounts/members/member.js';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../accounts/roles/viewer.decorator.js';
import { DashboardGuard } from '../access/dashboard.guard.js';
import { AnswersFigure, type AskedOf } from '../access/needs-scope.decorator.js';
import { Filters } from '../configuration/filters.js';
import { ExportInterceptor } from '../export/export.interceptor.js';
import { environmentOf, needed, ReadScope } from '../scope/read-scope.js';
import type { Scope } from '../scope/scope.js';
import { ColourGraph } from './colour-graph.js';
import { Graphs } from './graphs.js';
import { MemberSearches } from './member-searches.js';

/** Graphs by name, as they stand in the address; a home graph's filters are asked for without `/home`. */
type GraphName = (typeof GRAPHS)[number];
const GRAPHS = [
  'color/home',
  'most-searched/home',
  'ranking',
  'search-among-consumers',
  'search-by-country',
  'theme/home',
  'top20/home',
  'top-brands-featuring-trend',
  'top-trends-leading-to-brand',
] as const;

@Controller('api/dashboard/graphs')
@Allow('anyone')
@UseGuards(DashboardGuard)
@UseInterceptors(ExportInterceptor)
export class GraphsController {
  private readonly draw: Record<GraphName, (scope: Scope) => Promise<Figure>>;

  constructor(
    private readonly scopes: ReadScope,
    private readonly filters: Filters,
    graphs: Graphs,
    colours: ColourGraph,
    members: MemberSearches,
  ) {
    this.draw = {
      'color/home': (scope) =>
        scope.input.view === 'colour_tones' ? colours.tones(scope) : colours.mainColours(scope),
      'most-searched/home': (scope) => graphs.mostSearchedHome(scope),
      ranking: (scope) => graphs.ranking(scope),
      'search-among-consumers': (scope) => members.of(scope),
      'search-by-country': (scope) => graphs.searchByCountry(scope, needed(scope, 'trend')),
      'theme/home': (scope) => graphs.themeHome(scope),
      'top20/home': (scope) => graphs.top20Home(scope),
      'top-brands-featuring-trend': (scope) => graphs.topBrandsFeaturingTrend(scope, needed(scope, 'trend')),
      'top-trends-leading-to-brand': (scope) => graphs.topTrendsLeadingToBrand(scope, needed(scope, 'brand')),
    };
  }

  @Get(':graph')
  @AnswersFigure(figureOf)
  @Header('cache-control', 'private, no-store')
  show(@Param('graph') graph: string, @Query() query: unknown, @Viewer() viewer: Member | undefined) {
    return this.answer(graph, query, viewer);
  }

  @Get(':graph/home')
  @AnswersFigure(({ params }) => figureOf({ params: { graph: `${params.graph}/home` } }))
  @Header('cache-control', 'private, no-store')
  home(@Param('graph') graph: string, @Query() query: unknown, @Viewer() viewer: Member | undefined) {
    return this.answer(`${graph}/home`, query, viewer);
  }

  @Get(':graph/filters/:filter')
  @AnswersFigure(figureOf)
  @Header('cache-control', 'private, no-store')
  options(
    @Param('graph') graph: string,
    @Param('filter') filter: string,
    @Query() query: Record<string, unknown>,
    @Viewer() viewer: Member | undefined,
  ) {
    known(graph);
    return this.filters.marked(filter, environmentOf(viewer), query);
  }

  private async answer(graph: string, query: unknown, viewer: Member | undefined): Promise<Figure> {
    const name = known(graph);
    return this.draw[name](await this.scopes.read(query, viewer));
  }
}

/** The figure that a path names. @throws DomainError graph/unknown */
function figureOf({ params }: Pick<AskedOf, 'params'>): FigureAddress {
  return `graphs/${known(params.graph ?? '')}`;
}

/** @throws DomainError graph/unknown */
function known(graph: string): GraphName {
  const found = GRAPHS.find((name) => name === graph || name === `${graph}/home`);
  if (!found) throw new DomainError('graph/unknown', `There is no graph "${graph}".`);
  return found;
}
