import { randomUUID } from 'node:crypto';
import type { Logger } from '@toile/platform';
import type { Outcome } from './outcome.js';

/** Events of one minute that ended in one way: all of this process so far, not what came since the last time. */
export interface MinuteCount {
  minute: Date;
  outcome: Outcome;
  events: number;
}

/** Keeps counts of a process, called again with higher ones. */
export type KeepCounts = (instance: string, counts: readonly MinuteCount[]) => Promise<void>;

const MINUTE_MS = 60_000;
/** What could not be kept for longer than a day is given up. */
const MOST_MINUTES = 1_440;

/**
 * Counts by minute for operators. They are totals, so keeping them twice, or after a failure, does no harm; a process that
 * dies takes the counts since the last time with it, never an event.
 */
export class MinuteCounts {
  private readonly instance = randomUUID();
  private readonly minutes = new Map<number, Map<Outcome, number>>();
  private readonly changed = new Set<number>();
  private timer: NodeJS.Timeout | undefined;
  private keeping: Promise<void> | undefined;

  constructor(private readonly now: () => number = Date.now) {}

  add(outcome: Outcome, events: number): void {
    if (events === 0) return;
    const minute = Math.floor(this.now() / MINUTE_MS);
    let counts = this.minutes.get(minute);
    if (!counts) {
      counts = new Map();
      this.minutes.set(minute, counts);
    }
    counts.set(outcome, (counts.get(outcome) ?? 0) + events);
    this.changed.add(minute);
  }

  /** Hands over what has changed, now and then, until `stop`. */
  keepEvery(ms: number, keep: KeepCounts, logger: Logger): void {
    this.timer = setInterval(() => {
      this.keeping ??= this.handOver(keep)
        .catch((error: unknown) => logger.debug({ err: error }, 'counts of events wait to be kept'))
        .finally(() => {
          this.keeping = undefined;
        });
    }, ms);
    this.timer.unref();
  }

  /** Hands over the rest. */
  async stop(keep?: KeepCounts): Promise<void> {
    clearInterval(this.timer);
    await this.keeping;
    if (keep) await this.handOver(keep).catch(() => undefined);
  }

  async handOver(keep: KeepCounts): Promise<void> {
    const minutes = [...this.changed];
    if (minutes.length === 0) return;
    // Taken away first: a minute that changes meanwhile is handed over again.
    this.changed.clear();
    try {
      await keep(
        this.instance,
        minutes.flatMap((minute) => this.countsOf(minute)),
      );
    } catch (error) {
      for (const minute of minutes) this.changed.add(minute);
      this.forget(MOST_MINUTES);
      throw error;
    }
    this.forget(2);
  }

  private countsOf(minute: number): MinuteCount[] {
    const counts = [...(this.minutes.get(minute) ?? [])];
    return counts.map(([outcome, events]) => ({ minute: new Date(minute * MINUTE_MS), outcome, events }));
  }

  private forget(most: number): void {
    const oldest = Math.floor(this.now() / MINUTE_MS) - most;
    for (const minute of this.minutes.keys()) {
      if (minute >= oldest || (most === 2 && this.changed.has(minute))) continue;
      this.minutes.delete(minute);
      this.changed.delete(minute);
    }
  }
}
