import { CITIES, SEASONS, type TagCategorySlug, TYPES } from '@toile/contracts';
import { inputOf } from '@toile/platform';
import type { SealedTo, Warehouse } from '@toile/warehouse';
import type { Member } from '../../kernel/auth/member.js';
import { CategoryOverview } from './counts/category-overview/category-overview.js';
import { ConsentCoverage } from './counts/consent-share/consent-coverage.js';
import { byAddress, type CountedFigure } from './counts/counted-figure.js';
import { COUNTS } from './counts/counted-figures.js';
import { Figures } from './counts/figures.js';
import type { FrozenTop20 } from './counts/frozen-top20.js';
import { ColourGraph } from './counts/graphs/colour-graph.js';
import { ColoursQuery } from './counts/graphs/colours.query.js';
import { Graphs } from './counts/graphs/graphs.js';
import { MemberSearches } from './counts/graphs/member-searches.js';
import { BrandKpi } from './counts/kpi/brand-kpi.js';
import { SeasonKpi } from './counts/kpi/season-kpi.js';
import { TrendKpi } from './counts/kpi/trend-kpi.js';
import { LeadingLooks } from './counts/rankings/leading-looks.js';
import { LookRows, type RankedLook } from './counts/rankings/look-rows.js';
import { Rankings } from './counts/rankings/rankings.js';
import { SavedLooksQuery } from './counts/rankings/saved-looks.query.js';
import { ContextQuery } from './evidence/context.query.js';
import { EventsBehindQuery } from './evidence/events-behind.query.js';
import { LooksBehindQuery } from './evidence/looks-behind.query.js';
import {
  ContextOfNumber,
  ContextOfNumberHandler,
  ContextQueryDto,
} from './evidence/queries/context-of-number.js';
import { EventsBehind, EventsBehindHandler, EventsBehindQueryDto } from './evidence/queries/events-behind.js';
import { LooksBehind, LooksBehindHandler, LooksBehindQueryDto } from './evidence/queries/looks-behind.js';
import { EMPTY_ROW } from './figure/figure-row.js';
import { AttentionQuery } from './measures/attention.query.js';
import { AudienceQuery } from './measures/audience.query.js';
import { BoardsQuery } from './measures/boards.query.js';
import { CataloguedWhenQuery } from './measures/catalogued-when.query.js';
import { EndsOfDays } from './measures/ends-of-days.js';
import type { Count, FreshnessQuery } from './measures/freshness.query.js';
import { KnownEntitiesQuery } from './measures/known-entities.query.js';
import { LeadingTrendsQuery } from './measures/leading-trends.query.js';
import { LooksQuery } from './measures/looks.query.js';
import { Measured } from './measures/measured.js';
import { PlacesQuery } from './measures/places.query.js';
import { ScopedLooks } from './measures/scoped-looks.js';
import { SealedQuery } from './measures/sealed.query.js';
import { SearchesQuery } from './measures/searches.query.js';
import { ShowDaysQuery } from './measures/show-days.query.js';
import { TrafficQuery } from './measures/traffic.query.js';
import { Versions } from './measures/versions.js';
import { ViewsQuery } from './measures/views.query.js';
import { WindowsQuery } from './measures/windows.query.js';
import { MemberPaths } from './paths/member-paths.js';
import type { KeptRelease, KeptReleases } from './privacy/kept-releases.js';
import { MembersPathsQuery } from './privacy/members-paths.query.js';
import { MembersSearchedQuery, type VerifiedMembersQuery } from './privacy/members-searched.query.js';
import type { ReleasedPaths } from './privacy/release-paths.js';
import { Releases } from './privacy/releases.js';
import { CountFigure } from './queries/count-figure.js';
import { FigureQueryDto } from './scope/figure-query.dto.js';
import type { NamesQuery } from './scope/names.js';
import { ReadScope } from './scope/read-scope.js';
import { BehaviourSeries } from './series/behaviour-series.js';
import { Concepts } from './series/concepts.js';
import { MembersSeries } from './series/members-series.js';
import { ReadSeries, ReadSeriesHandler, SeriesQueryDto } from './series/queries/read-series.js';
import { SplitChange, SplitChangeHandler, SplitQueryDto } from './series/queries/split-change.js';
import { RunwaySeries } from './series/runway-series.js';
import { SeriesQuery } from './series/series.query.js';
import { SeriesFrame } from './series/series-frame.js';
import { SplitQuery } from './series/split.query.js';

/** Long after every window of the tests. */
export const NOW = new Date('2026-11-20T12:00:00.000Z');
const BEFORE_ALL = new Date('2000-01-01');
export const ANALYST = { roles: ['member', 'dashboard-subscriber'] } as unknown as Member;

const clocks = new WeakMap<Warehouse, { now(): number }>();

/** A clock that moves when the warehouse is written to: nothing that was asked before is good any more then. */
export function clockOf(warehouse: Warehouse): { now(): number } {
  let clock = clocks.get(warehouse);
  if (clock) return clock;
  let now = 1;
  clock = { now: () => now };
  clocks.set(warehouse, clock);
  for (const name of ['command', 'insertBlock'] as const) {
    // A stand-in that is only asked has neither.
    if (!warehouse[name]) continue;
    const write = warehouse[name].bind(warehouse) as (...given: unknown[]) => Promise<void>;
    const told = (...given: unknown[]) => write(...given).finally(() => (now += 60_000));
    Object.assign(warehouse, { [name]: told });
  }
  return clock;
}

/** The figures on a warehouse; names, fixed lists and freshness without PostgreSQL. */
export function figuresOn(
  warehouse: Warehouse,
  categories: Record<string, TagCategorySlug> = {},
  consumers: readonly string[] = [],
  sealedTo: Omit<SealedTo, 'weeks'> & Partial<SealedTo> = { days: BEFORE_ALL, hours: BEFORE_ALL },
  count?: Count,
) {
  const named = (slug: string) => ({ slug, name: slug });
  const lists = { list: async (kind: string) => ({ type: TYPES, city: CITIES, season: SEASONS })[kind] };
  const names = {
    all: async () => ({
      tag: (slug: string) => slug,
      brand: (slug: string) => slug,
      categoryOf: (tag: string) => categories[tag] ?? 'other',
      sorted: { tags: Object.keys(categories), categories: Object.values(categories) },
    }),
    find: async (_kind: string, slug: string) => named(slug),
    models: async (slugs: readonly string[]) => new Map(slugs.map((slug) => [slug, slug])),
  } as unknown as NamesQuery;
  const freshness = {
    sealedTo: async () => ({ weeks: BEFORE_ALL, ...sealedTo }),
    count: async () => count,
    freshTo: async (now: Date) => now,
  } as unknown as FreshnessQuery;
  const lookRows = {
    of: async (rows: readonly RankedLook[]) =>
      rows.map(({ look, people, of }, index) => ({
        ...EMPTY_ROW,
        label: of?.name ?? look,
        tag_name: of?.slug ?? null,
        look,
        value: people,
        numerator: people,
        ranking: index + 1,
        season_short: SEASONS.find(({ slug }) => slug === of?.slug)?.short_name ?? null,
      })),
    streetPictures: async () => (slug: string) => `${slug}.jpg`,
    pictured: async () => (slug: string) => ({ label: `Look ${slug}`, image_filename: `${slug}.jpg` }),
  } as unknown as LookRows;
  const kept = new Map<string, string[]>();
  const frozen = {
    find: async (name: string) => kept.get(name),
    freeze: async (name: string, brands: string[]) => kept.set(name, brands).get(name),
  } as unknown as FrozenTop20;
  const released = new Map<string, KeptRelease>();
  const paths = new Map<string, ReleasedPaths>();
  const releases = {
    find: async (season: string) => released.get(season),
    keep: async (season: string, release: KeptRelease) => released.set(season, release).get(season),
    paths: async (season: string) => paths.get(season),
    keepPaths: async (season: string, told: ReleasedPaths) => paths.set(season, told).get(season),
  } as unknown as KeptReleases;
  const verified = {
    run: async () => consumers.map((subject) => ({ subject, job: 'consumer' })),
  } as unknown as VerifiedMembersQuery;
  const scopes = new ReadScope(lists as never, names);
  // Facts come and go between two questions here.
  const sealed = new SealedQuery(warehouse, freshness, clockOf(warehouse));
  const versions = new Versions(warehouse, clockOf(warehouse));
  const measured = new Measured(warehouse, versions);
  const ends = new EndsOfDays(versions);
  const scoped = new ScopedLooks(measured, versions);
  const catalogued = new CataloguedWhenQuery(measured, versions);
  const known = new KnownEntitiesQuery(measured, catalogued, versions);
  const membersSearched = new MembersSearchedQuery(verified, measured, sealed, known);
  const membersPaths = new MembersPathsQuery(verified, measured, known);
  const shows = new ShowDaysQuery(measured, catalogued);
  const windows = new WindowsQuery(shows, scopes);
  const leading = new LeadingTrendsQuery(measured, known, sealed);
  const looks = new LooksQuery(scoped);
  const figures = new Figures(
    looks,
    new SearchesQuery(measured, sealed, known),
    new BoardsQuery(scoped, ends),
    new TrafficQuery(measured, scoped, sealed),
    new ViewsQuery(measured, scoped, sealed),
    ...([windows, names, freshness, frozen] as const),
  );
  const concepts = new Concepts(names, lists as never, scoped, measured);
  const looksBehind = new LooksBehindHandler(scopes, figures, new LooksBehindQuery(warehouse), lookRows);
  const eventsBehind = new EventsBehindHandler(
    scopes,
    figures,
    new EventsBehindQuery(warehouse, concepts, measured, scoped, sealed, known),
    lookRows,
  );
  const context = new ContextOfNumberHandler(scopes, figures, new ContextQuery(warehouse, sealed));
  const overview = new CategoryOverview(figures);
  const kpi = { brand: new BrandKpi(figures), season: new SeasonKpi(figures), trend: new TrendKpi(figures) };
  const graphs = new Graphs(figures, leading);
  const coloursQuery = new ColoursQuery(looks, scoped);
  const colours = new ColourGraph(figures, coloursQuery);
  const audience = new AudienceQuery(measured, sealed, ends);
  const asked = new Map<unknown, unknown>([
    [Figures, figures],
    [ScopedLooks, scoped],
    [Measured, measured],
    [ColoursQuery, coloursQuery],
    [AudienceQuery, audience],
    [PlacesQuery, new PlacesQuery(measured, scoped, sealed)],
    [LookRows, lookRows],
    [AttentionQuery, new AttentionQuery(measured, scoped, sealed, shows)],
  ]);
  // As Nest makes them: each of what its constructor names.
  const made = COUNTS.map((Count): CountedFigure => {
    const needs: unknown[] = Reflect.getMetadata('design:paramtypes', Count) ?? [];
    return Reflect.construct(
      Count,
      needs.map((need) => asked.get(need)),
    );
  });
  const fromFiles = byAddress(made);
  const told = new Releases(
    releases,
    membersSearched,
    membersPaths,
    freshness,
    { demo: () => 'off' },
    {} as never,
    {} as never,
  );
  const members = new MemberSearches(figures, told, known, scopes);
  const rankings = new Rankings(
    figures,
    lookRows,
    new SavedLooksQuery(scoped),
    new LeadingLooks(figures, scoped),
  );
  const frame = new SeriesFrame(figures, scopes, new ConsentCoverage(audience));
  const split = new SplitChangeHandler(scopes, figures, new SplitQuery(scoped));
  const series = new ReadSeriesHandler(
    scopes,
    names,
    lists as never,
    new RunwaySeries(figures, frame, concepts),
    new BehaviourSeries(
      figures,
      scopes,
      new SeriesQuery(measured, scoped, sealed, known, concepts),
      frame,
      concepts,
    ),
    new MembersSeries(figures, told, frame),
  );
  return {
    scopes,
    figures,
    split: async (query: Record<string, string>, viewer: Member | undefined = ANALYST) =>
      split.execute(new SplitChange(inputOf(SplitQueryDto, query), viewer)),
    series: async (query: Record<string, string>, viewer: Member | undefined = ANALYST) =>
      series.execute(new ReadSeries(inputOf(SeriesQueryDto, query), viewer)),
    rows: {
      looks: async (query: Record<string, string>, viewer: Member) =>
        looksBehind.execute(new LooksBehind(inputOf(LooksBehindQueryDto, query), viewer)),
      events: async (query: Record<string, string>, viewer: Member) =>
        eventsBehind.execute(new EventsBehind(inputOf(EventsBehindQueryDto, query), viewer)),
      context: async (query: Record<string, string>, viewer: Member) =>
        context.execute(new ContextOfNumber(inputOf(ContextQueryDto, query), viewer)),
    },
    /** @param viewer whose day it is is always `NOW` */
    scope: async (query: Record<string, string> = {}, viewer: Member | undefined = ANALYST) =>
      scopes.read(inputOf(FigureQueryDto, { season: 'spring-summer-2027', ...query }), viewer, NOW),
    overview,
    kpi,
    leading,
    audience,
    graphs,
    known,
    shows,
    membersSearched,
    members,
    paths: new MemberPaths(figures, told),
    colours,
    rankings,
    /** Every figure by its address. */
    count: new CountFigure(
      ...([
        overview,
        kpi.brand,
        kpi.season,
        kpi.trend,
        graphs,
        colours,
        members,
        rankings,
        fromFiles,
        new ConsentCoverage(audience),
      ] as const),
    ),
  };
}
