import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { LiveFigures } from '@toile/contracts';
import { SEASONS } from '@toile/contracts';
import { testPostgres, testWarehouse } from '@toile/testing';
import pg from 'pg';
import { startTestApi, type TestApi } from '../../testing/testing-api.js';
import { dayInParis } from '../figures/scope/scope.js';
import { emptyLedger, Facts } from '../figures/testing-facts.js';
import { showWeek } from './show-week.js';

let api: TestApi;
let facts: Facts;
let stop: () => Promise<void>;
beforeAll(async () => {
  const postgres = await testPostgres();
  const pool = new pg.Pool({ connectionString: postgres.url });
  pool.on('error', () => undefined);
  const store = await testWarehouse(pool);
  api = await startTestApi(postgres.url, { warehouse: store.warehouse });
  await emptyLedger(pool);
  facts = new Facts(store.warehouse);
  stop = async () => {
    await api.stop();
    await store.stop();
    await pool.end();
    await postgres.stop();
  };
}, 60_000);
afterAll(() => stop?.());

const day = () => showWeek(SEASONS, dayInParis(new Date()))?.from ?? '';
const at = (index: number) => new Date(Date.parse(`${day()}T08:00:00Z`) + index * 1_000).toISOString();
const burst = (from: number, count: number) =>
  facts.views(
    Array.from({ length: count }, (_, i) => ({ at: at(from + i), visitor: `v-${from + i}`, look: 'one' })),
  );

/** Reads events until `enough` says so, or the stream ends. */
async function read(response: Response, enough: (seen: LiveFigures[]) => boolean): Promise<LiveFigures[]> {
  const seen: LiveFigures[] = [];
  let text = '';
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += Buffer.from(chunk).toString();
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks.filter((one) => one.includes('event: figures')))
      seen.push(JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}') as LiveFigures);
    if (enough(seen)) break;
  }
  return seen;
}

it('streams views and searches of the show week, many events as one update a second', async () => {
  await facts.looks([{ look: 'one', tags: ['denim'] }]);
  await burst(0, 20);
  const analyst = await api.person('analyst');
  const cookie = [...analyst.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const ending = new AbortController();
  const response = await fetch(`${api.url}/api/dashboard/live`, {
    headers: { cookie },
    signal: ending.signal,
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const begun = performance.now();
  let sent = 20;
  const more = (async () => {
    for (let batch = 0; batch < 10; batch += 1, sent += 10) await burst(sent, 10);
    await facts.searches([{ at: at(0), visitor: 's', names: ['tag:denim'] }]);
  })();
  const seen = await read(response, (all) => all.at(-1)?.views === 120 && all.at(-1)?.searches === 1);
  await more;
  ending.abort();
  expect(seen[0]?.views).toBeGreaterThanOrEqual(20);
  expect(seen.at(-1)).toMatchObject({ views: 120, searches: 1, week: { from: day() } });
  // Eleven inserts, and no more than an update a second and the first.
  expect(seen.length).toBeLessThanOrEqual(2 + (performance.now() - begun) / 1_000);
  const counts = seen.map((one) => one.views);
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
}, 30_000);

it('tells who comes back only what is new', async () => {
  const analyst = await api.person('analyst');
  const cookie = [...analyst.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const listen = async (last?: string) => {
    const ending = new AbortController();
    const headers: Record<string, string> = { cookie, ...(last && { 'last-event-id': last }) };
    const response = await fetch(`${api.url}/api/dashboard/live`, { headers, signal: ending.signal });
    return { response, ending };
  };
  const first = await listen();
  const [known] = await read(first.response, (seen) => seen.length > 0);
  first.ending.abort();
  const id = `${known?.week.from}.${known?.week.to}.${known?.views}.${known?.searches}`;
  const again = await listen(id);
  await burst(500, 10);
  const [news] = await read(again.response, (seen) => seen.length > 0);
  again.ending.abort();
  expect(news?.views).toBe((known?.views ?? 0) + 10);
}, 30_000);

it('is not for the demo', async () => {
  const response = await fetch(`${api.url}/api/dashboard/live`);
  expect(response.status).toBe(403);
});
