import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import {
  audience,
  countTable,
  isLate,
  lookViews,
  pageViews,
  ROLLUPS,
  type Rollup,
  searchSets,
} from '@toile/warehouse';
import fc from 'fast-check';
import { arm } from '../failpoint/armed.js';
import { Counts } from '../ledger/counts.js';
import { differences, opening, type Pipeline, startPipeline } from '../testing/aggregator.harness.js';
import { boundsOf, Counter } from './counter.js';

jest.setTimeout(240_000);

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline();
  await pipeline.start();
});
afterAll(() => pipeline?.stop());

const counter = (fewest = 1) => new Counter({ ...pipeline, fewest });
const newest = () => new Counts(pipeline.dataSource).newest('tracking');
const arrive = async (values: string[], key?: string) => {
  await pipeline.append(values, key);
  await pipeline.everythingArrived();
};

/** What a figure adds up, whatever rows it lies in. */
const SUMS = new Map<Rollup, string>([
  [lookViews, 'day, look AS key, sum(views) AS n, uniqExactMerge(viewers) AS people'],
  [pageViews, 'day, entity AS key, sum(views) AS n, length(groupUniqArrayArray(visitors)) AS people'],
  [
    searchSets,
    "day, arrayStringConcat(entities, ' ') AS key, sum(searches) AS n, length(groupUniqArrayArray(visitors)) AS people",
  ],
  [
    audience,
    'day, concat(locale, toString(part)) AS key, sum(views + searches) AS n, sum(known_views) AS known, uniqExactMerge(visitors) AS people',
  ],
]);

/** Hours that are open as figures read them, and as a recount of all of them has them. */
async function bothWays() {
  const { warehouse } = pipeline;
  const count = await newest();
  if (!count) throw new Error('nothing was counted');
  const [since] = await warehouse.rows<{ at: string }>(
    'SELECT toString(min(occurred_at)) AS at FROM toile.raw_tracking WHERE _offset >= {since:Array(UInt64)}[_partition + 1]',
    { since: count.until },
  );
  const params = { ...boundsOf(count), since: count.until, since_at: since?.at ?? '' };
  const sum = (rollup: Rollup, from: string) =>
    warehouse.rows(
      `SELECT ${SUMS.get(rollup)} FROM (${from}) GROUP BY day, key HAVING n > 0 ORDER BY day, key`,
      params,
    );
  const isAnyLate = since !== undefined && isLate(new Date(`${since.at.replace(' ', 'T')}Z`), count.from);
  const read: unknown[] = [];
  const recounted: unknown[] = [];
  for (const rollup of SUMS.keys()) {
    const counted = `SELECT * FROM ${countTable(rollup, 'toile', count.number)}`;
    const recount = await sum(rollup, rollup.hourSql('toile'));
    for (const bounds of isAnyLate ? (['since'] as const) : (['since', 'since-on-time'] as const)) {
      read.push(await sum(rollup, `${counted} UNION ALL ${rollup.hourSql('toile', bounds)}`));
      recounted.push(recount);
    }
  }
  return { read, recounted };
}

const EVENT = fc.record({
  kind: fc.constantFrom('media', 'streetstyle', 'page', 'search'),
  /** Minutes after the one before; sent again as it was when absent. */
  after: fc.option(fc.constantFrom(0, 5, 20, 31), { freq: 6 }),
  visitor: fc.constantFrom('', 'a', 'b', 'c'),
  about: fc.constantFrom('one', 'two'),
  isBot: fc.boolean(),
});
/** A page about a brand, a search by a tag, or a picture that is opened. */
const dataOf = ({ kind, about }: Arbitrary) => {
  if (kind === 'search')
    return { kind: 'page', target: 'look_search', uri: '/en/looks', query: { tags: about, page: '1' } };
  if (kind === 'page')
    return { kind, target: 'designer_show', uri: '/en/designers', route_params: { slug: about } };
  return { kind, target: about };
};
const message = (id: string, at: Date, event: Arbitrary) => {
  const value = JSON.parse(opening(event.visitor, { id, at, bot: event.isBot && event.about === 'two' }));
  Object.assign(value.data, { session: event.visitor, ...dataOf(event) });
  return JSON.stringify(value);
};
type Arbitrary = typeof EVENT extends fc.Arbitrary<infer T> ? T : never;

/** More than a twentieth of all there is: less is not counted anew. */
const enough = async () => Math.ceil((await pipeline.logged()) / 19);
const robots = async () => Array.from({ length: await enough() }, () => opening('robot', { bot: true }));
/** So often, of what chance draws; often in `counter.long-spec.ts`. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 2);

it('tells of hours that are open what a recount of all of them tells, wherever the count was made', async () => {
  let start = Date.now() - 5 * 3_600_000;
  let number = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(EVENT, { minLength: 8, maxLength: 30 }), fc.nat(29), async (events, cut) => {
      let at = start;
      let last = '';
      const values = events.map((event) => {
        if (event.after === null && last) return last;
        at += (event.after ?? 0) * 60_000;
        number += 1;
        last = message(`018f4a1e-7c3b-7d2a-9f10-${String(number).padStart(12, '0')}`, new Date(at), event);
        return last;
      });
      start = at;
      await arrive([...(await robots()), ...values.slice(0, 1 + (cut % (values.length - 1)))]);
      expect(await counter().countWhatHasCome()).toBe(true);
      await arrive(values.slice(1 + (cut % (values.length - 1))));
      const { read, recounted } = await bothWays();
      expect(read).toEqual(recounted);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  expect(await differences(pipeline)).toEqual([]);
});

const many = async (name: string) =>
  arrive(Array.from({ length: Math.max(40, await enough()) }, (_, n) => opening(`${name}-${n}`)));

it('counts when enough has come, and not before', async () => {
  await many('first');
  await counter().countWhatHasCome();
  expect(await counter(60).countWhatHasCome()).toBe(false);
  await many('second');
  expect(await counter(60).countWhatHasCome()).toBe(false);
  await many('third');
  expect(await counter(60).countWhatHasCome()).toBe(true);
  await arrive([opening('one more')]);
  expect(await counter(1).countWhatHasCome()).toBe(false);
});

const tables = () =>
  pipeline.warehouse.rows<{ name: string }>("SELECT name FROM system.tables WHERE name LIKE '%\\_count\\_%'");

it('keeps as many counts as may still be read, and nothing of one that was interrupted', async () => {
  for (const step of ['count/begun', 'count/filled'] as const) {
    const before = await newest();
    await many(step);
    arm(step, async () => {
      throw new Error('killed here');
    });
    await expect(counter().countWhatHasCome()).rejects.toThrow('killed here');
    arm(step);
    expect(await newest()).toEqual(before);
  }
  for (let time = 0; time < 4; time += 1) {
    await many(`${time}`);
    await counter().countWhatHasCome();
  }
  expect(await tables()).toHaveLength(3 * ROLLUPS.length);
  const { read, recounted } = await bothWays();
  expect(read).toEqual(recounted);
});

it('counts anew over what a ledger has left that was restored from before', async () => {
  const { warehouse } = pipeline;
  const left = countTable(lookViews, 'toile', ((await newest())?.number ?? 0) + 1);
  await warehouse.command(`CREATE TABLE IF NOT EXISTS ${left} AS toile.look_views_hour`);
  await warehouse.command(
    `INSERT INTO ${left} SELECT * FROM toile.look_views_count_${(await newest())?.number}`,
  );
  await many('after');
  expect(await counter().countWhatHasCome()).toBe(true);
  expect(await differences(pipeline)).toEqual([]);
});

it('rests in proportion to how long it took', async () => {
  const one = new Counter({ ...pipeline, fewest: 1, duty: 1 / 1_000_000 });
  await many('some');
  expect(await one.countWhatHasCome()).toBe(true);
  await many('more');
  expect(await one.countWhatHasCome()).toBe(false);
  expect(await counter().countWhatHasCome()).toBe(true);
});

it('is not read any more once another process has begun', async () => {
  expect(await newest()).not.toBeNull();
  await counter().start();
  expect(await newest()).toBeNull();
});
