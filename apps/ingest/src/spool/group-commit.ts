import type { NewRecord } from '@toile/event-log';

/** How records became durable: in the log, or in the local spool that will reach it. */
export type Durable = 'stored' | 'spooled';

/** What makes records durable, all of them or none. */
export interface DurableSink {
  append(records: readonly NewRecord[]): Promise<Durable>;
}

interface Waiting {
  records: readonly NewRecord[];
  resolve: (how: Durable) => void;
  reject: (error: unknown) => void;
}

const MAX_RECORDS = 500;

/** More beacons wait than the log can take; the sender should come back later. */
export class OverloadedError extends Error {
  readonly code = 'log/unavailable';
}

/**
 * Turns beacons that arrive together into one append. While a batch is on its way the next one gathers, so the batch
 * grows with the load and a lone beacon waits for nobody. A promise resolves only once its records are durable
 * (`group-commit.spec.ts`). One append is under way at a time, which keeps the order of arrival.
 */
export class GroupCommit {
  private waiting: Waiting[] = [];
  private waitingRecords = 0;
  private running: Promise<void> | undefined;

  constructor(
    private readonly sink: DurableSink,
    private readonly maxWaiting = 20_000,
  ) {}

  /** Resolves when the records are durable, all of them. @throws OverloadedError, LogUnavailableError */
  append(records: readonly NewRecord[]): Promise<Durable> {
    if (this.waitingRecords + records.length > this.maxWaiting)
      return Promise.reject(new OverloadedError('too many beacons wait'));
    return new Promise((resolve, reject) => {
      this.waiting.push({ records, resolve, reject });
      this.waitingRecords += records.length;
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
      const batch = this.nextBatch();
      try {
        const how = await this.sink.append(batch.flatMap((one) => one.records));
        for (const one of batch) one.resolve(how);
      } catch (error) {
        for (const one of batch) one.reject(error);
      }
    }
    this.running = undefined;
  }

  /** What was given together stays together. */
  private nextBatch(): Waiting[] {
    let records = 0;
    const end = this.waiting.findIndex((one, index) => {
      records += one.records.length;
      return index > 0 && records > MAX_RECORDS;
    });
    const batch = this.waiting.splice(0, end < 0 ? this.waiting.length : end);
    for (const one of batch) this.waitingRecords -= one.records.length;
    return batch;
  }
}
