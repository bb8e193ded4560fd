import { Injectable } from '@nestjs/common';
import type { Figure, FigureAddress, FigureReference } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type { Member } from '../../accounts/members/member.js';
import { Entitlement } from '../access/entitlement.js';
import { scopesOfFigure } from '../access/scopes.js';
import { CategoryOverview } from '../category-overview/category-overview.js';
import { ColourGraph } from '../graphs/colour-graph.js';
import { Graphs } from '../graphs/graphs.js';
import { MemberSearches } from '../graphs/member-searches.js';
import { BrandKpi } from '../kpi/brand-kpi.js';
import { SeasonKpi } from '../kpi/season-kpi.js';
import { TrendKpi } from '../kpi/trend-kpi.js';
import { Rankings } from '../rankings/rankings.js';
import { environmentOf, needed, ReadScope } from '../scope/read-scope.js';
import type { Scope } from '../scope/scope.js';

export interface Asked {
  figure: Figure;
  scope: Scope;
}

/** Asks a figure by its reference, as its address would answer the same member: for what is kept, sent and shown elsewhere. */
@Injectable()
export class AskFigure {
  private readonly draw: Record<FigureAddress, (scope: Scope) => Promise<Figure>>;

  constructor(
    private readonly scopes: ReadScope,
    private readonly entitlement: Entitlement,
    overview: CategoryOverview,
    brands: BrandKpi,
    seasons: SeasonKpi,
    trends: TrendKpi,
    graphs: Graphs,
    colours: ColourGraph,
    members: MemberSearches,
    rankings: Rankings,
  ) {
    const mostViewed = (scope: Scope) => rankings.mostViewed(scope);
    const mostSaved = (scope: Scope) => rankings.mostSaved(scope);
    this.draw = {
      'category-overview/runway-share': (scope) => overview.runwayShare(scope),
      'category-overview/searches': (scope) => overview.searches(scope),
      'category-overview/moodboards': (scope) => overview.moodboards(scope),
      'brands/kpi': (scope) => brands.of(scope, needed(scope, 'brand')),
      'seasons/kpi': (scope) => seasons.of(scope),
      'homepage/trends/kpi': (scope) => trends.risers(scope),
      'trends/kpi/searches': (scope) => trends.searches(scope, needed(scope, 'trend')),
      'trends/kpi/runway-share-adoption-by-brands': (scope) => trends.adoption(scope, needed(scope, 'trend')),
      'graphs/color/home': (scope) =>
        scope.input.view === 'colour_tones' ? colours.tones(scope) : colours.mainColours(scope),
      'graphs/most-searched/home': (scope) => graphs.mostSearchedHome(scope),
      'graphs/theme/home': (scope) => graphs.themeHome(scope),
      'graphs/top20/home': (scope) => graphs.top20Home(scope),
      'graphs/ranking': (scope) => graphs.ranking(scope),
      'graphs/search-among-consumers': (scope) => members.of(scope),
      'graphs/search-by-country': (scope) => graphs.searchByCountry(scope, needed(scope, 'trend')),
      'graphs/top-brands-featuring-trend': (scope) =>
        graphs.topBrandsFeaturingTrend(scope, needed(scope, 'trend')),
      'graphs/top-trends-leading-to-brand': (scope) =>
        graphs.topTrendsLeadingToBrand(scope, needed(scope, 'brand')),
      'home/most-viewed-looks': (scope) => rankings.mostViewedHome(scope),
      'most-viewed-looks': mostViewed,
      'brands/most-viewed-looks': mostViewed,
      'seasons/most-viewed-looks': mostViewed,
      'trends/most-viewed-looks': mostViewed,
      'brands/most-saved-to-moodboard': mostSaved,
      'seasons/most-saved-to-moodboard': mostSaved,
      'trends/most-saved-to-moodboard': mostSaved,
    };
  }

  /**
   * @param also filters besides those of the reference, such as `as_of`
   * @throws ValidationError, DomainError brand/unknown, trend/unknown, dashboard/forbidden, as the figure's address does
   */
  async ask(
    { figure, filters }: FigureReference,
    member: Member | undefined,
    also: Record<string, string> = {},
  ): Promise<Asked> {
    const query = { ...filters, ...also };
    const viewer = member && (await this.entitlement.seenBy(member, scopesOfFigure(figure, query)));
    const scope = await this.scopes.read(query, viewer);
    return { figure: await this.draw[figure](scope), scope };
  }

  /** What is kept goes on for as long as the subscription does. @throws DomainError dashboard/forbidden */
  async mustBeEntitled({ figure, filters }: FigureReference, member: Member | undefined): Promise<void> {
    const needed = scopesOfFigure(figure, filters);
    if (member && environmentOf(await this.entitlement.seenBy(member, needed)) === 'Master') return;
    throw new DomainError('dashboard/forbidden', 'There is no dashboard subscription any more.');
  }
}
