import { setTimeout as sleep } from 'node:timers/promises';
import { type EventLog, InvalidRecordError, type NewRecord } from '@toile/event-log';
import type { Logger } from '@toile/platform';
import type { Durable, DurableSink } from './durable-sink.js';
import type { Spool } from './spool.js';

export interface SpooledLogOptions {
  log: Pick<EventLog, 'append'>;
  spool: Spool;
  logger: Logger;
  /** A log that takes longer counts as down. Its append may still arrive; the warehouse counts each event once. */
  slowMs?: number;
  now?: () => number;
  /** How long stopping waits for the log to take what is spooled. */
  handOverMs?: number;
}

/** What operators see of the way to the log. */
export interface SpoolReport {
  records: number;
  bytes: number;
  max_bytes: number;
  /** Since this start. */
  drained: number;
  /** Records the log will never take, since this start; each is in the service's log. */
  rejected: number;
  /** Bytes of the spool that could not be read; they are in `*.damaged` files. */
  damaged_bytes: number;
}

const SLOW_MS = 2_000;
const DRAIN_TIMEOUT_MS = 30_000;
/** Less than what an orchestrator waits before it kills. */
const HAND_OVER_MS = 5_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
const AT_ONCE = 500;
/** Trackers that were refused come again sooner. */
const REFUSED_FOR_MS = 60_000;
const REFUSED_SOME_FOR_MS = 10_000;

/**
 * The log, with local disk before it for when it is down or slow. While anything is spooled everything goes there, so
 * that one visitor's events keep their order; the spool is drained as soon as the log answers again.
 */
export class SpooledLog implements DurableSink {
  private draining: Promise<void> | undefined;
  private readonly ending = new AbortController();
  /** Whether the log took what was last drained. */
  private isCatchingUp = false;
  private drainedRecords = 0;
  private rejectedRecords = 0;
  private refused: { atMs: number; reason: Error; untilMs: number } | undefined;

  constructor(private readonly options: SpooledLogOptions) {
    this.drainSoon();
  }

  report(): SpoolReport {
    const { spool } = this.options;
    return {
      records: spool.pendingRecords,
      bytes: spool.bytes,
      max_bytes: spool.maxBytes,
      drained: this.drainedRecords,
      rejected: this.rejectedRecords,
      damaged_bytes: spool.damagedBytes,
    };
  }

  /** One call at a time. @throws SpoolUnavailableError when neither the log nor the disk takes the records */
  async append(records: readonly NewRecord[]): Promise<Durable> {
    const { log, spool, logger, slowMs = SLOW_MS } = this.options;
    // The last few are waited for: under steady load the spool would never be found empty.
    if (!spool.isEmpty && this.isCatchingUp && spool.pendingRecords <= AT_ONCE && this.draining)
      await within(this.draining, slowMs).catch(() => undefined);
    if (spool.isEmpty) {
      try {
        await within(log.append(records), slowMs);
        this.taken();
        return 'stored';
      } catch (error) {
        if (error instanceof InvalidRecordError) throw error;
        this.isCatchingUp = false;
        logger.warn({ err: error }, 'the log does not take events; they go to the spool');
      }
    }
    try {
      await spool.append(records);
    } catch (reason) {
      const atMs = this.now();
      this.refused = { atMs, reason: reason as Error, untilMs: atMs + REFUSED_FOR_MS };
      throw reason;
    }
    this.taken();
    this.drainSoon();
    return 'spooled';
  }

  /**
   * For health: stores answer questions on a full disk, and take nothing.
   * @throws Error that says why events were refused, for a minute after the last one, or some seconds once others were taken: a full
   * disk takes some and refuses some
   */
  async check(): Promise<void> {
    if (!this.refused || this.now() > this.refused.untilMs) return;
    throw new Error(isFullDisk(this.refused.reason) ? 'the disk is full' : this.refused.reason.message);
  }

  private taken(): void {
    if (this.refused) this.refused.untilMs = this.refused.atMs + REFUSED_SOME_FOR_MS;
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }

  /** Hands over what is spooled, if the log takes it: this machine may never start again. The rest stays for the next start. */
  async close(): Promise<void> {
    this.ending.abort();
    await this.draining;
    await this.handOver();
    await this.options.spool.close();
  }

  private async handOver(): Promise<void> {
    const { spool, logger } = this.options;
    const late = AbortSignal.timeout(this.options.handOverMs ?? HAND_OVER_MS);
    try {
      while (!spool.isEmpty && !late.aborted) await this.drainSome(late);
    } catch (error) {
      logger.warn(
        { err: error, records: spool.pendingRecords },
        'events stay in the spool for the next start',
      );
    }
  }

  private drainSoon(): void {
    if (this.draining || this.options.spool.isEmpty || this.ending.signal.aborted) return;
    this.draining = this.drain().finally(() => {
      this.draining = undefined;
      // Something may have been spooled between the last look and here.
      this.drainSoon();
    });
  }

  private async drain(): Promise<void> {
    const { spool, logger } = this.options;
    let pauseMs = FIRST_PAUSE_MS;
    while (!spool.isEmpty && !this.ending.signal.aborted) {
      try {
        await this.drainSome(this.ending.signal);
        this.isCatchingUp = true;
        pauseMs = FIRST_PAUSE_MS;
      } catch (error) {
        this.isCatchingUp = false;
        logger.debug({ err: error, records: spool.pendingRecords }, 'the spool waits for the log');
        await sleep(pauseMs, undefined, { signal: this.ending.signal }).catch(() => undefined);
        pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
      }
    }
    if (spool.isEmpty)
      logger.info({ records: this.drainedRecords }, 'everything spooled has reached the log');
  }

  /** @throws Error while the log does not take them */
  private async drainSome(stop: AbortSignal): Promise<void> {
    const { spool, logger } = this.options;
    const before = spool.damagedBytes;
    const read = await spool.read(AT_ONCE);
    if (spool.damagedBytes > before)
      logger.error({ bytes: spool.damagedBytes - before }, 'a part of the spool is damaged, and set aside');
    await this.give(read.records, stop);
    if (read.records.length > 0) await spool.drained(read);
    this.drainedRecords += read.records.length;
  }

  /** One record the log can never take must not hold up the rest. */
  private async give(records: readonly NewRecord[], stop: AbortSignal): Promise<void> {
    let rest = records;
    while (rest.length > 0) {
      try {
        await within(this.options.log.append(rest), DRAIN_TIMEOUT_MS, stop);
        return;
      } catch (error) {
        if (!(error instanceof InvalidRecordError)) throw error;
        const { index } = error;
        this.rejectedRecords += 1;
        this.options.logger.error(
          { err: error, value: String(rest[index]?.value) },
          'a record cannot be stored',
        );
        rest = rest.filter((_, at) => at !== index);
      }
    }
  }
}

function isFullDisk({ cause }: Error): boolean {
  return cause instanceof Error && 'code' in cause && ['ENOSPC', 'EDQUOT'].includes(String(cause.code));
}

/** Rejects when the work takes longer or the signal says stop; the work itself goes on. */
async function within<T>(work: Promise<T>, ms: number, stop?: AbortSignal): Promise<T> {
  let end: (reason: Error) => void = () => undefined;
  const late = new Promise<never>((_, reject) => {
    end = reject;
  });
  const timer = setTimeout(() => end(new Error(`no answer in ${ms} ms`)), ms);
  const onStop = () => end(new Error('stopped'));
  if (stop?.aborted) onStop();
  stop?.addEventListener('abort', onStop);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    stop?.removeEventListener('abort', onStop);
  }
}
