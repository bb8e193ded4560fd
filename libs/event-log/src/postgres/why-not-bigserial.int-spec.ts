import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrateDatabase } from '@toile/database';
import { testPostgres } from '@toile/testing';
import pg from 'pg';
import { inTransaction } from './in-transaction.js';
import { logMigrations } from './migrations.js';
import { appendInTransaction, createPostgresLog } from './postgres-log.js';

/**
 * Why the log numbers its records under the lock of a head row: a sequence numbers them when they are inserted, but
 * they appear when their transactions commit, in another order. A reader that has seen 7 never asks for 6 again.
 */
describe('a reader that follows concurrent transactions', () => {
  const APPENDERS = 6;
  const TRANSACTIONS = 40;
  let postgres: Awaited<ReturnType<typeof testPostgres>>;
  let pool: pg.Pool;
  beforeAll(async () => {
    postgres = await testPostgres({ empty: true });
    pool = new pg.Pool({ connectionString: postgres.url, max: APPENDERS + 2 });
    // A connection that outlives the pool by a moment when the server stops.
    pool.on('error', () => undefined);
    await migrateDatabase(postgres.url, logMigrations);
    await pool.query('CREATE TABLE naive (id bigserial PRIMARY KEY, name text NOT NULL)');
  });
  afterAll(async () => {
    await pool?.end();
    await postgres?.stop();
  });

  /** The load: transactions that take a little while between their insert and their commit. */
  const load = (insert: (client: pg.PoolClient, name: string) => Promise<unknown>) =>
    Promise.all(
      Array.from({ length: APPENDERS }, async (_, appender) => {
        for (let at = 0; at < TRANSACTIONS; at += 1)
          await inTransaction(pool, async (client) => {
            await insert(client, `${appender}.${at}`);
            await sleep(Math.random() * 5);
          });
      }),
    );
  /** Follows with `next`, which gives the names after the last ones seen, until the load is over and all is read. */
  const follow = async (loading: Promise<unknown>, next: () => Promise<string[]>) => {
    const seen: string[] = [];
    let over = false;
    const ended = loading.then(() => {
      over = true;
    });
    for (let last = false; !last; ) {
      last = over;
      seen.push(...(await next()));
    }
    await ended;
    return seen;
  };

  it('loses some with a bigserial', async () => {
    let cursor = '0';
    const seen = await follow(
      load((client, name) => client.query('INSERT INTO naive (name) VALUES ($1)', [name])),
      async () => {
        const { rows } = await pool.query<{ id: string; name: string }>(
          'SELECT id, name FROM naive WHERE id > $1 ORDER BY id',
          [cursor],
        );
        cursor = rows.at(-1)?.id ?? cursor;
        return rows.map((row) => row.name);
      },
    );
    const { rowCount } = await pool.query('SELECT 1 FROM naive');
    expect(rowCount).toBe(APPENDERS * TRANSACTIONS);
    expect(seen.length).toBeLessThan(APPENDERS * TRANSACTIONS);
  });

  it('loses none with the log', async () => {
    const log = createPostgresLog(pool);
    const topic = 'followed';
    await log.createTopics([{ name: topic, partitions: 1 }]);
    let from = 0;
    const seen = await follow(
      load((client, name) => appendInTransaction(client, [{ topic, key: name, value: Buffer.alloc(1) }])),
      async () => {
        const records = await log.read({ topic, partition: 0, from, maxRecords: 100 });
        from += records.length;
        return records.map((record) => record.key);
      },
    );
    expect(seen).toHaveLength(APPENDERS * TRANSACTIONS);
    expect(new Set(seen).size).toBe(APPENDERS * TRANSACTIONS);
    await log.close();
  });
});
