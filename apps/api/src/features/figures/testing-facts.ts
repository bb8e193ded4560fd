import { randomUUID } from 'node:crypto';
import type { Warehouse } from '@toile/warehouse';
import type pg from 'pg';

export interface LookToInsert {
  look: string;
  designer?: string;
  season?: string;
  type?: string;
  city?: string;
  tags?: string[];
  colours?: string[];
  models?: string[];
  /** As messages write them: `dress lace/black`. */
  garments?: string[];
  day?: string;
  collection?: string;
  /** In the show; the first by default. */
  position?: number;
  at?: string;
}

export interface PictureToInsert {
  picture: string;
  /** When it was taken. */
  at: string;
  tags?: string[];
  models?: string[];
  colours?: string[];
  designer?: string;
  type?: string;
  city?: string;
}

interface EventToInsert {
  id?: string;
  at: string;
  /** When it arrived, where that was later. */
  receivedAt?: string;
  /** When it was written to the log, where that was later still. */
  writtenAt?: string;
  visitor?: string;
  session?: string;
  /** A member's random id, who is the visitor then. */
  subject?: string;
  locale?: string;
  country?: string;
  bot?: boolean;
  staff?: boolean;
  outOfTime?: boolean;
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
          position: over.position ?? 1,
          tags: over.tags ?? [],
          models: over.models ?? [],
          colours: over.colours ?? [],
          ...(over.garments && { garments: over.garments }),
        },
      })),
    );
  }

  /** Street style. */
  pictures(pictures: readonly PictureToInsert[]): Promise<void> {
    return this.messages(
      'catalogue',
      pictures.map(
        ({
          picture,
          at,
          tags = [],
          models = [],
          colours = [],
          designer,
          type = 'woman',
          city = 'paris',
        }) => ({
          at: '2020-01-01T00:00:00.000Z',
          type: 'content-published',
          data: {
            kind: 'street-style',
            slug: picture,
            doc: {
              designer: designer ? { slug: designer } : null,
              season: { slug: 'spring-summer-2027' },
              type: { slug: type },
              city: { slug: city },
              tags: tags.map((slug) => ({ slug })),
              models: models.map((slug) => ({ slug })),
              colours,
              taken_at: at,
            },
          },
        }),
      ),
    );
  }

  async messages(
    topic: 'catalogue' | 'moodboards',
    messages: readonly { type: string; at: string; data: object; subject?: string }[],
  ): Promise<void> {
    const rows = messages.map(({ type, at, data, subject = '' }) => [
      topic,
      0,
      ++offset,
      '2026-01-01 00:00:00',
      randomUUID(),
      type,
      1,
      at,
      subject,
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

  /** Openings of street style. */
  streetViews(events: readonly (EventToInsert & { picture: string })[]): Promise<void> {
    return this.tracking(
      events.map(({ picture, ...event }) => ({ ...event, kind: 'streetstyle', target: picture })),
    );
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
    const more = [
      'locale',
      'page',
      'visitor',
      'session',
      'subject',
      'country',
      'is_bot',
      'is_staff',
      'is_out_of_time',
    ];
    const rows = events.map((event) => [
      'tracking',
      0,
      ++offset,
      `${(event.writtenAt ?? event.receivedAt ?? event.at).slice(0, 13).replace('T', ' ')}:00:00`,
      event.id ?? randomUUID(),
      event.at,
      event.receivedAt ?? event.at,
      event.kind,
      event.target,
      event.route ?? '',
      event.entity ?? '',
      list(event.names ?? []),
      event.params ?? '{}',
      event.locale ?? '',
      event.page ?? 0,
      event.visitor ?? event.subject ?? '',
      event.session ?? '',
      event.subject ?? '',
      event.country ?? '',
      event.bot ?? false,
      event.staff ?? false,
      event.outOfTime ?? false,
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

/** What figures and operators read of the aggregator's ledger, before it has written anything. */
export async function emptyLedger(pool: pg.Pool): Promise<void> {
  await pool.query(`
    CREATE TABLE ledger_open (generation int, topic text, period text, starts_at timestamptz);
    CREATE TABLE ledger_seal (generation int, topic text, period text, starts_at timestamptz);
    CREATE TABLE ledger_count (
      generation int, topic text, number int, from_hour timestamptz, last_hour timestamptz, until bigint[], counted_at timestamptz);
    CREATE TABLE ledger_partition (
      topic text, fresh_to timestamptz, generation int DEFAULT 1, part int DEFAULT 0, next_offset bigint DEFAULT 0, held_by int);
    CREATE TABLE ledger_block (
      generation int, topic text, part int, raw_count int, dead_count int, ingest_hour timestamptz, state text);
    CREATE TABLE dead_letter_redrive (topic text, part int, "offset" bigint, new_part int, new_offset bigint, redriven_at timestamptz NOT NULL DEFAULT now());
    CREATE TABLE replay (
      generation int, topics text[], from_day timestamptz, to_day timestamptz, state text,
      started_at timestamptz DEFAULT now(), ended_at timestamptz);
    CREATE TABLE operator_task (
      id int GENERATED ALWAYS AS IDENTITY, wish jsonb, state text DEFAULT 'waiting', done bigint DEFAULT 0, total bigint,
      outcome jsonb, error text, asked_at timestamptz DEFAULT now(), ended_at timestamptz);`);
}
