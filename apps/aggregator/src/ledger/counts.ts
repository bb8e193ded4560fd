import { type DataSource, In, IsNull, Not, type Repository } from 'typeorm';
import { LedgerCountEntity } from './entities/ledger-count.entity.js';
import { LIVE_GENERATION } from './ledger.js';

/** What a count of hours that are not sealed yet holds. */
export interface CountRecord {
  number: number;
  from: Date;
  lastHour: Date;
  /** The first offset of each partition that is not in it. */
  until: number[];
}

/** What is not sealed of a topic, and how much of it the newest count does not hold. */
export interface Uncounted {
  from: Date;
  lastHour: Date;
  records: number;
  uncounted: number;
}

/** Readers of a count have asked for it moments ago; they are done before two others were made. */
const KEPT = 3;

/** Which counts there are of what is not sealed yet, kept beside the ledger. */
export class Counts {
  private readonly counts: Repository<LedgerCountEntity>;

  constructor(private readonly dataSource: DataSource) {
    this.counts = dataSource.getRepository(LedgerCountEntity);
  }

  /** SQL by hand: one pass over the open hours' blocks, whose offsets it compares with those of the newest count that begins where they do. */
  async uncounted(topic: string): Promise<Uncounted | undefined> {
    type Row = { from: Date; last: Date; records: string; uncounted: string };
    const [row] = await this.dataSource.query<Row[]>(
      `SELECT min(ingest_hour) AS "from", max(ingest_hour) AS last, sum(raw_count) AS records,
         coalesce(sum(raw_count) FILTER (WHERE first_offset >= coalesce(until[part + 1], 0)), 0) AS uncounted
       FROM ledger_block CROSS JOIN (
         SELECT min(starts_at) AS open_from FROM ledger_open WHERE generation = $1 AND topic = $2 AND period = 'hour') o
       LEFT JOIN (
         SELECT until, from_hour FROM ledger_count WHERE generation = $1 AND topic = $2 AND counted_at IS NOT NULL
         ORDER BY number DESC LIMIT 1) c ON from_hour = open_from
       WHERE generation = $1 AND topic = $2 AND state = 'done' AND ingest_hour >= open_from`,
      [LIVE_GENERATION, topic],
    );
    if (!row?.from) return undefined;
    return {
      from: row.from,
      lastHour: row.last,
      records: Number(row.records),
      uncounted: Number(row.uncounted),
    };
  }

  /**
   * Begins a count of all that is in the warehouse from an hour on; nobody reads it before it is done. SQL by hand: the number and
   * the offsets it stands for are written together.
   */
  async begin(topic: string, from: Date, lastHour: Date): Promise<CountRecord> {
    const [row] = await this.dataSource.query<{ number: number; until: string[] }[]>(
      `INSERT INTO ledger_count (generation, topic, from_hour, last_hour, until)
       SELECT $1, $2, $3, $4, array_agg(coalesce(next_offset, 0) ORDER BY n)
       FROM generate_series(0, (SELECT max(part) FROM ledger_partition WHERE generation = $1 AND topic = $2)) n
       LEFT JOIN ledger_partition ON generation = $1 AND topic = $2 AND part = n
       RETURNING number, until`,
      [LIVE_GENERATION, topic, from, lastHour],
    );
    if (!row) throw new Error(`${topic} has no partitions`);
    return { number: row.number, from, lastHour, until: row.until.map(Number) };
  }

  async done({ number }: CountRecord): Promise<void> {
    await this.counts.update({ number }, { countedAt: () => 'now()' });
  }

  /** The count that is read now. */
  newest(topic: string): Promise<CountRecord | null> {
    return this.counts.findOne({
      where: { generation: LIVE_GENERATION, topic, countedAt: Not(IsNull()) },
      order: { number: 'DESC' },
    });
  }

  /** From here on nobody reads any of the counts there are. */
  async forgetAll(topic: string): Promise<void> {
    await this.counts.update({ generation: LIVE_GENERATION, topic }, { countedAt: null });
  }

  /** Numbers of counts that nobody reads any more: older ones, and what was begun and never ended. */
  async unread(topic: string): Promise<number[]> {
    const all = await this.counts.find({
      where: { generation: LIVE_GENERATION, topic },
      order: { number: 'DESC' },
    });
    const read = all.filter(({ countedAt }) => countedAt).slice(0, KEPT);
    return all.filter((count) => !read.includes(count)).map(({ number }) => number);
  }

  async remove(numbers: readonly number[]): Promise<void> {
    await this.counts.delete({ number: In(numbers) });
  }
}
