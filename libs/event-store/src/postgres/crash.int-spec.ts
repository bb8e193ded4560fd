import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type CrashablePostgres, crashablePostgres } from '@toile/testing';
import { handleCommand } from '../handle-command.js';
import { readSchema } from '../projections/projection.js';
import { ProjectionRunner } from '../projections/projection-runner.js';
import { counterTotals } from '../projections/testing-projection.js';
import { counter, metadata, uniqueStream } from '../testing-domain.js';
import { openTestStore } from '../testing-store.js';

let postgres: CrashablePostgres;
beforeAll(async () => {
  postgres = await crashablePostgres();
});
afterAll(() => postgres?.stop());

const CRASHES = 3;
const STREAMS = 6;

it('keeps every command it has answered through crashes of the database, once, and read models catch up', async () => {
  const { url } = await postgres.connect();
  const { pool, store } = await openTestStore(url, async () => []);
  const runner = new ProjectionRunner(store, { projections: [counterTotals], pollMs: 20 });
  await runner.start();
  let crashing = true;
  const answered = new Map<string, string[]>();
  const writers = Array.from({ length: STREAMS }, async () => {
    const stream = uniqueStream();
    const done: string[] = [];
    answered.set(stream, done);
    for (let n = 0; crashing || n < 20; n += 1) {
      const request = { stream, commandId: `c${n}`, metadata, command: { type: 'Add', by: 1 } as const };
      // As a client does: the same command id until there is an answer.
      while (!(await handleCommand(store, counter, request).catch(() => undefined)))
        await new Promise((resolve) => setTimeout(resolve, 20));
      done.push(`c${n}`);
    }
  });
  for (let crash = 0; crash < CRASHES; crash += 1) {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await postgres.crashAndRestart();
  }
  crashing = false;
  await Promise.all(writers);
  await runner.catchUp();
  const { rows } = await pool.query(`SELECT key, doc FROM ${readSchema(counterTotals)}.document`);
  const totals = new Map(rows.map((row) => [row.key, row.doc.total]));
  for (const [stream, done] of answered) {
    const events = await store.load(stream);
    expect(events.map((event) => event.commandId)).toEqual(done);
    expect(totals.get(stream)).toBe(done.length);
  }
  const { events } = await store.readAll({ from: 0, limit: 1_000_000 });
  expect(events.map((event) => event.position)).toEqual(events.map((_, index) => index));
  await runner.stop();
  await pool.end();
});
