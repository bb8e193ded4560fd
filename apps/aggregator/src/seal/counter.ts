import { countTable, createTableLike, dropTable, ROLLUPS, type Warehouse } from '@toile/warehouse';
import type { DataSource } from 'typeorm';
import { failpoint } from '#failpoint';
import { toDateTime } from '../blocks/block.js';
import { type CountRecord, Counts } from '../ledger/counts.js';
import { aloneOrNot } from './sealing-alone.js';

/** Whoever asks counts so many events within some milliseconds. */
const FEWEST = 20_000;
/** A count takes as long as there is to count: an hour is counted anew when it has grown by so much of it. */
const GROWTH = 1 / 20;
/** While much more comes, as after a standstill, counting takes no more than so much of the time. */
const DUTY = 1 / 10;

/** What a count's SQL binds. A block of a later hour may have come while it began: the offsets alone say what is in it. */
export const boundsOf = ({ from, until }: CountRecord) => ({
  from: toDateTime(from),
  to: '2100-01-01 00:00:00',
  until,
});

interface CounterOptions {
  dataSource: DataSource;
  warehouse: Warehouse;
  /** So many events are not counted beforehand. */
  fewest?: number | undefined;
  /** Which part of the time it counts at most. */
  duty?: number;
}

/**
 * Counts what is not sealed yet into tables of their own, so that a figure has to count only what came since: with a thousand
 * events a second the hour under way is seconds of work for every question. Each count is a whole one up to offsets that the ledger
 * keeps with its number, and is read only once it is there. A sealed hour is counted from raw rows and knows nothing of these.
 */
export class Counter {
  private readonly counts: Counts;
  private idleUntil = 0;

  constructor(private readonly options: CounterOptions) {
    this.counts = new Counts(options.dataSource);
  }

  /** Counts made before this process began may be of rows that a restored warehouse does not have. */
  async start(): Promise<void> {
    await this.counts.forgetAll('tracking');
  }

  /** Counts if enough has come since the last time. @returns whether it did */
  async countWhatHasCome(): Promise<boolean> {
    if (performance.now() < this.idleUntil || !(await this.isDue())) return false;
    const counted = await aloneOrNot(this.options.dataSource, async () => {
      // Somebody else may just have done it.
      const due = await this.isDue();
      if (!due) return false;
      const begun = performance.now();
      await this.count(due.from, due.lastHour);
      const { duty = DUTY } = this.options;
      this.idleUntil = performance.now() + (performance.now() - begun) * (1 / duty - 1);
      return true;
    });
    return counted ?? false;
  }

  private async isDue(): Promise<{ from: Date; lastHour: Date } | undefined> {
    const { fewest = FEWEST } = this.options;
    const open = await this.counts.uncounted('tracking');
    if (!open || open.uncounted < Math.max(fewest, open.records * GROWTH)) return undefined;
    return open;
  }

  private async count(from: Date, lastHour: Date): Promise<void> {
    const { warehouse } = this.options;
    const { database } = warehouse;
    const count = await this.counts.begin('tracking', from, lastHour);
    await failpoint('count/begun');
    for (const rollup of ROLLUPS) {
      const table = countTable(rollup, database, count.number);
      // Numbers begin anew with a ledger that was restored from before.
      await dropTable(warehouse, table);
      await createTableLike(warehouse, { table, model: `${database}.${rollup.name}_hour` });
      await warehouse.command(`INSERT INTO ${table} ${rollup.hourSql(database, 'until')}`, boundsOf(count));
      await warehouse.settle(table);
    }
    await failpoint('count/filled');
    await this.counts.done(count);
    await failpoint('count/done');
    await this.dropUnread();
  }

  private async dropUnread(): Promise<void> {
    const { warehouse } = this.options;
    const unread = await this.counts.unread('tracking');
    for (const number of unread)
      for (const rollup of ROLLUPS)
        await dropTable(warehouse, countTable(rollup, warehouse.database, number));
    await this.counts.remove(unread);
  }
}
