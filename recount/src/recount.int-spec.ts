import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LEDGER_ENTITIES, Ledger, ledgerMigrations, startAggregator } from '@toile/aggregator';
import { type FigureAddress, TOPICS } from '@toile/contracts';
import { migrateDatabase, openDataSource, poolOf } from '@toile/database';
import { DEMO_PASSWORD } from '@toile/demo/members';
import { createLogger } from '@toile/platform';
import { testPostgres, testWarehouse } from '@toile/testing';
import type { DataSource } from 'typeorm';
import { startTestApi, type TestApi } from '../../apps/api/src/testing/testing-api.js';
import { type Ask, askToile } from './ask-toile.js';
import { Database } from './database.js';
import { exportLog } from './export-log.js';
import { appendHistory, appendRetags, COLLECTIONS, ODD } from './history.harness.js';
import { loadFacts, type Words } from './load-facts.js';
import { type Outcome, recount } from './recount.js';
import { drawScopes, type Scope } from './scopes.js';

const closers: (() => unknown)[] = [];
let api: TestApi;
let dataSource: DataSource;
let database: Database;
let files: string;
let before: string;

beforeAll(async () => {
  const postgres = await testPostgres();
  closers.push(postgres.stop);
  dataSource = await openDataSource({ url: postgres.url, entities: LEDGER_ENTITIES });
  closers.push(() => dataSource.destroy());
  const store = await testWarehouse(poolOf(dataSource));
  closers.push(() => store.stop());
  const { warehouse } = store;
  api = await startTestApi(postgres.url, { warehouse, collections: COLLECTIONS });
  closers.push(() => api.stop());
  const { log } = api;
  await migrateDatabase(postgres.url, ledgerMigrations);
  const logger = createLogger('test', 'silent');
  const aggregator = await startAggregator({ dataSource, log, logger, warehouse, port: 0 });
  closers.push(() => aggregator.stop());
  database = await Database.open();
  closers.push(() => database.close());
  await appendHistory(log);
  before = new Date().toISOString();
  await sleep(5);
  await appendRetags(log);
  await exported();
});
afterAll(async () => {
  while (closers.length > 0) await closers.pop()?.();
});

/** Waits until the warehouse has all of the log, and takes the log out. */
async function exported(): Promise<void> {
  for (;;) {
    const lags = await Promise.all(
      TOPICS.map(async (topic) => {
        const stored = await new Ledger(dataSource).nextOffsets(topic);
        const ends = await Promise.all(
          Array.from({ length: await api.log.partitions(topic) }, (_, part) =>
            api.log.endOffset(topic, part),
          ),
        );
        return ends.some((end, part) => end > (stored.get(part) ?? 0));
      }),
    );
    if (!lags.some(Boolean)) break;
    await sleep(20);
  }
  const folder = mkdtempSync(join(tmpdir(), 'toile-recount-'));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  ({ files } = await exportLog(api.log, database, folder));
}

const analyst = { email: 'analyst@demo.toile.test', password: DEMO_PASSWORD };
const asked = (asOf?: string, version?: string): Promise<Ask> =>
  askToile({ url: api.url, member: analyst, asOf, version });
const EVERY_SCOPE = process.env.EVERY_SCOPE === '1';
const SCOPE: Scope = { type: 'woman', season: 'fall-winter-2026', brand: 'verne', trend: 'lace' };

async function outcomes(
  ask: Ask,
  scopes: readonly Scope[],
  figures?: readonly FigureAddress[],
): Promise<Outcome[]> {
  const found: Outcome[] = [];
  for await (const outcome of recount(database, ask, scopes, figures)) found.push(outcome);
  return found;
}
/** A line a number that is not the same. */
const differing = (found: readonly Outcome[]) =>
  found.flatMap(({ figure, filters, differences }) =>
    differences.map(
      ({ row, field, toile, recount: counted }) =>
        `${figure}?${new URLSearchParams(filters)} ${row} ${field}: ${toile} in Toile, ${counted} in the recount`,
    ),
  );
const facts = (asOf: string, words: Words = 'understood') => loadFacts(database, { files, asOf, words });

const OF_SEARCHES: readonly FigureAddress[] = [
  'category-overview/searches',
  'trends/kpi/searches',
  'graphs/most-searched/home',
  'graphs/search-by-country',
  'brands/kpi',
  'seasons/kpi',
];
/** Looks, openings, searches, boards. */
const OF_EACH_KIND: readonly FigureAddress[] = [
  'category-overview/runway-share',
  'category-overview/searches',
  'category-overview/moodboards',
  'seasons/most-viewed-looks',
];

describe('figures counted from the log alone', () => {
  // Every figure in several scopes that are drawn: `recount.long-spec.ts`.
  it('equal what Toile answers now, in a season, in a city, of a brand, of a trend, of twelve months', async () => {
    await facts(new Date().toISOString());
    const ask = await asked();
    const drawn = await drawScopes(database, EVERY_SCOPE ? 4 : 1, 25);
    const found = [
      ...(await outcomes(ask, [SCOPE])),
      ...(await outcomes(
        ask,
        [{ ...SCOPE, city: 'paris', focus: 'brand' }],
        [...OF_EACH_KIND, 'graphs/ranking', 'graphs/top20/home'],
      )),
      ...(await outcomes(
        ask,
        [{ ...SCOPE, category: 'other', window: '12m', focus: 'trend' }],
        OF_EACH_KIND,
      )),
      ...(await outcomes(ask, drawn, EVERY_SCOPE ? undefined : OF_EACH_KIND)),
    ];
    expect(differing(found)).toEqual([]);
  });

  it('leave out for who has not signed in what the Demo answers of another season, and are equal else', async () => {
    await facts(new Date().toISOString());
    const found = await outcomes(
      await askToile({ url: api.url }),
      [SCOPE],
      ['graphs/most-searched/home', 'graphs/theme/home', 'home/most-viewed-looks'],
    );
    expect(differing(found)).toEqual([]);
    const leftOut = found.filter(({ omitted }) => omitted).map(({ figure }) => figure);
    expect(leftOut).toEqual(['graphs/most-searched/home']);
  });

  it('equal what Toile answers of a time before looks were tagged anew and taken back', async () => {
    await facts(before);
    const ask = await asked(before);
    expect(differing(await outcomes(ask, [SCOPE], OF_EACH_KIND))).toEqual([]);
    // What is known today is another number, so that times are told apart at all.
    await facts(new Date().toISOString());
    expect(differing(await outcomes(ask, [SCOPE], ['category-overview/runway-share']))).not.toEqual([]);
  });
});

describe('with what is odd appended', () => {
  beforeAll(async () => {
    await api.log.append(Object.values(ODD).flat());
    await exported();
    await facts(new Date().toISOString());
  });

  it('an event that came 49 hours late counts in neither', async () => {
    const ask = await asked();
    const found = await outcomes(ask, [SCOPE], ['seasons/most-viewed-looks']);
    expect(differing(found)).toEqual([]);
    const { rows } = await ask('seasons/most-viewed-looks', { type: 'woman', season: 'fall-winter-2026' });
    expect(rows.find(({ look }) => look === 'verne-2026-1')?.value).toBe(11);
  });

  it('a search counts for what its words were understood as, and in version 2 for what they spell', async () => {
    const numerator = async (ask: Ask) => {
      const { rows } = await ask('trends/kpi/searches', { season: SCOPE.season, trend: SCOPE.trend });
      return rows.find(({ tag_name }) => tag_name === 'lace')?.numerator;
    };
    const today = await asked();
    expect(differing(await outcomes(today, [SCOPE], OF_SEARCHES))).toEqual([]);
    await facts(new Date().toISOString(), 'slugs');
    const second = await asked(undefined, '2');
    expect(differing(await outcomes(second, [SCOPE], OF_SEARCHES))).toEqual([]);
    expect([await numerator(today), await numerator(second)]).toEqual([13, 11]);
  });
});
