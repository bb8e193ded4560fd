import { randomUUID } from 'node:crypto';
import { CITIES, SEASONS, type TagCategorySlug, TYPES } from '@toile/contracts';
import { inputOf } from '@toile/platform';
import type { Warehouse } from '@toile/warehouse';
import type pg from 'pg';
import type { Member } from '../../kernel/auth/member.js';
import { CategoryOverview } from './counts/category-overview/category-overview.js';
import { Figures } from './counts/figures.js';
import type { FrozenTop20 } from './counts/frozen-top20.js';
import { ColourGraph } from './counts/graphs/colour-graph.js';
import { ColoursQuery } from './counts/graphs/colours.query.js';
import { Graphs } from './counts/graphs/graphs.js';
import { MemberSearches } from './counts/graphs/member-searches.js';
import { BrandKpi } from './counts/kpi/brand-kpi.js';
import { SeasonKpi } from './counts/kpi/season-kpi.js';
import { TrendKpi } from './counts/kpi/trend-kpi.js';
import type { LookRows } from './counts/rankings/look-rows.js';
import { Rankings } from './counts/rankings/rankings.js';
import { SavedLooksQuery } from './counts/rankings/saved-looks.query.js';
import { EventsBehindQuery } from './evidence/events-behind.query.js';
import { LooksBehindQuery } from './evidence/looks-behind.query.js';
import { EventsBehind, EventsBehindHandler, EventsBehindQueryDto } from './evidence/queries/events-behind.js';
import { LooksBehind, LooksBehindHandler, LooksBehindQueryDto } from './evidence/queries/looks-behind.js';
import { EMPTY_ROW } from './figure/figure-row.js';
import { BoardsQuery } from './measures/boards.query.js';
import type { Count, FreshnessQuery } from './measures/freshness.query.js';
import { KnownEntitiesQuery } from './measures/known-entities.query.js';
import { LeadingTrendsQuery } from './measures/leading-trends.query.js';
import { LooksQuery } from './measures/looks.query.js';
import { Measured } from './measures/measured.js';
import { ScopedLooks } from './measures/scoped-looks.js';
import { SealedQuery } from './measures/sealed.query.js';
import { SearchesQuery } from './measures/searches.query.js';
import { ShowDaysQuery } from './measures/show-days.query.js';
import { TrafficQuery } from './measures/traffic.query.js';
import { Versions } from './measures/versions.js';
import { ViewsQuery } from './measures/views.query.js';
import { WindowsQuery } from './measures/windows.query.js';
import type { KeptRelease, KeptReleases } from './privacy/kept-releases.js';
import { MembersSearchedQuery, type VerifiedMembersQuery } from './privacy/members-searched.query.js';
import { Releases } from './privacy/releases.js';
import { FigureQueryDto } from './scope/figure-query.dto.js';
import type { NamesQuery } from './scope/names.js';
import { ReadScope } from './scope/read-scope.js';

/** Long after every window of the tests. */
export const NOW = new Date('2026-11-20T12:00:00.000Z');
export const ANALYST = { roles: ['member', 'dashboard-subscriber'] } as unknown as Member;

export interface LookToInsert {
  look: string;
  designer?: string;
  season?: string;
  type?: string;
  city?: string;
  tags?: string[];
  colours?: string[];
  day?: string;
  collection?: string;
  at?: string;
}

interface EventToInsert {
  id?: string;
  at: string;
  visitor?: string;
  session?: string;
  /** A member's random id, who is the visitor then. */
  subject?: string;
  country?: string;
  bot?: boolean;
  staff?: boolean;
}

let offset = 0;
const lines = (rows: readonly (readonly (string | number | boolean)[])[]) =>
  rows.map((row) => row.join('\t'));
const POSITION = ['_topic', '_partition', '_offset', 'ingest_hour', 'event_id'];
const list = (values: readonly string[]) => `[${values.map((value) => `'${value}'`).join(',')}]`;

/** Puts known facts into the raw tables, with the columns the aggregator writes. */
export class Facts {
  constructor(private readonly warehouse: Warehouse) {}

  async looks(looks: readonly LookToInsert[]): Promise<void> {
    await this.messages(
      'catalogue',
      looks.map(({ look, at = '2020-01-01T00:00:00.000Z', ...over }) => ({
        at,
        type: 'look-published',
        data: {
          look,
          collection: over.collection ?? `${over.designer ?? 'verne'}-${over.season ?? 'spring-summer-2027'}`,
          designer: over.designer ?? 'verne',
          season: over.season ?? 'spring-summer-2027',
          type: over.type ?? 'woman',
          city: over.city ?? 'paris',
          show_date: `${over.day ?? '2026-09-20'}T10:00:00.000Z`,
          position: 1,
          tags: over.tags ?? [],
          models: [],
          colours: over.colours ?? [],
        },
      })),
    );
  }

  async messages(
    topic: 'catalogue' | 'moodboards',
    messages: readonly { type: string; at: string; data: object }[],
  ): Promise<void> {
    const rows = messages.map(({ type, at, data }) => [
      topic,
      0,
      ++offset,
      '2026-01-01 00:00:00',
      randomUUID(),
      type,
      1,
      at,
      '',
      'test',
      '',
      JSON.stringify(data),
    ]);
    const columns = ['type', 'version', 'occurred_at', 'subject', 'correlation_id', 'causation_id', 'data'];
    await this.insert(`raw_${topic}`, columns, rows);
  }

  searches(events: readonly (EventToInsert & { names: string[]; page?: number })[]): Promise<void> {
    return this.tracking(
      events.map((event) => ({ ...event, kind: 'page', target: 'look_search', route: 'look_search' })),
    );
  }

  pages(events: readonly (EventToInsert & { entity?: string; route?: string })[]): Promise<void> {
    return this.tracking(
      events.map(({ entity = '', ...event }) => ({
        ...event,
        entity,
        kind: 'page',
        target: event.route ?? 'page',
        route: event.route ?? 'page',
        params: `{"of":"${entity}"}`,
      })),
    );
  }

  views(events: readonly (EventToInsert & { look: string })[]): Promise<void> {
    return this.tracking(events.map((event) => ({ ...event, kind: 'media', target: event.look })));
  }

  private async tracking(
    events: readonly (EventToInsert & {
      kind: string;
      target: string;
      route?: string;
      entity?: string;
      names?: string[];
      params?: string;
      page?: number;
    })[],
  ): Promise<void> {
    const columns = [
      'occurred_at',
      'received_at',
      'kind',
      'target',
      'route',
      'entity',
      'search_entities',
      'route_params',
    ];
    const more = ['page', 'visitor', 'session', 'subject', 'country', 'is_bot', 'is_staff'];
    const rows = events.map((event) => [
      'tracking',
      0,
      ++offset,
      `${event.at.slice(0, 13).replace('T', ' ')}:00:00`,
      event.id ?? randomUUID(),
      event.at,
      event.at,
      event.kind,
      event.target,
      event.route ?? '',
      event.entity ?? '',
      list(event.names ?? []),
      event.params ?? '{}',
      event.page ?? 0,
      event.visitor ?? event.subject ?? '',
      event.session ?? '',
      event.subject ?? '',
      event.country ?? '',
      event.bot ?? false,
      event.staff ?? false,
    ]);
    await this.insert('raw_tracking', [...columns, ...more], rows);
  }

  private async insert(
    table: string,
    columns: string[],
    rows: (string | number | boolean)[][],
  ): Promise<void> {
    const into = `${this.warehouse.database}.${table} (${[...POSITION, ...columns].join(', ')})`;
    const insert = `INSERT INTO ${into} SETTINGS date_time_input_format = 'best_effort' FORMAT TabSeparated`;
    for (let at = 0; at < rows.length; at += 20_000)
      await this.warehouse.command(`${insert}\n${lines(rows.slice(at, at + 20_000)).join('\n')}`);
  }

  async clear(): Promise<void> {
    for (const table of ['raw_catalogue', 'raw_moodboards', 'raw_tracking'])
      await this.warehouse.command(`TRUNCATE TABLE ${this.warehouse.database}.${table}`);
  }
}

/** What figures read of the aggregator's ledger, before it has written anything. */
export async function emptyLedger(pool: pg.Pool): Promise<void> {
  await pool.query(`
    CREATE TABLE ledger_open (generation int, topic text, period text, starts_at timestamptz);
    CREATE TABLE ledger_seal (generation int, topic text, period text, starts_at timestamptz);
    CREATE TABLE ledger_count (
      generation int, topic text, number int, from_hour timestamptz, last_hour timestamptz, until bigint[], counted_at timestamptz);
    CREATE TABLE ledger_partition (topic text, fresh_to timestamptz);`);
}

let later = 0;
/** A clock by which nothing asked before is good any more. */
export const everLater = { now: () => (later += 60_000) };

/** The figures on a warehouse; names, fixed lists and freshness without PostgreSQL. */
export function figuresOn(
  warehouse: Warehouse,
  categories: Record<string, TagCategorySlug> = {},
  consumers: readonly string[] = [],
  sealedTo = { days: new Date('2000-01-01'), hours: new Date('2000-01-01') },
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
  } as unknown as NamesQuery;
  const freshness = {
    sealedTo: async () => sealedTo,
    count: async () => count,
    freshTo: async (now: Date) => now,
  } as unknown as FreshnessQuery;
  const lookRows = {
    of: async (rows: readonly { look: string; people: number }[]) =>
      rows.map(({ look, people }, index) => ({
        ...EMPTY_ROW,
        label: look,
        look,
        value: people,
        ranking: index + 1,
      })),
  } as unknown as LookRows;
  const kept = new Map<string, string[]>();
  const frozen = {
    find: async (name: string) => kept.get(name),
    freeze: async (name: string, brands: string[]) => kept.set(name, brands).get(name),
  } as unknown as FrozenTop20;
  const told = new Map<string, KeptRelease>();
  const releases = {
    find: async (season: string) => told.get(season),
    keep: async (season: string, release: KeptRelease) => told.set(season, release).get(season),
  } as unknown as KeptReleases;
  const verified = {
    run: async () => consumers.map((subject) => ({ subject, job: 'consumer' })),
  } as unknown as VerifiedMembersQuery;
  const scopes = new ReadScope(lists as never, names);
  // Facts come and go between two questions here.
  const sealed = new SealedQuery(warehouse, freshness, everLater);
  const versions = new Versions(warehouse, everLater);
  const measured = new Measured(warehouse, versions);
  const scoped = new ScopedLooks(measured, versions);
  const known = new KnownEntitiesQuery(measured);
  const membersSearched = new MembersSearchedQuery(verified, measured, sealed, known);
  const windows = new WindowsQuery(new ShowDaysQuery(measured), scopes);
  const leading = new LeadingTrendsQuery(measured, known, sealed);
  const figures = new Figures(
    new LooksQuery(scoped),
    new SearchesQuery(measured, sealed, known),
    new BoardsQuery(scoped),
    new TrafficQuery(measured, sealed),
    new ViewsQuery(measured, scoped, sealed),
    ...([windows, names, freshness, frozen] as const),
  );
  const looksBehind = new LooksBehindHandler(scopes, figures, new LooksBehindQuery(warehouse));
  const eventsBehind = new EventsBehindHandler(scopes, figures, new EventsBehindQuery(warehouse));
  return {
    scopes,
    figures,
    rows: {
      looks: async (query: Record<string, string>, viewer: Member) =>
        looksBehind.execute(new LooksBehind(inputOf(LooksBehindQueryDto, query), viewer)),
      events: async (query: Record<string, string>, viewer: Member) =>
        eventsBehind.execute(new EventsBehind(inputOf(EventsBehindQueryDto, query), viewer)),
    },
    /** @param viewer whose day it is is always `NOW` */
    scope: async (query: Record<string, string> = {}, viewer: Member | undefined = ANALYST) =>
      scopes.read(inputOf(FigureQueryDto, { season: 'spring-summer-2027', ...query }), viewer, NOW),
    overview: new CategoryOverview(figures),
    kpi: { brand: new BrandKpi(figures), season: new SeasonKpi(figures), trend: new TrendKpi(figures) },
    leading,
    graphs: new Graphs(figures, leading),
    membersSearched,
    members: new MemberSearches(
      ...([
        figures,
        new Releases(releases, membersSearched, freshness, { demo: () => 'off' }),
        known,
        scopes,
      ] as const),
    ),
    colours: new ColourGraph(figures, new ColoursQuery(scoped)),
    rankings: new Rankings(figures, lookRows, new SavedLooksQuery(scoped)),
  };
}
