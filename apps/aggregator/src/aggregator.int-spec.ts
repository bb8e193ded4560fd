import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createPostgresLog, type EventLog, type LogRecord, migratePostgresLog } from '@toile/event-log';
import { createLogger } from '@toile/platform';
import { testPostgres, testWarehouse } from '@toile/testing';
import { openingsSql, type Warehouse } from '@toile/warehouse';
import pg from 'pg';
import { HOUR_MS, hashOf, ingestHourOf, toDateTime } from './block/block.js';
import { BlockStore } from './block/block-store.js';
import { toRows } from './block/to-rows.js';
import { Ledger, migrateLedger } from './ledger/ledger.js';
import { Sealer } from './seal/sealer.js';
import { type RunningAggregator, startAggregator } from './start-aggregator.js';

jest.setTimeout(120_000);

const LOOK = 'atelier-look-1';
const opening = (visitor: string, over: { id?: string; at?: Date; look?: string; bot?: boolean } = {}) => {
  const at = (over.at ?? new Date()).toISOString();
  return JSON.stringify({
    id: over.id ?? randomUUID(),
    type: 'BeaconReceived',
    version: 1,
    occurred_at: at,
    subject: null,
    correlation_id: 'test',
    causation_id: null,
    data: {
      kind: 'media',
      target: over.look ?? LOOK,
      uri: '/',
      visitor,
      is_bot: over.bot ?? false,
      received_at: at,
    },
  });
};

describe('the aggregator', () => {
  let stopStores: () => Promise<void>;
  let pool: pg.Pool;
  let log: EventLog;
  let warehouse: Warehouse;

  beforeAll(async () => {
    const postgres = await testPostgres();
    pool = new pg.Pool({ connectionString: postgres.url });
    pool.on('error', () => undefined);
    await migratePostgresLog(pool);
    await migrateLedger(pool);
    const store = await testWarehouse(pool);
    warehouse = store.warehouse;
    log = createPostgresLog(pool);
    await log.createTopics(
      ['tracking', 'catalogue', 'moodboards', 'subscriptions', 'members', 'ratings'].map((name) => ({
        name,
        partitions: 2,
      })),
    );
    stopStores = async () => {
      await log.close();
      await store.stop();
      await pool.end();
      await postgres.stop();
    };
  });
  afterAll(() => stopStores());

  const append = (values: string[], key = 'one') =>
    log.append(values.map((value) => ({ topic: 'tracking', key, value: Buffer.from(value) })));
  const count = async (table: string) =>
    (await warehouse.rows<{ n: number }>(`SELECT count() AS n FROM toile.${table}`))[0]?.n ?? 0;
  const logged = async () => {
    const ends = await Promise.all([0, 1].map((partition) => log.endOffset('tracking', partition)));
    return ends.reduce((sum, end) => sum + end, 0);
  };
  const until = async (condition: () => Promise<boolean>) => {
    for (let waited = 0; !(await condition()); waited += 50) {
      if (waited > 20_000) throw new Error('waited in vain');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const started: RunningAggregator[] = [];
  const start = async () => {
    const aggregator = await startAggregator({
      pool,
      log,
      warehouse,
      logger: createLogger('test', 'silent'),
      port: 0,
    });
    started.push(aggregator);
    return aggregator;
  };
  const stopAll = async () => {
    while (started.length > 0) await started.pop()?.stop();
  };
  beforeEach(stopAll);
  afterAll(stopAll);

  const everythingArrived = async () =>
    (await count('raw_tracking')) + (await count('dead_letter')) === (await logged());

  it('brings every record over once, poison to the dead letters, and goes on after a restart', async () => {
    await start();
    await append([opening('a'), 'not json', opening('b'), JSON.stringify({ id: 'no envelope' })]);
    await append([opening('c')], 'another key');
    await until(everythingArrived);
    expect(await count('raw_tracking')).toBe(3);
    expect(await count('dead_letter')).toBe(2);
    await stopAll();
    await append([opening('d')]);
    await start();
    await until(everythingArrived);
    expect(await count('raw_tracking')).toBe(4);
    const [offsets] = await warehouse.rows<{ n: number }>(
      'SELECT uniqExact(_partition, _offset) AS n FROM (SELECT _partition, _offset FROM toile.raw_tracking UNION ALL SELECT _partition, _offset FROM toile.dead_letter)',
    );
    expect(offsets?.n).toBe(await logged());
  });

  describe('recovers a block whose outcome is unknown', () => {
    /** Brings a partition to the moment after an intent, as a killed aggregator leaves it. */
    const intend = async (values: string[]) => {
      await start();
      await until(everythingArrived);
      await stopAll();
      const [position] = await append(values);
      if (!position) throw new Error('nothing appended');
      const ledger = new Ledger(pool);
      const taken = await ledger.take('tracking', position.partition);
      const records: LogRecord[] = await log.read({ ...position, from: taken.next, maxRecords: 100 });
      const rows = toRows(records);
      const block = {
        topic: 'tracking',
        partition: position.partition,
        first: taken.next,
        last: taken.next + records.length - 1,
        rawCount: rows.raw.length,
        deadCount: rows.dead.length,
        hash: hashOf(rows.raw),
        ingestHour: ingestHourOf(records[0] as LogRecord),
      };
      await ledger.intend(block, taken.epoch);
      return { block, rows, ledger, epoch: taken.epoch };
    };

    it('that was never inserted', async () => {
      await intend([opening('e'), opening('f'), 'poison']);
      await start();
      await until(everythingArrived);
    });

    it('that was inserted, but not marked as done', async () => {
      const { block, rows, ledger } = await intend([opening('g'), opening('h')]);
      await new BlockStore(warehouse, ledger).store({ ...block, attempt: 0 }, rows, true);
      await start();
      await until(everythingArrived);
      expect((await logged()) - (await count('dead_letter'))).toBe(await count('raw_tracking'));
    });

    it('whose token the engine remembers although the rows are gone', async () => {
      const { block, rows, ledger } = await intend([opening('i'), opening('j')]);
      const before = await count('raw_tracking');
      await new BlockStore(warehouse, ledger).store({ ...block, attempt: 0 }, rows, true);
      await warehouse.command(
        `DELETE FROM toile.raw_tracking WHERE _partition = ${block.partition} AND _offset >= ${block.first}`,
      );
      expect(await count('raw_tracking')).toBe(before);
      await start();
      await until(everythingArrived);
      expect(await count('raw_tracking')).toBe(before + 2);
    });

    it('but stops loudly at half a block', async () => {
      const { block, rows, ledger } = await intend([opening('k'), opening('l')]);
      await warehouse.insertBlock('toile.raw_tracking', rows.raw.slice(0, 1), 'half');
      const store = new BlockStore(warehouse, ledger);
      await expect(store.store({ ...block, attempt: 0 }, rows, false)).rejects.toMatchObject({
        code: 'ledger/partial-block',
      });
      await warehouse.insertBlock('toile.raw_tracking', rows.raw.slice(1), 'the other half');
      await start();
      await until(everythingArrived);
    });

    it('and refuses the next intent of an owner that lost the partition', async () => {
      const { block, rows, ledger, epoch } = await intend([opening('m')]);
      await ledger.take('tracking', block.partition);
      await new BlockStore(warehouse, ledger).store({ ...block, attempt: 0 }, rows, true);
      await expect(ledger.complete(block, epoch)).rejects.toMatchObject({ code: 'ledger/fenced' });
      await expect(
        ledger.intend({ ...block, first: block.last + 1, last: block.last + 1 }, epoch),
      ).rejects.toMatchObject({
        code: 'ledger/fenced',
      });
      await start();
      await until(everythingArrived);
    });
  });

  describe('sealing an hour', () => {
    const seal = (now: Date) =>
      new Sealer({
        ...{ pool, log, ledger: new Ledger(pool), warehouse },
        logger: createLogger('test', 'silent'),
      }).sealWhatHasPassed(now);
    const recount = (hour: Date) =>
      warehouse.rows(
        `SELECT day, look, countIf(counted) AS views, uniqExactIf(visitor, visitor != '') AS viewers
         FROM (${openingsSql('toile')}) GROUP BY day, look ORDER BY day, look`,
        { from: toDateTime(hour), to: toDateTime(new Date(hour.getTime() + HOUR_MS)) },
      );
    const sealed = (hour: Date) =>
      warehouse.rows(
        `SELECT day, look, views, uniqExactMerge(viewers) AS viewers FROM toile.look_views_sealed
         WHERE ingest_hour = {hour:DateTime('UTC')} GROUP BY day, look, views ORDER BY day, look`,
        { hour: toDateTime(hour) },
      );

    it('counts a repeated beacon once, a repeat within 30 minutes not, a bot never, and equals a recount', async () => {
      const look = 'sealed-look';
      const id = randomUUID();
      const now = new Date();
      const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
      await append([
        ...Array.from({ length: 5 }, () => opening('p', { id, look, at: minutesAgo(90) })),
        opening('p', { look, at: minutesAgo(70) }),
        opening('p', { look, at: minutesAgo(10) }),
        opening('q', { look, at: minutesAgo(5) }),
        opening('', { look, at: minutesAgo(5) }),
        opening('robot', { look, bot: true }),
      ]);
      await start();
      await until(everythingArrived);
      const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
      const later = new Date(hour.getTime() + HOUR_MS + 10_000);
      expect(await seal(later)).toContainEqual(hour);
      const rows = (await sealed(hour)) as { look: string; views: number; viewers: number }[];
      expect(rows.filter((row) => row.look === look).reduce((sum, row) => sum + row.views, 0)).toBe(4);
      expect(await recount(hour)).toEqual(rows);
      expect(await seal(later)).toEqual([]);
      await pool.query('DELETE FROM ledger_seal');
      await seal(later);
      expect(await sealed(hour)).toEqual(rows);
    });

    it('refuses while the warehouse disagrees with the ledger', async () => {
      await pool.query('DELETE FROM ledger_seal');
      await warehouse.command(
        "DELETE FROM toile.raw_tracking WHERE target = 'sealed-look' AND visitor = 'q'",
      );
      const later = new Date(Date.now() + 2 * HOUR_MS);
      await expect(seal(later)).rejects.toMatchObject({
        code: 'ledger/seal-mismatch',
      });
    });
  });
});
