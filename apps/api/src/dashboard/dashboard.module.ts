import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MemberEntity } from '../accounts/members/member.entity.js';
import { ApiTokenEntity } from './access/api-token.entity.js';
import { CreateTokenHandler } from './access/commands/create-token.js';
import { WithdrawTokenHandler } from './access/commands/withdraw-token.js';
import { DashboardGuard } from './access/dashboard.guard.js';
import { Entitlement } from './access/entitlement.js';
import { TokensController } from './access/http/tokens.controller.js';
import { OwnTokensHandler } from './access/queries/own-tokens.js';
import { RateLimits } from './access/rate-limits.js';
import { ApiTokens } from './access/tokens.js';
import { CategoryOverview } from './category-overview/category-overview.js';
import { Filters } from './configuration/filters.js';
import { ConfigurationController } from './configuration/http/configuration.controller.js';
import { ConfigurationHandler } from './configuration/queries/configuration.js';
import { SearchDashboardHandler } from './configuration/queries/dashboard-search.js';
import { GraphFilterHandler } from './configuration/queries/graph-filter.js';
import { CheckAlert } from './desk/alerts/check-alert.js';
import { WatchedValue } from './desk/alerts/watched-value.js';
import { ChangeNoteHandler } from './desk/commands/change-note.js';
import { ChooseDigestHandler } from './desk/commands/choose-digest.js';
import { EndMailsHandler } from './desk/commands/end-mails.js';
import { PauseAlertHandler } from './desk/commands/pause-alert.js';
import { PauseDigestHandler } from './desk/commands/pause-digest.js';
import { RemoveFromDeskHandler } from './desk/commands/remove-from-desk.js';
import { RenameViewHandler } from './desk/commands/rename-view.js';
import { SaveViewHandler } from './desk/commands/save-view.js';
import { SetAlertHandler } from './desk/commands/set-alert.js';
import { WriteNoteHandler } from './desk/commands/write-note.js';
import { Desks } from './desk/desks.js';
import { DigestLetter } from './desk/digest/digest-letter.js';
import { SendDigest } from './desk/digest/send-digest.js';
import { AlertsController } from './desk/http/alerts.controller.js';
import { DigestController } from './desk/http/digest.controller.js';
import { NotesController } from './desk/http/notes.controller.js';
import { SavedViewsController } from './desk/http/saved-views.controller.js';
import { UnsubscribeController } from './desk/http/unsubscribe.controller.js';
import { LookAfterDeskHandler, LookAfterDesksHandler } from './desk/look-after-desks.handler.js';
import { DigestPreviewHandler } from './desk/queries/digest-preview.js';
import { OwnAlertsHandler } from './desk/queries/own-alerts.js';
import { OwnDigestHandler } from './desk/queries/own-digest.js';
import { OwnNotesHandler } from './desk/queries/own-notes.js';
import { OwnViewsHandler } from './desk/queries/own-views.js';
import { TryAlertHandler } from './desk/queries/try-alert.js';
import { OwnDeskEntity } from './desk/read-models/own-desk.entity.js';
import { UnsubscribeLinks } from './desk/unsubscribe/unsubscribe-links.js';
import { EmbedFigureHandler } from './embed/commands/embed-figure.js';
import { OpenEmbedHandler } from './embed/commands/open-embed.js';
import { WithdrawEmbedHandler } from './embed/commands/withdraw-embed.js';
import { EmbedEntity } from './embed/embed.entity.js';
import { EmbeddedFigureController } from './embed/http/embedded-figure.controller.js';
import { EmbedsController } from './embed/http/embeds.controller.js';
import { EmbeddedFigureHandler } from './embed/queries/embedded-figure.js';
import { OwnEmbedsHandler } from './embed/queries/own-embeds.js';
import { EventsBehindQuery } from './explain/events-behind.query.js';
import { RowsController } from './explain/http/rows.controller.js';
import { LooksBehindQuery } from './explain/looks-behind.query.js';
import { EventsBehindHandler } from './explain/queries/events-behind.js';
import { LooksBehindHandler } from './explain/queries/looks-behind.js';
import { RecountsInterceptor } from './explain/recounts.interceptor.js';
import { KeepReceiptHandler } from './export/commands/keep-receipt.js';
import { ExportInterceptor } from './export/export.interceptor.js';
import { ExportReceiptEntity } from './export/export-receipt.entity.js';
import { ExportsController } from './export/http/exports.controller.js';
import { ReceiptOfExportHandler } from './export/queries/receipt-of-export.js';
import { Figures } from './figure/figures.js';
import { FrozenTop20Entity } from './figure/frozen-top20.entity.js';
import { FrozenTop20 } from './figure/frozen-top20.js';
import { AskFigure } from './figure-reference/ask-figure.js';
import { CountFigure } from './figure-reference/count-figure.js';
import { FiguresController } from './figure-reference/http/figures.controller.js';
import { ReadFigureHandler } from './figure-reference/queries/read-figure.js';
import { ColourGraph } from './graphs/colour-graph.js';
import { ColoursQuery } from './graphs/colours.query.js';
import { Graphs } from './graphs/graphs.js';
import { LeadingTrendsQuery } from './graphs/leading-trends.query.js';
import { MemberSearches } from './graphs/member-searches.js';
import { BrandKpi } from './kpi/brand-kpi.js';
import { SeasonKpi } from './kpi/season-kpi.js';
import { TrendKpi } from './kpi/trend-kpi.js';
import { LiveController } from './live/http/live.controller.js';
import { LiveFigures } from './live/live-figures.js';
import { WatchLiveHandler } from './live/queries/watch-live.js';
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
import { PrintPageHandler } from './page-pdf/commands/print-page.js';
import { PagePdfController } from './page-pdf/http/page-pdf.controller.js';
import { KeptReleases } from './privacy/kept-releases.js';
import { MembersSearchedQuery, VerifiedMembersQuery } from './privacy/members-searched.query.js';
import { ReleaseEntity } from './privacy/release.entity.js';
import { Releases } from './privacy/releases.js';
import { LookRows } from './rankings/look-rows.js';
import { Rankings } from './rankings/rankings.js';
import { SavedLooksQuery } from './rankings/saved-looks.query.js';
import { NamesQuery } from './scope/names.js';
import { ReadScope } from './scope/read-scope.js';
import { WindowsQuery } from './scope/windows.query.js';

const MEASURES = [LooksQuery, SearchesQuery, BoardsQuery, TrafficQuery, ViewsQuery, FreshnessQuery];

const ENTITIES = [
  OwnDeskEntity,
  ApiTokenEntity,
  EmbedEntity,
  ExportReceiptEntity,
  FrozenTop20Entity,
  ReleaseEntity,
  MemberEntity,
];

@Module({
  imports: [TypeOrmModule.forFeature(ENTITIES)],
  controllers: [
    ConfigurationController,
    RowsController,
    LiveController,
    ExportsController,
    TokensController,
    ...[SavedViewsController, NotesController, AlertsController, DigestController, UnsubscribeController],
    ...[EmbedsController, EmbeddedFigureController, PagePdfController],
    // Last: any word can stand where the dimension does.
    FiguresController,
  ],
  providers: [
    ...MEASURES,
    ...[SealedQuery, Versions, Measured, KnownEntitiesQuery, ScopedLooks, ShowDaysQuery, ReadAhead],
    ...[NamesQuery, ReadScope, WindowsQuery, FrozenTop20, Figures, Filters],
    ...[ConfigurationHandler, SearchDashboardHandler, GraphFilterHandler],
    ...[CountFigure, ReadFigureHandler],
    ...[BrandKpi, SeasonKpi, TrendKpi, Graphs, ColourGraph],
    ...[ColoursQuery, LeadingTrendsQuery, MemberSearches],
    ...[Releases, KeptReleases, MembersSearchedQuery, VerifiedMembersQuery],
    ...[ApiTokens, Entitlement, RateLimits, DashboardGuard, ExportInterceptor],
    ...[
      CreateTokenHandler,
      WithdrawTokenHandler,
      OwnTokensHandler,
      EmbedFigureHandler,
      WithdrawEmbedHandler,
      OpenEmbedHandler,
      OwnEmbedsHandler,
      EmbeddedFigureHandler,
      KeepReceiptHandler,
      ReceiptOfExportHandler,
    ],
    ...[LiveFigures, WatchLiveHandler],
    ...[AskFigure, Desks, PrintPageHandler, WatchedValue, CheckAlert],
    ...[
      SaveViewHandler,
      RenameViewHandler,
      RemoveFromDeskHandler,
      WriteNoteHandler,
      ChangeNoteHandler,
      SetAlertHandler,
      PauseAlertHandler,
      ChooseDigestHandler,
      PauseDigestHandler,
      EndMailsHandler,
      OwnViewsHandler,
      OwnNotesHandler,
      OwnAlertsHandler,
      OwnDigestHandler,
      DigestPreviewHandler,
      TryAlertHandler,
    ],
    ...[DigestLetter, SendDigest, UnsubscribeLinks, LookAfterDesksHandler, LookAfterDeskHandler],
    ...[LooksBehindQuery, EventsBehindQuery, RecountsInterceptor],
    ...[LooksBehindHandler, EventsBehindHandler],
    ...[CategoryOverview, Rankings, LookRows, SavedLooksQuery],
  ],
  // For those who write about figures.
  exports: [ReadScope, SeasonKpi, CategoryOverview, ColourGraph, Graphs, Rankings],
})
export class DashboardModule {}
