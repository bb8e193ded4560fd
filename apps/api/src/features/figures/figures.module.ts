import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BearerTokens } from '../../kernel/auth/bearer-tokens.js';
import { MemberEntity } from '../accounts/index.js';
import { CreateTokenHandler } from './access/commands/create-token.js';
import { RotateTokenHandler } from './access/commands/rotate-token.js';
import { WithdrawTokenHandler } from './access/commands/withdraw-token.js';
import { DashboardGuard } from './access/dashboard.guard.js';
import { Entitlement } from './access/entitlement.js';
import { TokensController } from './access/http/tokens.controller.js';
import { CurrentTokenHandler } from './access/queries/current-token.js';
import { OwnTokensHandler } from './access/queries/own-tokens.js';
import { RateLimits } from './access/rate-limits.js';
import { SubscribersGuard } from './access/subscribers.guard.js';
import { ApiTokens } from './access/tokens.js';
import { CountsOfValues } from './configuration/counts-of-values.js';
import { Filters } from './configuration/filters.js';
import { ConfigurationController } from './configuration/http/configuration.controller.js';
import { ConfigurationHandler } from './configuration/queries/configuration.js';
import { SearchDashboardHandler } from './configuration/queries/dashboard-search.js';
import { GraphFilterHandler } from './configuration/queries/graph-filter.js';
import { CategoryOverview } from './counts/category-overview/category-overview.js';
import { ConsentCoverage } from './counts/consent-share/consent-coverage.js';
import { byAddress, COUNTED_FIGURES, type CountedFigure } from './counts/counted-figure.js';
import { COUNTS } from './counts/counted-figures.js';
import { Figures } from './counts/figures.js';
import { FrozenTop20 } from './counts/frozen-top20.js';
import { ColourGraph } from './counts/graphs/colour-graph.js';
import { ColoursQuery } from './counts/graphs/colours.query.js';
import { Graphs } from './counts/graphs/graphs.js';
import { MemberSearches } from './counts/graphs/member-searches.js';
import { BrandKpi } from './counts/kpi/brand-kpi.js';
import { SeasonKpi } from './counts/kpi/season-kpi.js';
import { TrendKpi } from './counts/kpi/trend-kpi.js';
import { LeadingLooks } from './counts/rankings/leading-looks.js';
import { LookRows } from './counts/rankings/look-rows.js';
import { Rankings } from './counts/rankings/rankings.js';
import { SavedLooksQuery } from './counts/rankings/saved-looks.query.js';
import { ContextQuery } from './evidence/context.query.js';
import { EventsBehindQuery } from './evidence/events-behind.query.js';
import { RowsController } from './evidence/http/rows.controller.js';
import { LooksBehindQuery } from './evidence/looks-behind.query.js';
import { ContextOfNumberHandler } from './evidence/queries/context-of-number.js';
import { EventsBehindHandler } from './evidence/queries/events-behind.js';
import { LooksBehindHandler } from './evidence/queries/looks-behind.js';
import { RecountsInterceptor } from './evidence/recounts.interceptor.js';
import { ExportInterceptor } from './figure/export.interceptor.js';
import { FiguresController } from './http/figures.controller.js';
import { AttentionQuery } from './measures/attention.query.js';
import { AudienceQuery } from './measures/audience.query.js';
import { BoardsQuery } from './measures/boards.query.js';
import { CataloguedWhenQuery } from './measures/catalogued-when.query.js';
import { EndsOfDays } from './measures/ends-of-days.js';
import { FreshnessQuery } from './measures/freshness.query.js';
import { KnownEntitiesQuery } from './measures/known-entities.query.js';
import { LeadingTrendsQuery } from './measures/leading-trends.query.js';
import { LooksQuery } from './measures/looks.query.js';
import { Measured } from './measures/measured.js';
import { PlacesQuery } from './measures/places.query.js';
import { ReadAhead } from './measures/read-ahead.js';
import { ScopedLooks } from './measures/scoped-looks.js';
import { SealedQuery } from './measures/sealed.query.js';
import { SearchesQuery } from './measures/searches.query.js';
import { ShowDaysQuery } from './measures/show-days.query.js';
import { TrafficQuery } from './measures/traffic.query.js';
import { Versions } from './measures/versions.js';
import { ViewsQuery } from './measures/views.query.js';
import { WindowsQuery } from './measures/windows.query.js';
import { PathsController } from './paths/http/paths.controller.js';
import { MemberPaths } from './paths/member-paths.js';
import { ReadPathsHandler } from './paths/queries/read-paths.js';
import { KeptReleases } from './privacy/kept-releases.js';
import { MembersPathsQuery } from './privacy/members-paths.query.js';
import { MembersSavedQuery } from './privacy/members-saved.query.js';
import { MembersSearchedQuery, VerifiedMembersQuery } from './privacy/members-searched.query.js';
import { Releases } from './privacy/releases.js';
import { CountFigure } from './queries/count-figure.js';
import { FigureByReference } from './queries/figure-by-reference.js';
import { ReadFigureHandler } from './queries/read-figure.js';
import { RecentFigures } from './queries/recent-figures.js';
import { FIGURES_ENTITIES } from './schema.js';
import { NamesQuery } from './scope/names.js';
import { ReadScope } from './scope/read-scope.js';
import { BehaviourSeries } from './series/behaviour-series.js';
import { Concepts } from './series/concepts.js';
import { SeriesController } from './series/http/series.controller.js';
import { MembersSeries } from './series/members-series.js';
import { ReadSeriesHandler } from './series/queries/read-series.js';
import { SplitChangeHandler } from './series/queries/split-change.js';
import { RunwaySeries } from './series/runway-series.js';
import { SeriesQuery } from './series/series.query.js';
import { SeriesFrame } from './series/series-frame.js';
import { SplitQuery } from './series/split.query.js';

const MEASURES = [
  LooksQuery,
  SearchesQuery,
  BoardsQuery,
  TrafficQuery,
  ViewsQuery,
  AudienceQuery,
  PlacesQuery,
  AttentionQuery,
  FreshnessQuery,
];

@Module({
  imports: [TypeOrmModule.forFeature([...FIGURES_ENTITIES, MemberEntity])],
  controllers: [
    ConfigurationController,
    RowsController,
    PathsController,
    SeriesController,
    TokensController,
    // Last: any word can stand where the dimension does.
    FiguresController,
  ],
  providers: [
    ...MEASURES,
    SealedQuery,
    Versions,
    EndsOfDays,
    Measured,
    CataloguedWhenQuery,
    KnownEntitiesQuery,
    ScopedLooks,
    ShowDaysQuery,
    ReadAhead,
    NamesQuery,
    ReadScope,
    WindowsQuery,
    FrozenTop20,
    Figures,
    CountsOfValues,
    Filters,
    ConfigurationHandler,
    SearchDashboardHandler,
    GraphFilterHandler,
    ...COUNTS,
    {
      provide: COUNTED_FIGURES,
      useFactory: (...counts: CountedFigure[]) => byAddress(counts),
      inject: COUNTS,
    },
    ConsentCoverage,
    CountFigure,
    ReadFigureHandler,
    RecentFigures,
    BrandKpi,
    SeasonKpi,
    TrendKpi,
    Graphs,
    ColourGraph,
    ColoursQuery,
    LeadingTrendsQuery,
    MemberSearches,
    Releases,
    KeptReleases,
    MembersSearchedQuery,
    MembersPathsQuery,
    MemberPaths,
    ReadPathsHandler,
    MembersSavedQuery,
    VerifiedMembersQuery,
    ApiTokens,
    { provide: BearerTokens, useExisting: ApiTokens },
    Entitlement,
    RateLimits,
    DashboardGuard,
    SubscribersGuard,
    ExportInterceptor,
    CreateTokenHandler,
    RotateTokenHandler,
    WithdrawTokenHandler,
    OwnTokensHandler,
    CurrentTokenHandler,
    FigureByReference,
    LooksBehindQuery,
    EventsBehindQuery,
    RecountsInterceptor,
    LooksBehindHandler,
    EventsBehindHandler,
    SeriesQuery,
    SeriesFrame,
    RunwaySeries,
    BehaviourSeries,
    MembersSeries,
    Concepts,
    ReadSeriesHandler,
    SplitQuery,
    SplitChangeHandler,
    ContextQuery,
    ContextOfNumberHandler,
    CategoryOverview,
    Rankings,
    LeadingLooks,
    LookRows,
    SavedLooksQuery,
  ],
  // For those who write about figures.
  exports: [
    DashboardGuard,
    RateLimits,
    BearerTokens,
    BehaviourSeries,
    EndsOfDays,
    Entitlement,
    FigureByReference,
    Figures,
    FreshnessQuery,
    KnownEntitiesQuery,
    LookRows,
    Measured,
    Releases,
    ScopedLooks,
    SealedQuery,
    SeriesQuery,
    RunwaySeries,
    ReadScope,
    ExportInterceptor,
    SubscribersGuard,
    SeasonKpi,
    CategoryOverview,
    ColourGraph,
    Graphs,
    Rankings,
  ],
})
export class FiguresModule {}
