import type { EventLog } from '@toile/event-log';
import type { Logger } from '@toile/platform';
import type { Warehouse } from '@toile/warehouse';
import type { DataSource } from 'typeorm';
import { failpoint } from '#failpoint';
import { HOUR_MS } from '../blocks/block.js';
import type { Ledger } from '../ledger/ledger.js';
import { Seals, type Unsealed } from '../ledger/seals.js';
import { checkRawHour, DAY_MS, mondayOf, sealPeriod } from './seal-period.js';
import { aloneOrNot } from './sealing-alone.js';

/** Records may still be stamped with the old hour for a moment after it ended, by a clock that is a little behind. */
const SETTLE_MS = 5_000;

interface SealerOptions {
  dataSource: DataSource;
  log: EventLog;
  ledger: Ledger;
  warehouse: Warehouse;
  logger: Logger;
}

/**
 * Seals each tracking hour once every partition, idle ones included, has passed it: the ends of the log are read once the
 * hour has settled, and the hour is sealed when the ledger has reached all of them. The ends are kept meanwhile, so a
 * stream that never pauses is sealed too. A day is sealed from its hours after it ended, and a week from its days.
 */
export class Sealer {
  /** What is wrong right now, for the health page. */
  trouble: string | undefined;
  private readonly seals: Seals;
  private waiting: { before: Date; ends: number[] } | undefined;

  constructor(private readonly options: SealerOptions) {
    this.seals = new Seals(options.dataSource);
  }

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
    const { ledger, dataSource } = this.options;
    const before = new Date(Math.floor((now.getTime() - SETTLE_MS) / HOUR_MS) * HOUR_MS);
    if (this.waiting?.before.getTime() !== before.getTime()) {
      this.waiting = { before, ends: await this.ends() };
    }
    const next = await ledger.nextOffsets('tracking');
    if (!this.waiting.ends.every((end, partition) => (next.get(partition) ?? 0) >= end)) return [];
    const unsealed = await this.seals.unsealed('tracking', 'hour', before);
    const today = new Date(Math.floor(before.getTime() / DAY_MS) * DAY_MS);
    const days = await this.seals.unsealed('tracking', 'days', today);
    const weeks = await this.seals.unsealedWeeks('tracking', mondayOf(before));
    if (unsealed.length + days.length + weeks.length === 0) return [];
    const sealed = await aloneOrNot(dataSource, async () => {
      const final: Date[] = [];
      for (const { start } of unsealed) if (await this.sealHour(start)) final.push(start);
      // Days are added up from sealed hours.
      if (final.length < unsealed.length) return final;
      for (const day of days) await this.sealFrom('days', day);
      // With those whose days have been sealed just now.
      for (const week of await this.seals.unsealedWeeks('tracking', mondayOf(before)))
        await this.sealFrom('weeks', week);
      return final;
    });
    return sealed ?? [];
  }

  /** @returns whether the hour is final now; not when records still come to it, which a clock that is ahead can bring about */
  private async sealHour(hour: Date): Promise<boolean> {
    const { ledger, warehouse } = this.options;
    const [expected] = await ledger.hours('tracking', {
      from: hour,
      before: new Date(hour.getTime() + HOUR_MS),
    });
    if (!expected) return false;
    await checkRawHour(warehouse, expected);
    await failpoint('seal/checked');
    await sealPeriod(warehouse, 'hour', hour);
    const isFinal = await this.seals.record('tracking', 'hour', {
      start: hour,
      rawCount: expected.rawCount,
    });
    await failpoint('seal/recorded');
    return isFinal;
  }

  /** Seals a day from its hours, or a week from its days. */
  private async sealFrom(period: 'days' | 'weeks', unsealed: Unsealed): Promise<void> {
    await sealPeriod(this.options.warehouse, period, unsealed.start);
    await this.seals.record('tracking', period, unsealed);
  }

  private async ends(): Promise<number[]> {
    const { log } = this.options;
    const partitions = await log.partitions('tracking');
    return Promise.all(
      Array.from({ length: partitions }, (_, partition) => log.endOffset('tracking', partition)),
    );
  }
}
