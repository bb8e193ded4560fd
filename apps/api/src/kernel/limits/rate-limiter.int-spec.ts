import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import pg from 'pg';
import { DailyHash } from './daily-hash.js';
import { RateLimiter } from './rate-limiter.js';

const LIMIT = { what: 'test', most: 2, windowMs: 15 * 60_000 };
const MIDNIGHT = Date.UTC(2026, 10, 23);

let pool: pg.Pool;
const closers: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  const postgres = await testPostgres({ empty: true });
  pool = new pg.Pool({ connectionString: postgres.url });
  closers.push(postgres.stop, () => pool.end());
  await pool.query('CREATE TABLE rate_limit (key varchar(255) PRIMARY KEY, points integer, expire bigint)');
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(async () => {
  while (closers.length > 0) await closers.pop()?.();
});

const open = () => new RateLimiter(pool, new DailyHash(Buffer.alloc(32, 1)), 'on');
const at = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(ms);
const refused = (limiter: RateLimiter, who: string) =>
  limiter.take(LIMIT, who).then(
    () => false,
    (error: { code: string }) => error.code === 'test/throttled',
  );

it('counts in all processes together, and what is refused or taken back not at all', async () => {
  const [one, other] = [open(), open()];
  const takeBack = await one.take(LIMIT, 'ada');
  expect(await refused(other, 'ada')).toBe(false);
  expect(await refused(one, 'ada')).toBe(true);
  await takeBack();
  expect(await refused(other, 'ada')).toBe(false);
  expect(await refused(other, 'ada')).toBe(true);
  expect(await refused(other, 'grace')).toBe(false);
});

it('goes on counting over midnight, when keys become others, and begins anew when the window ends', async () => {
  const limiter = open();
  at(MIDNIGHT - 60_000);
  expect([await refused(limiter, 'eve'), await refused(limiter, 'eve')]).toEqual([false, false]);
  at(MIDNIGHT + 60_000);
  expect(await refused(limiter, 'eve')).toBe(true);
  at(MIDNIGHT + 14 * 60_000 + 1);
  expect(await refused(limiter, 'eve')).toBe(false);
});

it('forgives what it is told to', async () => {
  const limiter = open();
  for (let n = 0; n < 2; n += 1) await limiter.take(LIMIT, 'joan');
  await limiter.forget([{ limit: LIMIT, who: 'joan' }]);
  expect(await refused(limiter, 'joan')).toBe(false);
});
