import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type APIRequestContext, expect } from '@playwright/test';
import { send } from './boards.js';
import { signIn } from './sign-in.js';
import { startToileUnderTest, type ToileUnderTest } from './start-toile.js';
import { test } from './test.js';
import { firstLooks, mostViewedLooks, openLook, unopenedLooks } from './visitors.js';

/** So many that what ends half-way ends with `AT_ONCE` of them on their way. */
const BEACONS = 1_200;
const AT_ONCE = 64;
const DECKS = '/api/dashboard/decks';
const SLIDES = 20;

interface Deck {
  slides: { id: string }[];
  refresh: { waiting: boolean; refreshed_at: string | null } | null;
}

let toile: ToileUnderTest;
test.describe.configure({ mode: 'serial', timeout: 480_000 });
test.beforeAll(async () => {
  test.setTimeout(400_000);
  toile = await startToileUnderTest();
});
test.afterAll(() => toile?.stop());

/**
 * Opens looks in turn while something ends half-way. Every beacon is another visitor's, so that viewers equal answered beacons; each
 * is sent until it is answered.
 */
async function everyAnsweredOneCounts(looks: readonly string[], endSomething: () => Promise<void>) {
  const answered = new Map(looks.map((look) => [look, 0]));
  let next = 0;
  let ended: Promise<void> | undefined;
  const sender = async () => {
    for (let n = next++; n < BEACONS; n = next++) {
      const look = looks[n % looks.length] ?? '';
      const id = randomUUID();
      while ((await openLook(toile.url, look, `v${n}`, id).catch(() => 0)) !== 204) await sleep(250);
      answered.set(look, (answered.get(look) ?? 0) + 1);
      if (n === BEACONS / 2) ended = endSomething();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  await ended;
  expect([...answered.values()].reduce((sum, one) => sum + one, 0)).toBe(BEACONS);
  await expect
    .poll(
      async () => Object.fromEntries((await mostViewedLooks(toile.url)).map((row) => [row.look, row.value])),
      { timeout: 60_000 },
    )
    .toMatchObject(Object.fromEntries(answered));
}

/** The process with the front door and ingest, which the main one keeps running. */
function edgeProcess(): number | undefined {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  for (const line of stdout.split('\n')) {
    const [pid, parent] = line.trim().split(/\s+/).map(Number);
    if (parent === toile.process.pid && line.includes('edge-main.js')) return pid;
  }
  return undefined;
}

test('kill -9 of the front door and ingest alone: they come back, and every answered beacon is counted once', async () => {
  const first = edgeProcess();
  expect(first).toBeGreaterThan(0);
  await everyAnsweredOneCounts(await unopenedLooks(toile.url, 20), async () => {
    process.kill(first ?? 0, 'SIGKILL');
    await expect.poll(async () => edgeProcess() ?? first, { timeout: 60_000 }).not.toBe(first);
  });
  expect(toile.process.exitCode).toBeNull();
});

/** A deck with as many questions as keep its first refresh busy for a while. */
async function deckToRefresh(request: APIRequestContext) {
  await signIn({ request }, 'analyst@demo.toile.test', toile.url);
  const made = await send(request, 'POST', DECKS, { title: 'Half-way' }, toile.url);
  const { id } = (await made.json()) as { id: string };
  const question = 'measures=runway_share,views&rows=tag&columns=city&seasons=spring-summer-2027';
  for (let n = 0; n < SLIDES; n++)
    await send(
      request,
      'POST',
      `${DECKS}/${id}/slides`,
      { content: { kind: 'question', question } },
      toile.url,
    );
  const read = async () => (await (await request.get(`${toile.url}${DECKS}/${id}`)).json()) as Deck;
  const moments = async () => {
    const { slides } = await read();
    const shown = slides.map(async (slide) => {
      const answer = await request.get(`${toile.url}${DECKS}/${id}/slides/${slide.id}`);
      return ((await answer.json()) as { refreshed: object | null }).refreshed;
    });
    return Promise.all(shown);
  };
  return { path: `${DECKS}/${id}`, read, moments };
}

test('kill -9 of everything in a stream of beacons and a refresh of a deck: answered ones are counted once, the deck is refreshed once', async ({
  playwright,
}) => {
  const request = await playwright.request.newContext();
  const deck = await deckToRefresh(request);
  await everyAnsweredOneCounts(await firstLooks(toile.url, 20), async () => {
    await send(request, 'PUT', `${deck.path}/refresh`, { weekday: 1 }, toile.url);
    expect((await deck.read()).refresh).toMatchObject({ waiting: true, refreshed_at: null });
    await toile.crashAndRestart();
  });
  await expect.poll(async () => (await deck.read()).refresh?.waiting, { timeout: 90_000 }).toBe(false);
  const { refresh } = await deck.read();
  // All of it as of one time, which nothing came before.
  const at = { at: refresh?.refreshed_at, since: null, failed: null };
  expect(await deck.moments()).toMatchObject(Array(SLIDES).fill(at));
  await request.dispose();
});
