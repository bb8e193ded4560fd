import { Module } from '@nestjs/common';
import { DashboardGuard } from './access/dashboard.guard.js';
import { Entitlement } from './access/entitlement.js';
import { RateLimits } from './access/rate-limits.js';
import { TokensController } from './access/tokens.controller.js';
import { ApiTokens } from './access/tokens.js';
import { VisitorLimits } from './access/visitor-limits.js';
import { CategoryOverviewController } from './category-overview/category-overview.controller.js';
import { CategoryOverview } from './category-overview/category-overview.js';
import { ConfigurationController } from './configuration/configuration.controller.js';
import { DashboardSearchQuery } from './configuration/dashboard-search.query.js';
import { Filters } from './configuration/filters.js';
import { AlertRound } from './desk/alerts/alert-round.js';
import { TryAlert } from './desk/alerts/alert-trial.js';
import { AlertsController } from './desk/alerts/alerts.controller.js';
import { WatchedValue } from './desk/alerts/watched-value.js';
import { Desks } from './desk/desks.js';
import { DigestController } from './desk/digest/digest.controller.js';
import { DigestLetter } from './desk/digest/digest-letter.js';
import { DigestRound } from './desk/digest/digest-round.js';
import { NotesController } from './desk/notes/notes.controller.js';
import { Rounds } from './desk/rounds.js';
import { SavedViewsController } from './desk/saved-views/saved-views.controller.js';
import { UnsubscribeController } from './desk/unsubscribe/unsubscribe.controller.js';
import { UnsubscribeLinks } from './desk/unsubscribe/unsubscribe-links.js';
import { EmbeddedFigureController } from './embed/embedded-figure.controller.js';
import { EmbedsController } from './embed/embeds.controller.js';
import { Embeds } from './embed/embeds.js';
import { EventsBehindQuery } from './explain/events-behind.query.js';
import { LooksBehindQuery } from './explain/looks-behind.query.js';
import { RecountsInterceptor } from './explain/recounts.interceptor.js';
import { RowsController } from './explain/rows.controller.js';
import { ExportInterceptor } from './export/export.interceptor.js';
import { ExportsController } from './export/exports.controller.js';
import { Receipts } from './export/receipts.js';
import { Figures } from './figure/figures.js';
import { FrozenTop20 } from './figure/frozen-top20.js';
import { AskFigure } from './figure-reference/ask-figure.js';
import { ColourGraph } from './graphs/colour-graph.js';
import { ColoursQuery } from './graphs/colours.query.js';
import { GraphsController } from './graphs/graphs.controller.js';
import { Graphs } from './graphs/graphs.js';
import { LeadingTrendsQuery } from './graphs/leading-trends.query.js';
import { MemberSearches } from './graphs/member-searches.js';
import { BrandKpi } from './kpi/brand-kpi.js';
import { KpiController } from './kpi/kpi.controller.js';
import { SeasonKpi } from './kpi/season-kpi.js';
import { TrendKpi } from './kpi/trend-kpi.js';
import { LiveController } from './live/live.controller.js';
import { LiveFigures } from './live/live-figures.js';
import { BoardsQuery } from './measures/boards.query.js';
import { FreshnessQuery } from './measures/freshness.query.js';
import { KnownEntitiesQuery } from './measures/known-entities.query.js';
import { LooksQuery } from './measures/looks.query.js';
import { Measured } from './measures/measured.js';
import { ReadAhead } from './measures/read-ahead.js';
import { ScopedLooks } from './measures/scoped-looks.js';
import { SealedQuery } from './measures/sealed.query.js';
import { SearchesQuery } from './measures/searches.query.js';
import { ShowDaysQuery } from './measures/show-days.query.js';
import { TrafficQuery } from './measures/traffic.query.js';
import { Versions } from './measures/versions.js';
import { ViewsQuery } from './measures/views.query.js';
import { PagePdfController } from './page-pdf/page-pdf.controller.js';
import { PagePdfs } from './page-pdf/page-pdfs.js';
import { KeptReleases } from './privacy/kept-releases.js';
import { MembersSearchedQuery, VerifiedMembersQuery } from './privacy/members-searched.query.js';
import { Releases } from './privacy/releases.js';
import { LookRows } from './rankings/look-rows.js';
import { RankingsController } from './rankings/rankings.controller.js';
import { Rankings } from './rankings/rankings.js';
import { SavedLooksQuery } from './rankings/saved-looks.query.js';
import { NamesQuery } from './scope/names.js';
import { ReadScope } from './scope/read-scope.js';
import { WindowsQuery } from './scope/windows.query.js';

const MEASURES = [LooksQuery, SearchesQuery, BoardsQuery, TrafficQuery, ViewsQuery, FreshnessQuery];

@Module({
  controllers: [
    ConfigurationController,
    CategoryOverviewController,
    KpiController,
    GraphsController,
    RowsController,
    LiveController,
    ExportsController,
    TokensController,
    ...[SavedViewsController, NotesController, AlertsController, DigestController, UnsubscribeController],
    ...[EmbedsController, EmbeddedFigureController, PagePdfController],
    // Last: any word can stand where the dimension does.
    RankingsController,
  ],
  providers: [
    ...MEASURES,
    ...[SealedQuery, Versions, Measured, KnownEntitiesQuery, ScopedLooks, ShowDaysQuery, ReadAhead],
    ...[NamesQuery, ReadScope, WindowsQuery, FrozenTop20, Figures, Filters, DashboardSearchQuery],
    ...[BrandKpi, SeasonKpi, TrendKpi, Graphs, ColourGraph],
    ...[ColoursQuery, LeadingTrendsQuery, MemberSearches],
    ...[Releases, KeptReleases, MembersSearchedQuery, VerifiedMembersQuery],
    ...[ApiTokens, Entitlement, RateLimits, VisitorLimits, DashboardGuard, Receipts, ExportInterceptor],
    LiveFigures,
    ...[AskFigure, Desks, Embeds, PagePdfs, WatchedValue, TryAlert, AlertRound],
    ...[DigestLetter, DigestRound, UnsubscribeLinks, Rounds],
    ...[LooksBehindQuery, EventsBehindQuery, RecountsInterceptor],
    ...[CategoryOverview, Rankings, LookRows, SavedLooksQuery],
  ],
  // For those who write about figures.
  exports: [ReadScope, SeasonKpi, CategoryOverview, ColourGraph, Graphs, Rankings],
})
export class DashboardModule {}
