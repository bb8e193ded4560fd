import type { EventLog } from '@toile/event-log';
import type { Warehouse } from '@toile/warehouse';
import type { DataSource } from 'typeorm';
import { HASH_SQL, toDateTime } from '../blocks/block.js';
import { liveTables } from '../blocks/block-store.js';
import { LedgerPartitionEntity } from '../ledger/entities/ledger-partition.entity.js';
import { Ledger, LIVE_GENERATION } from '../ledger/ledger.js';
import type { Finding } from './finding.js';

interface Stores {
  dataSource: DataSource;
  log: EventLog;
  warehouse: Warehouse;
}
/** The part of a partition the ledger calls done: offsets [first, next). */
interface Range {
  topic: string;
  partition: number;
  first: number;
  next: number;
}

/** Compares one partition of the log with what the ledger and the warehouse say of it. */
export async function verifyPartition(stores: Stores, topic: string, partition: number): Promise<Finding> {
  const subject = `${topic}/${partition}`;
  const range = await ledgerRange(stores.dataSource, topic, partition);
  const end = await stores.log.endOffset(topic, partition);
  const difference =
    range.next > end
      ? `the ledger is at ${range.next}, but the log ends at ${end}`
      : ((await gapOfLedger(stores.dataSource, range)) ??
        (await offsetsDifference(stores.warehouse, range)) ??
        (await wrongHour(stores, range)));
  if (difference) return { subject, ok: false, detail: difference };
  const waiting = end - range.next;
  const detail = `${range.next - range.first} records, each once${waiting > 0 ? `; ${waiting} on their way` : ''}`;
  return { subject, ok: true, detail };
}

async function ledgerRange(dataSource: DataSource, topic: string, partition: number): Promise<Range> {
  const found = await dataSource
    .getRepository(LedgerPartitionEntity)
    .findOneBy({ generation: LIVE_GENERATION, topic, partition });
  return { topic, partition, first: found?.first ?? 0, next: found?.next ?? 0 };
}

/** Where completed blocks stop following each other, or do not reach the end. */
async function gapOfLedger(dataSource: DataSource, range: Range): Promise<string | undefined> {
  const [gap] = await dataSource.query<{ expected: string }[]>(
    `SELECT expected FROM (
       SELECT first_offset, lag(last_offset + 1, 1, $4::bigint) OVER (ORDER BY first_offset) AS expected
       FROM (
         SELECT first_offset, last_offset FROM ledger_block
         WHERE generation = $1 AND topic = $2 AND part = $3 AND state = 'done' AND first_offset < $5
         UNION ALL SELECT $5, $5) block) step
     WHERE first_offset <> expected ORDER BY first_offset LIMIT 1`,
    [LIVE_GENERATION, range.topic, range.partition, range.first, range.next],
  );
  return gap && `the ledger has no block that begins at ${gap.expected}`;
}

/** What is wrong with the offsets in the warehouse, if anything is. */
async function offsetsDifference(warehouse: Warehouse, range: Range): Promise<string | undefined> {
  const tables = liveTables(warehouse.database);
  const condition = `WHERE _topic = {topic:String} AND _partition = {partition:UInt16}
    AND _offset >= {first:UInt64} AND _offset < {next:UInt64}`;
  const offsets = `SELECT _offset FROM ${tables.raw(range.topic)} ${condition}
    UNION ALL SELECT _offset FROM ${tables.dead} ${condition}`;
  const ask = async (sql: string) => (await warehouse.rows<{ n: number }>(sql, { ...range }))[0]?.n ?? 0;
  const count = await ask(`SELECT count() AS n FROM (${offsets})`);
  const distinct = await ask(`SELECT uniqExact(_offset) AS n FROM (${offsets})`);
  if (count > distinct) {
    const twice = await ask(
      `SELECT _offset AS n FROM (${offsets}) GROUP BY _offset HAVING count() > 1 ORDER BY _offset LIMIT 1`,
    );
    return `${count - distinct} rows too many; the first offset that is there twice is ${twice}`;
  }
  const expected = range.next - range.first;
  if (count === expected) return undefined;
  const missing = await ask(
    `SELECT number AS n FROM numbers(${range.first}, ${expected}) WHERE number NOT IN (${offsets})
     ORDER BY number LIMIT 1`,
  );
  return `${expected - count} rows are missing; the first missing offset is ${missing}`;
}

/** The first ingest hour whose content differs from the checksums that the ledger took of the log. */
async function wrongHour(stores: Stores, range: Range): Promise<string | undefined> {
  const { topic, partition, next } = range;
  const expected = await new Ledger(stores.dataSource).hours(topic, { partition });
  const found = await stores.warehouse.rows<{ hour: string; count: number; hash: number }>(
    `SELECT toString(ingest_hour) AS hour, count() AS count, ${HASH_SQL} AS hash
     FROM ${liveTables(stores.warehouse.database).raw(topic)}
     WHERE _topic = {topic:String} AND _partition = {partition:UInt16} AND _offset < {next:UInt64} GROUP BY hour`,
    { topic, partition, next },
  );
  const byHour = new Map(found.map((row) => [row.hour, row]));
  for (const { hour, rawCount, hash, lastOffset } of expected) {
    // A block that was completed while this ran is not in what was read.
    if (lastOffset >= next) continue;
    const { count = 0, hash: foundHash = 0 } = byHour.get(toDateTime(hour)) ?? {};
    if (count !== rawCount || foundHash !== hash)
      return `hour ${hour.toISOString()}: raw holds ${count} rows, the ledger has ${rawCount} of other content`;
  }
  return undefined;
}
