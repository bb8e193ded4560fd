import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { startToileUnderTest } from './start-toile.js';
import { firstLooks, mostViewedLooks, openLook } from './visitors.js';

const BEACONS = 20_000;
const AT_ONCE = 64;

test('kill -9 in a stream of 20,000 beacons: every answered one is counted once', async () => {
  test.setTimeout(480_000);
  const toile = await startToileUnderTest();
  try {
    const looks = await firstLooks(toile.url, 20);
    const answered = new Map(looks.map((look) => [look, 0]));
    let next = 0;
    let killed: Promise<void> | undefined;
    const sender = async () => {
      for (let n = next++; n < BEACONS; n = next++) {
        const look = looks[n % looks.length] ?? '';
        // Every beacon is another visitor, so viewers equal answered beacons; each is sent until it is answered.
        const id = randomUUID();
        while ((await openLook(toile.url, look, `v${n}`, id).catch(() => 0)) !== 204) {
          await new Promise((resolve) => setTimeout(resolve, 250));
        }
        answered.set(look, (answered.get(look) ?? 0) + 1);
        if (n === BEACONS / 2) killed = toile.crashAndRestart();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sender));
    await killed;
    await expect
      .poll(
        async () =>
          Object.fromEntries((await mostViewedLooks(toile.url)).map((row) => [row.look, row.value])),
        { timeout: 60_000 },
      )
      .toMatchObject(Object.fromEntries(answered));
  } finally {
    await toile.stop();
  }
});
