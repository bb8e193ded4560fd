import type pg from 'pg';
import { UnknownTopicError } from '../port.js';
import { inTransaction } from './in-transaction.js';

/** Partition counts never change, so what was seen once stays true. Unknown topics are asked for again. */
export class PartitionCounts {
  readonly #counts = new Map<string, number>();

  /** The counts of all `topics`. Throws `UnknownTopicError`. */
  async of(
    queryable: pg.Pool | pg.PoolClient,
    topics: ReadonlySet<string>,
  ): Promise<ReadonlyMap<string, number>> {
    const missing = [...topics].filter((topic) => !this.#counts.has(topic));
    if (missing.length > 0) {
      const { rows } = await queryable.query<{ topic: string; partitions: number }>(
        'SELECT topic, count(*)::int AS partitions FROM log_head WHERE topic = ANY($1) GROUP BY topic',
        [missing],
      );
      for (const { topic, partitions } of rows) this.#counts.set(topic, partitions);
    }
    for (const topic of missing) if (!this.#counts.has(topic)) throw new UnknownTopicError(topic);
    return this.#counts;
  }
}

const TOPIC_NAME = /^[A-Za-z0-9._-]{1,32}$/;

/** Creates topics that do not exist, each with its first segments. */
export async function createTopics(
  pool: pg.Pool,
  topics: readonly { name: string; partitions: number }[],
  segmentRecords: number,
): Promise<void> {
  for (const { name } of topics)
    if (!TOPIC_NAME.test(name)) throw new TypeError(`${JSON.stringify(name)} cannot be a topic's name`);
  await inTransaction(pool, async (client) => {
    await client.query("SELECT pg_advisory_xact_lock(hashtextextended('toile: create topics', 0))");
    for (const { name, partitions } of topics) {
      const known = await client.query('SELECT 1 FROM log_head WHERE topic = $1 LIMIT 1', [name]);
      if (known.rowCount) continue;
      await client.query(
        `INSERT INTO log_head (topic, part, segment_records)
         SELECT $1, part, $3 FROM generate_series(0, $2::int - 1) AS part`,
        [name, partitions, segmentRecords],
      );
      await client.query('SELECT log_extend(topic, part) FROM log_head WHERE topic = $1', [name]);
    }
  });
}
