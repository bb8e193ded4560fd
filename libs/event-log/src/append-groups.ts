import type { NewRecord, Position } from './port.js';

type Store = (records: readonly NewRecord[]) => Promise<Position[]>;

interface Waiting {
  records: readonly NewRecord[];
  stored(positions: Position[]): void;
  failed(reason: unknown): void;
}

/** While one is being stored the next is on its way; a third would only wait for the same partitions. */
const AT_ONCE = 2;

/**
 * Group commit: appends that come while `AT_ONCE` groups are being stored wait, and those that wait are stored together,
 * in the order they came, up to `maxRecords`. An append is never split, and each gets the positions of its own records; what
 * fails fails for the whole group, so records must have been checked before.
 */
export class AppendGroups {
  #running = 0;
  readonly #waiting: Waiting[] = [];

  constructor(
    private readonly store: Store,
    private readonly maxRecords: number,
  ) {}

  append(records: readonly NewRecord[]): Promise<Position[]> {
    return new Promise((stored, failed) => {
      this.#waiting.push({ records, stored, failed });
      this.#next();
    });
  }

  #next(): void {
    while (this.#running < AT_ONCE && this.#waiting.length > 0) void this.#run(this.#take());
  }

  #take(): Waiting[] {
    let records = 0;
    const fitting = this.#waiting.findIndex((append) => {
      records += append.records.length;
      return records > this.maxRecords;
    });
    return this.#waiting.splice(0, fitting < 0 ? this.#waiting.length : Math.max(fitting, 1));
  }

  async #run(group: Waiting[]): Promise<void> {
    this.#running += 1;
    try {
      const positions = await this.store(group.flatMap(({ records }) => records));
      let from = 0;
      for (const { records, stored } of group) {
        stored(positions.slice(from, from + records.length));
        from += records.length;
      }
    } catch (error) {
      for (const { failed } of group) failed(error);
    } finally {
      this.#running -= 1;
      this.#next();
    }
  }
}
