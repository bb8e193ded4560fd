import type { EventLog } from '@toile/event-log';
import type { Logger } from '@toile/platform';
import type { Warehouse } from '@toile/warehouse';
import type pg from 'pg';
import { HOUR_MS } from '../block/block.js';
import type { Ledger } from '../ledger/ledger.js';
import { sealHour } from './seal-hour.js';

/** Records may still be stamped with the old hour for a moment after it ended, by a clock that is a little behind. */
const SETTLE_MS = 5_000;
/** Any number all aggregators share; only the one that holds it seals. */
const LOCK = 7_016_023;

interface SealerOptions {
  pool: pg.Pool;
  log: EventLog;
  ledger: Ledger;
  warehouse: Warehouse;
  logger: Logger;
}

/**
 * Seals each tracking hour once every partition, idle ones included, has passed it: the ends of the log are read once the
 * hour has settled, and the hour is sealed when the ledger has reached all of them. The ends are kept meanwhile, so a
 * stream that never pauses is sealed too.
 */
export class Sealer {
  /** What is wrong right now, for the health page. */
  trouble: string | undefined;
  private waiting: { before: Date; ends: number[] } | undefined;

  constructor(private readonly options: SealerOptions) {}

  /** Seals what can be sealed at `now`. @returns the hours that were sealed */
  async sealWhatHasPassed(now: Date): Promise<Date[]> {
    try {
      const sealed = await this.tryToSeal(now);
      this.trouble = undefined;
      if (sealed.length > 0) this.options.logger.info({ hours: sealed }, 'hours sealed');
      return sealed;
    } catch (error) {
      this.trouble = `sealing: ${(error as Error).message}`;
      throw error;
    }
  }

  private async tryToSeal(now: Date): Promise<Date[]> {
    const { ledger } = this.options;
    const before = new Date(Math.floor((now.getTime() - SETTLE_MS) / HOUR_MS) * HOUR_MS);
    if (this.waiting?.before.getTime() !== before.getTime()) {
      this.waiting = { before, ends: await this.ends() };
    }
    const next = await ledger.nextOffsets('tracking');
    if (!this.waiting.ends.every((end, partition) => (next.get(partition) ?? 0) >= end)) return [];
    const hours = await ledger.unsealedHours('tracking', before);
    if (hours.length === 0) return [];
    return this.alone(async () => {
      const { warehouse } = this.options;
      for (const { hour, rawCount } of hours) {
        await sealHour(warehouse, hour, rawCount);
        await ledger.recordSeal('tracking', hour, rawCount);
      }
      return hours.map(({ hour }) => hour);
    });
  }

  private async ends(): Promise<number[]> {
    const { log } = this.options;
    const partitions = await log.partitions('tracking');
    return Promise.all(
      Array.from({ length: partitions }, (_, partition) => log.endOffset('tracking', partition)),
    );
  }

  /** One aggregator seals at a time; the others find nothing left to do. */
  private async alone(work: () => Promise<Date[]>): Promise<Date[]> {
    const client = await this.options.pool.connect();
    try {
      const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [
        LOCK,
      ]);
      if (!rows[0]?.held) return [];
      try {
        return await work();
      } finally {
        await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
      }
    } finally {
      client.release();
    }
  }
}
