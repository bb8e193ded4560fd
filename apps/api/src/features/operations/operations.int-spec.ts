import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataQuality } from '@toile/contracts';
import { testPostgres, testWarehouse } from '@toile/testing';
import pg from 'pg';
import { startTestApi, type TestApi } from '../../testing/testing-api.js';
import { emptyLedger } from '../figures/testing-facts.js';
import type { DeadLettersDto } from './queries/dead-letters.js';
import type { MissedSearchesDto } from './queries/missed-searches.js';
import type { VisitsDto } from './queries/visits.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let engine: Awaited<ReturnType<typeof testWarehouse>>;

beforeAll(async () => {
  postgres = await testPostgres();
  const pool = new pg.Pool({ connectionString: postgres.url });
  engine = await testWarehouse(pool);
  await pool.end();
  api = await startTestApi(postgres.url, { warehouse: engine.warehouse });
  await emptyLedger(api.pool);
});
afterAll(async () => {
  await api?.stop();
  await engine?.stop();
  await postgres?.stop();
});
beforeEach(async () => {
  for (const table of ['raw_tracking', 'raw_catalogue', 'dead_letter'])
    await engine.warehouse.command(`TRUNCATE TABLE ${engine.warehouse.database}.${table}`);
  await api.pool.query('TRUNCATE intake_minute, ledger_partition');
});

const COLUMNS = {
  event_id: '',
  occurred_at: '',
  received_at: '',
  ingest_hour: '',
  kind: 'page',
  route: '',
  entity: '',
  visitor: '',
  device: 'desktop',
  is_bot: false,
  is_staff: false,
  is_out_of_time: false,
  utm_source: '',
  utm_campaign: '',
  utm_content: '',
  event: '',
  query: '',
  route_params: '',
  locale: '',
};
type Row = Partial<typeof COLUMNS> & { at: Date };
let offset = 0;

async function insert(rows: readonly Row[]): Promise<void> {
  const lines = rows.map(({ at, ...over }) => {
    const hour = `${at.toISOString().slice(0, 13).replace('T', ' ')}:00:00`;
    const times = { occurred_at: at.toISOString(), received_at: at.toISOString(), ingest_hour: hour };
    const position = { _topic: 'tracking', _partition: 0, _offset: ++offset };
    return JSON.stringify({ ...position, ...COLUMNS, ...times, event_id: randomUUID(), ...over });
  });
  const settings = "SETTINGS date_time_input_format = 'best_effort'";
  await engine.warehouse.command(
    `INSERT INTO ${engine.warehouse.database}.raw_tracking ${settings} FORMAT JSONEachRow\n${lines.join('\n')}`,
  );
}
const catalogue = (type: string, data: object) =>
  engine.warehouse.command(
    `INSERT INTO ${engine.warehouse.database}.raw_catalogue (_topic, _offset, type, data) VALUES ('catalogue', ${++offset}, {type:String}, {data:String})`,
    { type, data: JSON.stringify(data) },
  );
async function ask<T>(name: string, path: string): Promise<{ status: number; body: T }> {
  const answer = await (await api.person(name)).get(path);
  return { status: answer.status, body: answer.body as unknown as T };
}
const MINUTE = 60_000;
/** One time for a test run: a minute may end while it goes on. */
const NOW = Date.now();
const ago = (minutes: number) => new Date(NOW - minutes * MINUTE);

describe('data quality', () => {
  const quality = async (minutes = 60) =>
    (await ask<DataQuality>('operator', `/api/operations/data-quality?minutes=${minutes}`)).body;

  it('is for operators', async () => {
    const status = async (name: string) => (await ask(name, '/api/operations/data-quality')).status;
    expect([await status(''), await status('analyst'), await status('operator')]).toEqual([401, 403, 200]);
    expect((await ask('operator', '/api/operations/data-quality?minutes=0')).status).toBe(422);
  });

  it('counts minutes by kind, bots, staff, consent, copies and unknown slugs', async () => {
    await catalogue('look-published', { look: 'known' });
    await catalogue('content-published', { kind: 'street-style', slug: 'seen' });
    const copy = randomUUID();
    await insert([
      { at: ago(3), visitor: 'a' },
      { at: ago(3), visitor: 'a', is_bot: true },
      { at: ago(3), kind: 'media', entity: 'look:known', visitor: 'b', event_id: copy },
      { at: ago(3), kind: 'media', entity: 'look:known', visitor: 'b', event_id: copy },
      { at: ago(2), kind: 'media', entity: 'look:gone' },
      { at: ago(2), kind: 'media', entity: 'look:gone', is_staff: true, is_out_of_time: true },
      { at: ago(2), kind: 'streetstyle', entity: 'street-style:seen' },
      { at: ago(2), kind: 'streetstyle', entity: 'street-style:never' },
      { at: ago(90), visitor: 'too long ago' },
    ]);
    const found = await quality();
    expect(found).toMatchObject({
      events: 8,
      bots: 1,
      staff: 1,
      out_of_time: 1,
      without_consent: 4,
      copies: 1,
      dead_letters: 0,
      unknown: {
        events: 3,
        share: 3 / 8,
        slugs: [
          { entity: 'look:gone', events: 2 },
          { entity: 'street-style:never', events: 1 },
        ],
      },
    });
    expect(found.minutes).toHaveLength(60);
    const at = (minutes: number) =>
      found.minutes.find((one) => one.minute.slice(0, 16) === ago(minutes).toISOString().slice(0, 16));
    expect(at(3)).toMatchObject({ kinds: { page: 2, media: 2 }, events: 4, bots: 1 });
    expect(at(2)).toMatchObject({ kinds: { media: 2, streetstyle: 2 }, events: 4, bots: 0 });
    expect(found.minutes.reduce((sum, one) => sum + one.events, 0)).toBe(8);
    const metrics = await (await fetch(`${api.internalUrl}/metrics`)).text();
    expect(metrics).toContain('toile_tracking_named_pictures{known="no"} 3');
    expect(metrics).toContain('toile_tracking_named_pictures{known="yes"} 3');
  });

  it('adds up what every ingest counted, and what is over its limit', async () => {
    await api.pool.query(
      `INSERT INTO intake_minute (instance, minute, outcome, events) VALUES
         ('00000000-0000-4000-8000-000000000001', $1, 'stored', 900), ('00000000-0000-4000-8000-000000000001', $1, 'invalid', 40),
         ('00000000-0000-4000-8000-000000000001', $1, 'duplicate', 60), ('00000000-0000-4000-8000-000000000002', $1, 'spooled', 100),
         ('00000000-0000-4000-8000-000000000002', $2, 'stored', 5)`,
      [ago(5), ago(200)],
    );
    const { intake, duplicate_share, alerts } = await quality();
    const accepted = { received: 1_100, stored: 900, spooled: 100, duplicate: 60 };
    expect(intake).toEqual({ ...accepted, refused: { invalid: 40 } });
    expect(duplicate_share).toBe(1);
    // 40 of 1,100 refused is 3.6 %, more than 2 %; 60 held back beside no row of the warehouse is all duplicates.
    expect(alerts.map(({ code }) => code)).toEqual(['refused', 'duplicates']);
  });

  it('tells when the mix shifts against the same time of day, and of lag and dead letters', async () => {
    const week = Array.from({ length: 7 }, (_, day) => day + 1);
    const rows = (at: Date, count: number, device: string): Row[] =>
      Array.from({ length: count }, () => ({ at, device }));
    for (const day of week) {
      await insert([
        ...rows(ago(day * 1_440 + 10), 100, 'desktop'),
        ...rows(ago(day * 1_440 + 10), 100, 'mobile'),
      ]);
      // Another time of day has another mix, and is not compared with.
      await insert(rows(ago(day * 1_440 + 600), 300, 'desktop'));
    }
    await insert([...rows(ago(10), 180, 'desktop'), ...rows(ago(10), 40, 'mobile')]);
    await engine.warehouse.command(
      `INSERT INTO ${engine.warehouse.database}.dead_letter (_topic, _offset, ingest_hour) VALUES ('tracking', 1, now())`,
    );
    await api.pool.query(`INSERT INTO ledger_partition VALUES ('tracking', now() - interval '5 minutes')`);
    const { alerts, lag_ms } = await quality();
    expect(lag_ms).toBeGreaterThanOrEqual(300_000);
    const shifted = alerts.filter(({ code }) => code === 'mix');
    expect(shifted.map(({ dimension, value, before }) => [dimension, value, before])).toEqual([
      ['device', 'desktop', 0.5],
      ['device', 'mobile', 0.5],
    ]);
    expect(shifted[1]?.now).toBeCloseTo(40 / 220, 9);
    expect(alerts.map(({ code }) => code)).toEqual(['dead-letters', 'lag', 'mix', 'mix']);
  });
});

describe('dead letters', () => {
  it('are told by reason and one by one, without whom they are about', async () => {
    await api.pool.query(
      `INSERT INTO dead_letter_redrive VALUES ('tracking', 0, 3, 1, 90), ('tracking', 0, 4, NULL, NULL)`,
    );
    const letter = (topic: string, offset: number, reason: string, value: string) =>
      JSON.stringify({
        _topic: topic,
        _partition: 0,
        _offset: offset,
        ingest_hour: '2026-03-01 10:00:00',
        reason,
        value_base64: Buffer.from(value).toString('base64'),
      });
    await engine.warehouse.command(
      `INSERT INTO ${engine.warehouse.database}.dead_letter FORMAT JSONEachRow\n${[
        letter('tracking', 3, 'version 3 is not known', '{"visitor":"v1","kind":"page"}'),
        letter('tracking', 4, 'version 3 is not known', '{"mail":"ines@house.test"'),
        letter('catalogue', 9, 'slug ines@house.test is none', '{}'),
      ].join('\n')}`,
    );
    const path = '/api/operations/dead-letters';
    const { body } = await ask<DeadLettersDto>('operator', path);
    expect(body.groups).toEqual([
      {
        topic: 'tracking',
        reason: 'version 3 is not known',
        letters: 2,
        sent_again: 1,
        newest: '2026-03-01T10:00:00.000Z',
      },
      {
        topic: 'catalogue',
        reason: 'slug (an address) is none',
        letters: 1,
        sent_again: 0,
        newest: '2026-03-01T10:00:00.000Z',
      },
    ]);
    expect(
      body.results.map(({ topic, offset, sent_to, body: shown }) => [topic, offset, sent_to, shown]),
    ).toEqual([
      ['catalogue', 9, null, '{}'],
      ['tracking', 4, null, '{"mail": "(hidden)"'],
      ['tracking', 3, '1/90', JSON.stringify({ visitor: '(hidden)', kind: 'page' }, null, 2)],
    ]);
    expect(body.unsent).toBe(2);
    const some = await ask<DeadLettersDto>('operator', `${path}?topic=tracking&reason=VERSION`);
    expect([some.body.total_count, some.body.unsent, some.body.results.length]).toEqual([2, 1, 2]);
    expect((await ask('operator', `${path}?topic=nothing`)).status).toBe(422);
  });
});

describe('searches that found nothing', () => {
  it('are told to operators by what was searched, each once', async () => {
    const missed = (search: string, over: Partial<Row> = {}): Row => ({
      at: ago(5),
      kind: 'click',
      event: 'search_missed',
      locale: 'en',
      query: JSON.stringify({ search, city: 'milan', page: '1' }),
      route_params: JSON.stringify({ page: 'look_search.en' }),
      ...over,
    });
    const copy = randomUUID();
    await insert([
      missed('Silk  kimono', { event_id: copy }),
      missed('Silk  kimono', { event_id: copy }),
      missed(' silk kimono', { locale: 'fr', at: ago(4) }),
      missed('obi', { visitor: 'a' }),
      missed('obi', { visitor: 'a' }),
      missed('bot', { is_bot: true }),
      missed('staff', { is_staff: true }),
      missed('long ago', { at: ago(31 * 24 * 60) }),
      missed('a banner', { event: 'banner' }),
    ]);
    const path = '/api/operations/missed-searches';
    const { body } = await ask<MissedSearchesDto>('operator', path);
    expect(body.results).toEqual([
      {
        search: 'silk kimono',
        filters: ['city=milan'],
        route: 'look_search',
        languages: ['en', 'fr'],
        searches: 2,
        last_at: `${ago(4).toISOString().slice(0, 19)}.000Z`,
      },
      expect.objectContaining({ search: 'obi', searches: 1 }),
    ]);
    expect([(await ask('', path)).status, (await ask('analyst', path)).status]).toEqual([401, 403]);
  });
});

describe('visits', () => {
  const at = (text: string) => new Date(`2026-03-${text}Z`);
  const report = async (query = '') =>
    (await ask<VisitsDto>('operator', `/api/operations/visits?from=2026-03-10&to=2026-03-20${query}`)).body;
  const campaign = (utm_source: string) => ({ utm_source, utm_campaign: 'ss27', utm_content: 'hero' });

  it('ends a visit after 30 idle minutes, not a moment earlier, and knows no visit without consent', async () => {
    const copy = randomUUID();
    await insert([
      // Visit 1: 29 min 59.999 s apart twice, so an hour less 2 ms: 2 pages and a look.
      { at: at('10T10:00:00.000'), visitor: 'a' },
      { at: at('10T10:29:59.999'), visitor: 'a', kind: 'media' },
      { at: at('10T10:59:59.998'), visitor: 'a' },
      // Visit 2: 30 minutes to the millisecond later, one page.
      { at: at('10T11:29:59.998'), visitor: 'a', event_id: copy },
      { at: at('10T11:30:20.000'), visitor: 'a', event_id: copy },
      // Visit 3, of somebody else: 100 seconds, two pages.
      { at: at('11T09:00:00.000'), visitor: 'b' },
      { at: at('11T09:01:40.000'), visitor: 'b' },
      // Nobody, a bot, and staff.
      { at: at('11T09:00:00.000') },
      { at: at('11T09:00:00.000'), visitor: 'c', is_bot: true },
      { at: at('11T09:00:00.000'), visitor: 'd', is_staff: true },
      // Before the first day and after the last.
      { at: at('09T23:00:00.000'), visitor: 'e' },
      { at: at('21T00:00:00.000'), visitor: 'f' },
    ]);
    expect(await report()).toMatchObject({
      visits: 3,
      visitors: 2,
      pages_per_visit: 5 / 3,
      median_seconds: 100,
      single_page_share: 1 / 3,
      rows: [
        { source: '', campaign: '', content: '', visits: 3, visitors: 2, first_touch: 0, last_touch: 0 },
      ],
    });
  });

  it('gives a purchase to the first and to the last campaign of 30 days, else to none', async () => {
    const buy = { kind: 'purchase' };
    await insert([
      // a: letter, then search, then directly; the campaign after the purchase has no part in it.
      { at: at('02T10:00:00'), visitor: 'a', ...campaign('letter') },
      { at: at('12T10:00:00'), visitor: 'a', ...campaign('search') },
      { at: at('15T10:00:00'), visitor: 'a' },
      { at: at('15T10:05:00'), visitor: 'a', ...buy },
      { at: at('15T10:06:00'), visitor: 'a', ...campaign('social') },
      // b: comes by a letter and buys at once.
      { at: at('13T10:00:00'), visitor: 'b', ...campaign('letter') },
      { at: at('13T10:01:00'), visitor: 'b', ...campaign('letter'), ...buy },
      // c: its only campaign was 31 days before.
      { at: new Date('2026-02-10T09:00:00Z'), visitor: 'c', ...campaign('letter') },
      { at: at('13T09:00:00'), visitor: 'c', ...buy },
    ]);
    const { conversions, rows } = await report();
    expect(conversions).toBe(3);
    const touches = rows.map((row) => [row.source, row.visits, row.first_touch, row.last_touch]);
    expect(touches.sort()).toEqual([
      // Visits in the window that came by none: c's; by search, a's; by social, the visit of the 15th; by letter, b's.
      ['', 1, 1, 1],
      ['letter', 1, 2, 1],
      ['search', 1, 0, 1],
      ['social', 1, 0, 0],
    ]);
    expect((await report('&conversion=report')).conversions).toBe(0);
  });

  it('refuses times that are none', async () => {
    const status = async (query: string) => (await ask('operator', `/api/operations/visits?${query}`)).status;
    expect(await status('from=2026-03-10&to=2026-03-01')).toBe(422);
    expect(await status('from=2020-03-10&to=2026-03-01')).toBe(422);
    expect(await status('from=yesterday')).toBe(422);
    expect(await status('conversion=theft')).toBe(422);
    expect((await ask('free', '/api/operations/visits')).status).toBe(403);
  });
});
