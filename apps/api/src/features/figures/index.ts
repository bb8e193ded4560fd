export { DashboardGuard } from './access/dashboard.guard.js';
export { Entitlement } from './access/entitlement.js';
export { Limited } from './access/limited.decorator.js';
export { NeedsScope } from './access/needs-scope.decorator.js';
export { CurrentToken } from './access/queries/current-token.js';
export { RateLimits } from './access/rate-limits.js';
export { ANY_SCOPE, type NeededScopes, readable, scopesOfFigure } from './access/scopes.js';
export { SubscribersGuard } from './access/subscribers.guard.js';
export { hashOfToken } from './access/tokens.js';
export { CategoryOverview } from './counts/category-overview/category-overview.js';
export { Figures } from './counts/figures.js';
export { ColourGraph } from './counts/graphs/colour-graph.js';
export { Graphs } from './counts/graphs/graphs.js';
export { SeasonKpi } from './counts/kpi/season-kpi.js';
export { LookRows } from './counts/rankings/look-rows.js';
export { Rankings } from './counts/rankings/rankings.js';
export { LooksBehindDto } from './evidence/queries/looks-behind.js';
export { PAGE_SIZE } from './evidence/rows-behind.dto.js';
export { drawn, middle } from './figure/brand-draws.js';
export { WindowDto } from './figure/explanation.dto.js';
export { ExportInterceptor, type ExportRequest, FigureFiles } from './figure/export.interceptor.js';
export { FigureDto, FigureMetaDto } from './figure/figure.dto.js';
export { type Count, countRow, drawnOnce, EMPTY_ROW, type Share, shareRow } from './figure/figure-row.js';
export { rounded } from './figure/rounded.js';
export { drawnCount } from './figure/visitor-draws.js';
export { FiguresModule } from './figures.module.js';
export { LANGUAGE_OF } from './measures/audience.query.js';
export { alone } from './measures/both-windows.js';
export {
  BITS_AT_ENDS,
  bitsSql,
  EACH_END,
  type Ends,
  EndsOfDays,
  endsParams,
  isOfDays,
  knownEnds,
  spanOf,
} from './measures/ends-of-days.js';
export { FreshnessQuery } from './measures/freshness.query.js';
export { KnownEntitiesQuery } from './measures/known-entities.query.js';
export { CATEGORY_OF_TAG } from './measures/measure-params.js';
export { Measured } from './measures/measured.js';
export { addedUp, type DaysRow, daysOfKeysSql } from './measures/past-days.js';
export { run } from './measures/run.js';
export { ScopedLooks } from './measures/scoped-looks.js';
export { type RowsOf, SealedQuery } from './measures/sealed.query.js';
export { namedAtEndsSql } from './measures/searches.sql.js';
export { ALL_JOBS, Releases } from './privacy/releases.js';
export { FigureByReference, type ReadFigureResult } from './queries/figure-by-reference.js';
export {
  ChosenFigureDto,
  FigureReferenceDto,
  filtersOf,
  IsAskable,
  KeptFiltersDto,
  LivingFiltersDto,
  referenceTo,
} from './queries/figure-reference.dto.js';
export { footHtml, linkHtml, MAIL_COLOURS, mailPage } from './rendering/mail-page.js';
export { exportMessages, filled, localeNamed } from './rendering/messages.js';
export {
  arrowOf,
  consentIn,
  coversIn,
  filtersInWords,
  labelIn,
  mayBeChance,
  type RenderedFigure,
  type RenderedRow,
  renderFigure,
  renderTold,
  timeIn,
  titleOf,
  valueIn,
} from './rendering/render-figure.js';
export { type RenderedTable, tableOfFigure } from './rendering/rendered-table.js';
export { tableHtml, tableText } from './rendering/table-html.js';
export { windowRuleIn } from './rendering/window-rule-in.js';
export { FIGURES_ENTITIES, FIGURES_MIGRATIONS } from './schema.js';
export { DEFAULTS, FigureQueryDto } from './scope/figure-query.dto.js';
export type { Names } from './scope/names.js';
export { environmentOf, ReadScope } from './scope/read-scope.js';
export { addDays, type Days, dayInParis, daysIn, isInDemo, isoTime, type Scope } from './scope/scope.js';
export { BehaviourSeries } from './series/behaviour-series.js';
export { RunwaySeries } from './series/runway-series.js';
export { SeriesDto } from './series/series.dto.js';
export { SeriesQuery } from './series/series.query.js';
