import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { startToileUnderTest, type ToileUnderTest } from './start-toile.js';
import { test } from './test.js';
import { firstLooks, mostViewedLooks, openLook, unopenedLooks } from './visitors.js';

const BEACONS = 3_000;
const AT_ONCE = 64;

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

test('kill -9 of everything in a stream of beacons: every answered one is counted once', async () => {
  await everyAnsweredOneCounts(await firstLooks(toile.url, 20), () => toile.crashAndRestart());
});
