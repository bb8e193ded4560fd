import type { LogRecord } from '@toile/event-log';
import { SOURCE_OFFSET, SOURCE_PARTITION } from './relay-log.js';

/** By target topic, target partition and source partition: the next source offset that is new. */
export type RelayProgress = Record<string, number>;

/**
 * Recognises records a relay has published before. A consumer keeps `progress` with its own position and starts from
 * it, so that repeats are dropped across restarts too. Records that were never relayed always pass.
 */
export class RepeatFilter {
  readonly #next: Map<string, number>;

  constructor(progress: RelayProgress = {}) {
    this.#next = new Map(Object.entries(progress));
  }

  /** Whether this record, or one after it from the same source, has been seen; remembers it if not. */
  isRepeat(record: LogRecord): boolean {
    const offset = record.headers[SOURCE_OFFSET];
    if (offset === undefined) return false;
    const source = `${record.topic}/${record.partition}/${record.headers[SOURCE_PARTITION] ?? '0'}`;
    if (Number(offset) < (this.#next.get(source) ?? 0)) return true;
    this.#next.set(source, Number(offset) + 1);
    return false;
  }

  get progress(): RelayProgress {
    return Object.fromEntries(this.#next);
  }
}
