import { Inject, Injectable } from '@nestjs/common';
import {
  type DashboardScope,
  type Figure,
  type FigureAddress,
  figureKind,
  isOfAllReaders,
  obeyedOf,
} from '@toile/contracts';
import { CategoryOverview } from '../counts/category-overview/category-overview.js';
import { ConsentCoverage } from '../counts/consent-share/consent-coverage.js';
import { type ByAddress, COUNTED_FIGURES } from '../counts/counted-figure.js';
import { ColourGraph } from '../counts/graphs/colour-graph.js';
import { Graphs } from '../counts/graphs/graphs.js';
import { MemberSearches } from '../counts/graphs/member-searches.js';
import { BrandKpi } from '../counts/kpi/brand-kpi.js';
import { SeasonKpi } from '../counts/kpi/season-kpi.js';
import { TrendKpi } from '../counts/kpi/trend-kpi.js';
import { Rankings } from '../counts/rankings/rankings.js';
import { needed } from '../scope/read-scope.js';
import type { Scope } from '../scope/scope.js';

/** What is answered at an address below `/api/dashboard/`; a draw of every day cannot be kept. */
export type CountedAddress = FigureAddress | 'most-viewed-looks/random';

/** Counts the figure of an address. */
@Injectable()
export class CountFigure {
  private readonly count: Record<CountedAddress, (scope: Scope) => Promise<Figure>>;

  constructor(
    overview: CategoryOverview,
    brands: BrandKpi,
    seasons: SeasonKpi,
    trends: TrendKpi,
    graphs: Graphs,
    colours: ColourGraph,
    members: MemberSearches,
    rankings: Rankings,
    @Inject(COUNTED_FIGURES) fromFiles: ByAddress,
    private readonly consent: ConsentCoverage,
  ) {
    const mostViewed = (of: DashboardScope) => (scope: Scope) => rankings.mostViewedOf(of, scope);
    const mostSaved = (of: DashboardScope) => (scope: Scope) => rankings.mostSavedOf(of, scope);
    this.count = {
      ...fromFiles,
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
      'most-viewed-looks': (scope) => rankings.mostViewed(scope),
      'most-viewed-looks/random': (scope) => rankings.random(scope),
      'brands/most-viewed-looks': mostViewed('brands'),
      'seasons/most-viewed-looks': mostViewed('seasons'),
      'trends/most-viewed-looks': mostViewed('trends'),
      'brands/most-saved-to-moodboard': mostSaved('brands'),
      'seasons/most-saved-to-moodboard': mostSaved('seasons'),
      'trends/most-saved-to-moodboard': mostSaved('trends'),
    };
  }

  /** @throws ValidationError, DomainError as the figure's address does */
  async at(address: CountedAddress, scope: Scope): Promise<Figure> {
    const figure = address === 'most-viewed-looks/random' ? 'most-viewed-looks' : address;
    const filters = obeyedOf(figure, scope.filters);
    const answer = await this.count[address]({ ...scope, filters });
    const counted: Figure = isOfAllReaders(figure, filters)
      ? { ...answer, meta: { ...answer.meta, covers: 'all-readers' } }
      : answer;
    if (scope.times || figureKind(figure).rests !== 'visitors') return counted;
    const consent = await this.consent.of(scope, counted.meta.window);
    return { ...counted, meta: { ...counted.meta, consent } };
  }
}
