import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { createLogger } from '@toile/platform';
import { lookViews } from '@toile/warehouse';
import { HOUR_MS, toDateTime } from '../blocks/block.js';
import { arm } from '../failpoint/armed.js';
import { Ledger } from '../ledger/ledger.js';
import { differences, opening, type Pipeline, startPipeline, until } from '../testing/aggregator.harness.js';
import { DAY_MS, mondayOf, sealPeriod } from './seal-period.js';
import { Sealer } from './sealer.js';

jest.setTimeout(120_000);

const now = new Date();
const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
const day = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
const quietHour = new Date(hour.getTime() - 3 * HOUR_MS);
const nextHour = new Date(hour.getTime() + HOUR_MS + 10_000);
const nextDay = new Date(day.getTime() + DAY_MS + 10_000);
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline();
  // An hour in which nobody opened a look.
  await pipeline.append([opening('s').replace('"media"', '"page"')]);
  await pipeline.pool.query("UPDATE log SET appended_at = appended_at - interval '3 hours'");
  await pipeline.append([
    ...Array.from({ length: 5 }, () =>
      opening('p', { id: '018f4a1e-7c3b-7d2a-9f10-0242ac120002', at: minutesAgo(90) }),
    ),
    opening('p', { at: minutesAgo(70) }),
    opening('p', { at: minutesAgo(10) }),
    opening('q', { at: minutesAgo(5) }),
    opening('', { at: minutesAgo(5) }),
    opening('robot', { bot: true }),
    opening('r', { id: randomUUID(), look: 'another' }),
  ]);
  // The test alone seals, however long it takes.
  await pipeline.start({ sealEveryMs: 3_600_000 });
  await pipeline.everythingArrived();
});
afterAll(() => pipeline.stop());

const seal = (at: Date) => {
  const { dataSource, log, warehouse } = pipeline;
  const logger = createLogger('test', 'silent');
  return new Sealer({ dataSource, log, ledger: new Ledger(dataSource), warehouse, logger }).sealWhatHasPassed(
    at,
  );
};
const unseal = () => pipeline.pool.query('DELETE FROM ledger_seal');
const columns = 'day, look, sum(views) AS views, uniqExactMerge(viewers) AS viewers';
const rowsOf = (source: string, params = {}) =>
  pipeline.warehouse.rows<{ look: string; views: number; viewers: number }>(
    `SELECT ${columns} FROM ${source} GROUP BY day, look ORDER BY day, look`,
    params,
  );
const recount = () =>
  rowsOf(`(${lookViews.hourSql('toile')})`, {
    from: toDateTime(hour),
    to: toDateTime(new Date(hour.getTime() + HOUR_MS)),
  });
const sealedHour = () => rowsOf('toile.look_views_hour');

it('leaves an hour alone that has not settled', async () => {
  expect(await seal(new Date(quietHour.getTime() + HOUR_MS + 4_000))).toEqual([]);
});

it('counts a repeated beacon once, a repeat within 30 minutes not, a bot never, and equals a recount', async () => {
  expect(await seal(nextHour)).toEqual([quietHour, hour]);
  const rows = await sealedHour();
  const views = rows.filter((row) => row.look === 'atelier-look-1').reduce((sum, row) => sum + row.views, 0);
  expect(views).toBe(4);
  expect(rows.some((row) => row.look === 'another')).toBe(true);
  expect(rows).toEqual(await recount());
});

it('changes nothing when it seals again', async () => {
  const before = await sealedHour();
  expect(await seal(nextHour)).toEqual([]);
  await unseal();
  expect(await seal(nextHour)).toEqual([quietHour, hour]);
  expect(await sealedHour()).toEqual(before);
});

it('adds sealed hours up to days', async () => {
  await seal(nextDay);
  expect(await rowsOf('toile.look_views_days')).toEqual(await sealedHour());
});

it('adds the days of a week up once it has ended, and again once one of them was opened again', async () => {
  const weeks = async () =>
    (
      await pipeline.pool.query<{ n: number }>(
        "SELECT count(*)::int AS n FROM ledger_seal WHERE period = 'weeks'",
      )
    ).rows[0]?.n;
  const sums = (table: string, of: string) =>
    pipeline.warehouse.rows(
      `SELECT toString(week) AS week, look_key, sum(views) AS views
       FROM (SELECT ${of} AS week, look_key, views FROM toile.look_views_${table}) GROUP BY week, look_key ORDER BY week, look_key`,
    );
  const nextWeek = new Date(mondayOf(day).getTime() + 7 * DAY_MS + 10_000);
  // Hours of yesterday, in the first of today, may be another week's.
  const ended = new Set([hour, quietHour].map((time) => mondayOf(time).getTime())).size;
  await seal(nextDay);
  expect(await weeks()).toBe(nextDay < nextWeek ? ended - 1 : ended);
  await seal(nextWeek);
  expect(await weeks()).toBe(ended);
  expect(await sums('weeks', 'week')).toEqual(await sums('days', 'toMonday(day)'));
  expect(await differences(pipeline)).toEqual([]);
  await pipeline.append([opening('after its week')]);
  await pipeline.everythingArrived();
  await until(async () => (await weeks()) !== ended);
  await seal(nextWeek);
  expect(await weeks()).toBe(ended);
  expect(await sums('weeks', 'week')).toEqual(await sums('days', 'toMonday(day)'));
  expect(await differences(pipeline)).toEqual([]);
});

it('keeps the other days of the week when it seals one', async () => {
  const { warehouse } = pipeline;
  const isMonday = day.getUTCDay() === 1;
  const other = new Date(day.getTime() + (isMonday ? DAY_MS : -DAY_MS)).toISOString().slice(0, 10);
  await warehouse.command(
    `INSERT INTO toile.look_views_days (ingest_day, day, shelf, look, views, openers, visitors, viewers)
     SELECT {other:Date}, {other:Date}, '', 'of-another-day', 1, 1, [1], initializeAggregation('uniqExactState', toUInt64(1))`,
    { other },
  );
  const before = await rowsOf('toile.look_views_days');
  expect(before.some(({ look }) => look === 'of-another-day')).toBe(true);
  for (let time = 0; time < 2; time += 1) await sealPeriod(warehouse, 'days', day);
  expect(await rowsOf('toile.look_views_days')).toEqual(before);
  const parts = await warehouse.rows<{ n: number }>(
    "SELECT count() AS n FROM system.parts WHERE active AND table = 'look_views_days' GROUP BY partition",
  );
  expect(parts.every(({ n }) => n === 1)).toBe(true);
  await warehouse.command(
    "ALTER TABLE toile.look_views_days DELETE WHERE look = 'of-another-day' SETTINGS mutations_sync = 2",
  );
});

it.each(['seal/checked', 'seal/shadow-filled', 'seal/replaced', 'seal/recorded'] as const)(
  'seals an hour right that was interrupted at %s',
  async (step) => {
    await unseal();
    arm(step, async () => {
      throw new Error('killed here');
    });
    await expect(seal(nextHour)).rejects.toThrow('killed here');
    arm(step);
    await seal(nextHour);
    expect(await sealedHour()).toEqual(await recount());
  },
);

it('opens an hour again that a clock ahead of the log has sealed too early', async () => {
  await seal(nextDay);
  const sealed = async () =>
    (await pipeline.pool.query('SELECT period FROM ledger_seal WHERE starts_at >= $1', [hour])).rows.length;
  expect(await sealed()).toBeGreaterThan(0);
  await pipeline.append([opening('late'), opening('later')]);
  await pipeline.everythingArrived();
  await until(async () => (await sealed()) === 0);
  await seal(nextHour);
  expect(await sealedHour()).toEqual(await recount());
  expect(await differences(pipeline)).toEqual([]);
});

it('does not make an hour final that gets another block while it is rolled up', async () => {
  await unseal();
  let checked = 0;
  arm('seal/checked', async () => {
    checked += 1;
    // The quiet hour is sealed first.
    if (checked !== 2) return;
    arm('seal/checked');
    await pipeline.append([opening('meanwhile')]);
    await pipeline.everythingArrived();
  });
  expect(await seal(nextHour)).not.toContainEqual(hour);
  expect(await seal(nextHour)).toContainEqual(hour);
  expect(await sealedHour()).toEqual(await recount());
});

it('refuses while the warehouse disagrees with the ledger', async () => {
  await unseal();
  await pipeline.warehouse.command("DELETE FROM toile.raw_tracking WHERE visitor = 'q'");
  await expect(seal(nextHour)).rejects.toMatchObject({ code: 'ledger/seal-mismatch' });
});
