import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { RecordBatch } from '@toile/event-log';
import { type Rows, toRows } from './to-rows.js';

/** The compiled thread, where this runs compiled and where it runs from its source. */
const WORKER = new URL('../../dist/block/decode.worker.js', import.meta.url);
/** Below so many records a thread's start and the way there and back are not worth it: live blocks, unless there is a backlog. */
const SMALL = 2_000;
const MOST_THREADS = 3;
/** A thread that has had nothing to do for so long ends, or its memory would outlast the backlog. */
const IDLE_MS = 10_000;

/** Makes rows of records: of many in threads, so that the log is read and blocks are handed over meanwhile. */
export class Decoder {
  #threads: DecodingThread[] = [];

  constructor(
    private readonly small = SMALL,
    private readonly most = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)),
    private readonly idleMs = IDLE_MS,
  ) {}

  /** The batch cannot be read afterwards. */
  readonly decode = async (batch: RecordBatch): Promise<Rows> => {
    if (batch.length < this.small) return toRows(batch);
    this.#threads = this.#running();
    let thread = this.#threads.reduce<DecodingThread | undefined>(leastBusy, undefined);
    if (!thread || (thread.waiting > 0 && this.#threads.length < this.most)) {
      thread = new DecodingThread(this.idleMs);
      this.#threads.push(thread);
    }
    return thread.decode(batch);
  };

  get threads(): number {
    return this.#running().length;
  }

  #running(): DecodingThread[] {
    return this.#threads.filter((thread) => !thread.ended);
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }
}

const leastBusy = (a: DecodingThread | undefined, b: DecodingThread) => (a && a.waiting <= b.waiting ? a : b);

interface Asked {
  resolve(rows: Rows): void;
  reject(error: Error): void;
}

/** Answers in the order in which it is asked. */
class DecodingThread {
  ended = false;
  readonly #worker = new Worker(WORKER, { execArgv: [] });
  readonly #asked: Asked[] = [];
  #idle: NodeJS.Timeout | undefined;

  constructor(idleMs: number) {
    this.#worker.on('message', (rows: Rows) => {
      this.#asked.shift()?.resolve(rows);
      if (this.waiting === 0) this.#idle = setTimeout(() => void this.end(), idleMs).unref();
    });
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', (code) => this.#fail(new Error(`the decoding thread ended with ${code}`)));
    // Whoever waits for rows keeps the process alive by what it read from.
    this.#worker.unref();
  }

  get waiting(): number {
    return this.#asked.length;
  }

  decode(batch: RecordBatch): Promise<Rows> {
    clearTimeout(this.#idle);
    return new Promise((resolve, reject) => {
      this.#asked.push({ resolve, reject });
      const { packed, memory } = batch.handOver();
      this.#worker.postMessage(packed, memory);
    });
  }

  async end(): Promise<void> {
    this.ended = true;
    clearTimeout(this.#idle);
    await this.#worker.terminate();
  }

  #fail(error: Error): void {
    this.ended = true;
    for (const { reject } of this.#asked.splice(0)) reject(error);
  }
}
