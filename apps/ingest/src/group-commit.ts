import type { EventLog, NewRecord } from '@toile/event-log';

interface Waiting {
  record: NewRecord;
  resolve: () => void;
  reject: (error: unknown) => void;
}

const MAX_BATCH = 500;

/** More beacons wait than the log can take; the sender should come back later. */
export class OverloadedError extends Error {
  readonly code = 'log/unavailable';
}

/**
 * Turns beacons that arrive together into one append. While a batch is on its way the next one gathers, so the batch
 * grows with the load and a lone beacon waits for nobody. A promise resolves only once its record is durable
 * (`group-commit.spec.ts`).
 */
export class GroupCommit {
  private waiting: Waiting[] = [];
  private running: Promise<void> | undefined;

  constructor(
    private readonly log: Pick<EventLog, 'append'>,
    private readonly maxWaiting = 20_000,
  ) {}

  /** Resolves when the record is durable in the log. @throws OverloadedError, LogUnavailableError */
  append(record: NewRecord): Promise<void> {
    if (this.waiting.length >= this.maxWaiting)
      return Promise.reject(new OverloadedError('too many beacons wait'));
    return new Promise((resolve, reject) => {
      this.waiting.push({ record, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Resolves when everything accepted so far is durable or refused. */
  async drain(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    // One turn of the event loop lets the requests that were already read join the first batch.
    await new Promise(setImmediate);
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, MAX_BATCH);
      try {
        await this.log.append(batch.map((one) => one.record));
        for (const one of batch) one.resolve();
      } catch (error) {
        for (const one of batch) one.reject(error);
      }
    }
    this.running = undefined;
  }
}
