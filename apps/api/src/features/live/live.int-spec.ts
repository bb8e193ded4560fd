import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LiveFigures } from '@toile/contracts';
import { SEASONS } from '@toile/contracts';
import { testPostgres, testWarehouse } from '@toile/testing';
import pg from 'pg';
import { startTestApi, type TestApi } from '../../testing/testing-api.js';
import { dayInParis } from '../figures/scope/scope.js';
import { emptyLedger, Facts } from '../figures/testing-facts.js';
import type { LiveRoomDto, PulseDto } from './queries/live-room.js';
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
});
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
});

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
});

it('is not for the demo', async () => {
  const response = await fetch(`${api.url}/api/dashboard/live`);
  expect(response.status).toBe(403);
});

describe('the room of a show', () => {
  const named = (name: string) => ({ slug: name.toLowerCase().replaceAll(' ', '-'), name });
  const HOUR_MS = 3_600_000;
  const begun = Date.now() - HOUR_MS / 2;
  const show = (slug: string, season: string, show_date: number) => ({
    slug,
    facts: {
      designer: named('Roomy'),
      season: named(season),
      city: named('Paris'),
      type: { slug: 'woman', name: 'Womenswear' },
      show_date: new Date(show_date).toISOString(),
      title: slug,
      live: true,
    },
  });
  const now = show('roomy-now', 'Spring-Summer 2027', begun);
  const put = async ({ slug, facts }: ReturnType<typeof show>, looks: number, laced: number) => {
    const editor = await api.person('editor');
    const body = {
      facts,
      publish: true,
      looks: Array.from({ length: looks }, (_, at) => ({
        slug: `${slug}-${at + 1}`,
        position: at + 1,
        tags: at < laced ? [named('Lace')] : [],
        models: [],
        image_filename: 'a.jpg',
        colours: [],
        width: 2,
        height: 3,
        thumbhash: null,
        description: '',
      })),
    };
    const answer = await editor.send('PUT', `/api/editor/collections/${slug}`, body);
    expect(answer.status).toBe(200);
  };
  const room = async () => (await (await fetch(`${api.url}/api/live/roomy-now/room`)).json()) as LiveRoomDto;

  it('sets the show so far beside the last of the house, and tells when each look came out', async () => {
    await put(show('roomy-then', 'Spring-Summer 2026', begun - 365 * 24 * HOUR_MS), 12, 3);
    await put(now, 9, 9);
    expect((await room()).composition).toBeNull();
    await put(now, 12, 9);
    const { composition, arrivals, record } = await room();
    expect(composition).toMatchObject({
      season_before: { slug: 'spring-summer-2026' },
      looks: 12,
      looks_before: 12,
      rises: [{ tag: named('Lace'), looks: 9, looks_before: 3, times: 3 }],
    });
    expect(arrivals.map(({ slug }) => slug)).toEqual(
      Array.from({ length: 12 }, (_, i) => `roomy-now-${i + 1}`),
    );
    expect([...new Set(arrivals.map(({ at }) => at))]).toHaveLength(2);
    // Nothing is played again while it is on.
    expect(record).toBeNull();
  });

  const save = (from: number, count: number, look = 'roomy-now-1') =>
    facts.messages(
      'moodboards',
      Array.from({ length: count }, (_, i) => ({
        type: 'look-added-to-moodboard',
        at: new Date(begun + (from + i) * 1_000).toISOString(),
        data: { moodboard: `board-${from + i}`, media_type: 'look', slug: look },
      })),
    );

  it('tells what readers do from ten of them on, as it happens, and all of it again once the show is over', async () => {
    await save(0, 9);
    await save(100, 5, 'of-another-show');
    const ending = new AbortController();
    const response = await fetch(`${api.url}/api/live/roomy-now/readers`, { signal: ending.signal });
    const seen: PulseDto[] = [];
    let text = '';
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += Buffer.from(chunk).toString();
      const told = [...text.matchAll(/event: readers[\s\S]*?data: (.*)\n/g)].map(
        ([, data]) => JSON.parse(data ?? '{}') as PulseDto,
      );
      if (told.length > seen.length) {
        seen.splice(0, seen.length, ...told);
        if (seen.length === 1) await save(9, 2);
      }
      if (seen.at(-1)?.saves === 11) break;
    }
    ending.abort();
    expect(seen.map(({ saves, searches }) => [saves, searches])).toEqual([
      [null, null],
      [11, null],
    ]);
    const over = Date.now() - 3 * HOUR_MS;
    await put({ ...now, facts: { ...now.facts, show_date: new Date(over).toISOString() } }, 12, 9);
    const { record, arrivals } = await room();
    expect(record?.from).toBe(arrivals[0]?.at);
    // One save a second: the tenth reader's is the first that is told.
    expect(record?.readers.map(({ saves }) => saves)).toEqual([10, 11]);
    expect(record?.readers[0]?.at).toBe(new Date(Math.floor((begun + 9_000) / 1_000) * 1_000).toISOString());
  });

  it('is among what is on, or over, and there only for what is broadcast', async () => {
    const what = await (await fetch(`${api.url}/live`, { headers: { accept: 'application/json' } })).json();
    expect(what.over.map(({ slug }: { slug: string }) => slug)).toEqual(['roomy-now', 'roomy-then']);
    for (const path of ['room', 'readers'])
      expect((await fetch(`${api.url}/api/live/nobody/${path}`)).status).toBe(404);
  });
});
