import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { describeEventStore } from '../event-store.contract.js';
import { metadata, uniqueStream } from '../testing-domain.js';
import { openTestStore } from '../testing-store.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let opened: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => {
  postgres = await testPostgres();
  opened = await openTestStore(postgres.url, async () => []);
});
afterAll(async () => {
  await opened?.pool.end();
  await postgres?.stop();
});

describeEventStore('the Postgres store', async () => opened);

describe('the Postgres store', () => {
  const event = { type: 'Added', data: { by: 1, note: null, subject: 'p' } };
  const first = (stream: string, commandId = 'c1') => ({
    stream,
    expectedVersion: 0,
    commandId,
    events: [event],
    metadata,
    answer: null,
  });

  it('refuses to change or remove what was recorded', async () => {
    const stream = uniqueStream();
    await opened.store.append(first(stream));
    for (const sql of [
      `UPDATE event_store.event SET data = '{}' WHERE stream = '${stream}'`,
      `DELETE FROM event_store.event WHERE stream = '${stream}'`,
      'TRUNCATE event_store.event',
    ])
      await expect(opened.pool.query(sql)).rejects.toThrow('events are never changed');
  });

  it('loses nothing to slow commits: a tail reader sees every event once, in order', async () => {
    const { pool, store } = opened;
    const { end } = await store.readAll({ from: 0, limit: 1 });
    const WRITERS = 8;
    const EACH = 12;
    let writing = true;
    const seen: number[] = [];
    const reader = (async () => {
      let from = end;
      for (;;) {
        const stop = !writing;
        const slice = await store.readAll({ from, limit: 7 });
        seen.push(...slice.events.map((recorded) => recorded.position));
        from = slice.next;
        if (slice.events.length === 0 && stop) return;
      }
    })();
    await Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        for (let index = 0; index < EACH; index += 1) {
          const client = await pool.connect();
          await client.query('BEGIN');
          const before = (writer * 3 + index) % 4;
          if (before) await client.query('SELECT txid_current(), pg_sleep($1)', [before / 200]);
          await store.appendIn(client, [first(uniqueStream())]);
          await new Promise((resolve) => setTimeout(resolve, (writer + index) % 5));
          await client.query(index % 6 === 5 ? 'ROLLBACK' : 'COMMIT');
          client.release();
        }
      }),
    );
    writing = false;
    await reader;
    const committed = WRITERS * (EACH - EACH / 6);
    expect(seen).toEqual(Array.from({ length: committed }, (_, index) => end + index));
  });

  it('would lose events if it read a sequence instead', async () => {
    const { pool } = opened;
    await pool.query('CREATE TABLE naive (id bigserial PRIMARY KEY)');
    const slow = await pool.connect();
    await slow.query('BEGIN');
    await slow.query('INSERT INTO naive DEFAULT VALUES');
    await pool.query('INSERT INTO naive DEFAULT VALUES');
    const seen = await pool.query('SELECT id FROM naive ORDER BY id');
    await slow.query('COMMIT');
    slow.release();
    const last = seen.rows.at(-1)?.id;
    const later = await pool.query('SELECT id FROM naive WHERE id > $1', [last]);
    expect([seen.rows, later.rows]).toEqual([[{ id: '2' }], []]);
    await pool.query('DROP TABLE naive');
  });

  it('appends to two streams in one transaction, both or neither', async () => {
    const { pool, store } = opened;
    const [board, reservation] = [uniqueStream(), uniqueStream('other')];
    await store.append(first(reservation));
    const client = await pool.connect();
    await client.query('BEGIN');
    await expect(store.appendIn(client, [first(board), first(reservation, 'c2')])).rejects.toMatchObject({
      code: 'stream/conflict',
    });
    await client.query('ROLLBACK');
    client.release();
    expect(await store.load(board)).toEqual([]);
  });

  it('does not deadlock when transactions want the same streams in different orders', async () => {
    const { pool, store } = opened;
    const streams = Array.from({ length: 6 }, () => uniqueStream());
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, async (_, turn) => {
        const client = await pool.connect();
        try {
          await client.query('BEGIN');
          const order = streams.map((_stream, index) => streams[(index * 5 + turn) % 6] ?? '');
          await store.appendIn(
            client,
            order.map((stream) => first(stream, `t${turn}`)),
          );
          await client.query('COMMIT');
        } catch (error) {
          await client.query('ROLLBACK');
          throw error;
        } finally {
          client.release();
        }
      }),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map((result) => (result.reason as { code: string }).code)).toEqual(
      Array(9).fill('stream/conflict'),
    );
  });

  it('keeps no plain text of a person in any table, and wraps the keys themselves', async () => {
    const { pool, store, keys } = opened;
    const stream = uniqueStream();
    const secret = 'Mauve-Organza-42';
    const noted = { type: 'Added', data: { by: 1, note: secret, subject: stream } };
    await store.append({ ...first(stream), events: [noted] });
    expect((await store.load(stream))[0]?.data).toMatchObject({ note: secret });
    const dump = async () => {
      const tables = ['event', 'command', 'stream', 'person_key'];
      const rows = await Promise.all(
        tables.map((table) => pool.query(`SELECT t::text FROM event_store.${table} t`)),
      );
      return JSON.stringify(rows.map((result) => result.rows));
    };
    expect(await dump()).not.toContain(secret);
    const key = (await keys.forReading([stream])).get(stream);
    expect(await dump()).not.toContain(key?.toString('hex'));
    await keys.destroy(stream);
    const { rows } = await pool.query('SELECT wrapped_key FROM event_store.person_key WHERE subject = $1', [
      stream,
    ]);
    expect(rows).toEqual([{ wrapped_key: null }]);
  });
});
