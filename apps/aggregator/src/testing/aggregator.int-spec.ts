import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LogRecord } from '@toile/event-log';
import { SHIPPED_VOCABULARY } from '@toile/vocabulary';
import { hashOf } from '../blocks/block.js';
import { BlockStore } from '../blocks/block-store.js';
import { toRows } from '../blocks/to-rows.js';
import { HourVocabularies } from '../blocks/tracking/hour-vocabularies.js';
import { PartitionCursor } from '../consume/partition-cursor.js';
import { arm } from '../failpoint/armed.js';
import { Ledger } from '../ledger/ledger.js';
import { opening, type Pipeline, startPipeline, until } from './aggregator.harness.js';

jest.setTimeout(120_000);

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline();
});
afterAll(() => pipeline.stop());
beforeEach(() => pipeline.stopAggregators());

it('brings every record over once, poison to the dead letters, and goes on after a restart', async () => {
  const { append, start, count, everythingArrived, warehouse } = pipeline;
  await start();
  await append([opening('a'), 'not json', opening('b'), JSON.stringify({ id: 'no envelope' })]);
  await append([opening('tab\tand\nline\\')], 'another key');
  await everythingArrived();
  expect(await count('raw_tracking')).toBe(3);
  expect(await count('dead_letter')).toBe(2);
  await pipeline.stopAggregators();
  await append([opening('d')]);
  await start();
  await everythingArrived();
  expect(await count('raw_tracking')).toBe(4);
  const [offsets] = await warehouse.rows<{ n: number }>(
    'SELECT uniqExact(_partition, _offset) AS n FROM (SELECT _partition, _offset FROM toile.raw_tracking UNION ALL SELECT _partition, _offset FROM toile.dead_letter)',
  );
  expect(offsets?.n).toBe(await pipeline.logged());
  const visitors = await warehouse.rows('SELECT visitor FROM toile.raw_tracking ORDER BY visitor');
  expect(visitors).toEqual(['a', 'b', 'd', 'tab\tand\nline\\'].map((visitor) => ({ visitor })));
});

const MADE_BY = { vocabulary: SHIPPED_VOCABULARY, relayedBefore: {} };

describe('recovers a block whose outcome is unknown', () => {
  /** Brings a partition to the moment after an intent, as a killed aggregator leaves it. */
  const intend = async (values: string[]) => {
    const { dataSource, log, warehouse } = pipeline;
    await pipeline.start();
    await pipeline.everythingArrived();
    await pipeline.stopAggregators();
    const [position] = await pipeline.append(values);
    if (!position) throw new Error('nothing appended');
    const ledger = new Ledger(dataSource);
    const blocks = new BlockStore(warehouse, ledger);
    const { partition } = position;
    const cursor = new PartitionCursor({
      topic: 'tracking',
      partition,
      log,
      ledger,
      blocks,
      vocabularies: new HourVocabularies(log),
    });
    await cursor.take();
    const records = await cursor.read();
    arm('block/intended', async () => {
      throw new Error('killed here');
    });
    await expect(cursor.move(records)).rejects.toThrow('killed here');
    arm('block/intended');
    const block = await ledger.openBlock('tracking', partition);
    if (!block) throw new Error('no open block');
    return { block, rows: toRows(records, MADE_BY), ledger, blocks, cursor, records };
  };
  const goesOnExactly = async () => {
    await pipeline.start();
    await pipeline.everythingArrived();
  };
  const insertRaw = (records: LogRecord[], token: string) =>
    pipeline.warehouse.insertBlock('toile.raw_tracking', toRows(records, MADE_BY).raw.block, token);

  it('that was never inserted', async () => {
    await intend([opening('e'), opening('f'), 'poison']);
    await goesOnExactly();
  });

  it('of which only the dead letters were inserted', async () => {
    const { blocks, block, rows } = await intend([opening('e'), 'poison']);
    await blocks.insert(block, { ...rows, raw: toRows([], MADE_BY).raw });
    await goesOnExactly();
  });

  it('that was inserted, but not marked as done', async () => {
    const { block, rows, blocks } = await intend([opening('g'), opening('h')]);
    await blocks.insert(block, rows);
    await goesOnExactly();
  });

  it('whose token the engine remembers although the rows are gone', async () => {
    const { block, rows, blocks } = await intend([opening('i'), opening('j')]);
    const before = await pipeline.count('raw_tracking');
    await blocks.insert(block, rows);
    await pipeline.warehouse.command(
      `DELETE FROM toile.raw_tracking WHERE _partition = ${block.partition} AND _offset >= ${block.first}`,
    );
    expect(await pipeline.count('raw_tracking')).toBe(before);
    await goesOnExactly();
    expect(await pipeline.count('raw_tracking')).toBe(before + 2);
  });

  it('but stops loudly at half a block', async () => {
    const { block, rows, blocks, records } = await intend([opening('k'), opening('l')]);
    await insertRaw(records.slice(0, 1), 'half');
    await expect(blocks.recover(block, rows)).rejects.toMatchObject({ code: 'ledger/partial-block' });
    const aggregator = await pipeline.start();
    await until(() =>
      aggregator.health().then(
        () => false,
        (error: Error) => error.message.includes('holds 1 of 2 rows'),
      ),
    );
    await pipeline.stopAggregators();
    await insertRaw(records.slice(1), 'the other half');
    await goesOnExactly();
  });

  it('while its owner, thought dead, wakes up: no duplicate, and the next intent is refused', async () => {
    const { block, rows, blocks, cursor } = await intend([opening('m')]);
    await goesOnExactly();
    await blocks.insert(block, rows);
    await pipeline.everythingArrived();
    await pipeline.append([opening('n')]);
    await pipeline.everythingArrived();
    await expect(cursor.move(await cursor.read())).rejects.toMatchObject({ code: 'ledger/fenced' });
  });
});

it('stores a completed block again that the engine has lost', async () => {
  await pipeline.start();
  await pipeline.append([opening('o'), opening('p')]);
  await pipeline.everythingArrived();
  await pipeline.stopAggregators();
  const before = await pipeline.count('raw_tracking');
  await pipeline.warehouse.command("DELETE FROM toile.raw_tracking WHERE visitor IN ('o', 'p')");
  expect(await pipeline.count('raw_tracking')).toBeLessThan(before);
  await pipeline.pool.query('UPDATE ledger_partition SET verified_offset = 0');
  await pipeline.start();
  await pipeline.everythingArrived();
  expect(await pipeline.count('raw_tracking')).toBe(before);
});

it('splits a block at 8 MB; every block is one part', async () => {
  const { warehouse, pool } = pipeline;
  await pipeline.start();
  await pipeline.everythingArrived();
  await pipeline.stopAggregators();
  await warehouse.command('SYSTEM STOP MERGES toile.raw_tracking');
  const parts = async () =>
    (
      await warehouse.rows<{ n: number }>(
        "SELECT count() AS n FROM system.parts WHERE database = 'toile' AND table = 'raw_tracking' AND active",
      )
    )[0]?.n ?? 0;
  const blocks = async () =>
    (await pool.query<{ n: number }>('SELECT count(*)::int AS n FROM ledger_block WHERE raw_count > 0'))
      .rows[0]?.n ?? 0;
  const [partsBefore, blocksBefore] = [await parts(), await blocks()];
  for (let batch = 0; batch < 5; batch += 1)
    await pipeline.append(Array.from({ length: 1_000 }, () => opening('large', { bytes: 3_500 })));
  await pipeline.start();
  await pipeline.everythingArrived();
  const added = (await blocks()) - blocksBefore;
  expect(added).toBeGreaterThanOrEqual(3);
  expect((await parts()) - partsBefore).toBe(added);
  await warehouse.command('SYSTEM START MERGES toile.raw_tracking');
});

it('computes the same checksum as the warehouse', async () => {
  const id = '018f4a1e-7c3b-7d2a-9f10-0242ac120002';
  const [row] = await pipeline.warehouse.rows<{ hash: number }>(
    `SELECT CRC32(concat(toString(toUInt64(41)), ':', toString(toUUID('${id}')))) AS hash`,
  );
  expect(row?.hash).toBe(hashOf(41, id));
});
