/** The offset after the last record of each partition, by `partitionName`. */
export type Ends = ReadonlyMap<string, number>;

/** What a reader waits for: records of one partition from this offset on. */
export interface Place {
  topic: string;
  partition: number;
  from: number;
}

interface Waiter {
  place: Place | undefined;
  /** Whether a look that began after the wait found nothing there. */
  foundNone: boolean;
  wake(mayBeThere: boolean): void;
}

/** Appends of this process within this time are looked for together. */
const GATHER_MS = 10;

export const partitionName = (topic: string, partition: number): string => `${topic}/${partition}`;

/**
 * Wakes readers of this process when it appends, and, by asking for the ends of the log now and then, when another process does. Who waits
 * at a place is woken for records there alone. Of others every change wakes twice: at once, and at the next look, for a reader that was
 * between an empty read and its wait when the first came.
 */
export class AppendSignal {
  readonly #waiters = new Set<Waiter>();
  #timer: NodeJS.Timeout | undefined;
  #looking = false;
  #seen: Ends = new Map();
  #changed = false;
  #closed = false;

  /** `endsOfLog` gives other ends when anything was appended; a failure counts as no change. */
  constructor(
    private readonly endsOfLog: () => Promise<Ends>,
    private readonly lookEveryMs: number,
  ) {}

  /** Something was appended by this process. */
  wake(): void {
    this.#changed = true;
    for (const waiter of this.#waiters) if (!waiter.place) waiter.wake(true);
    if (this.#waiters.size > 0) this.#lookIn(GATHER_MS);
  }

  /** Resolves at the next wake-up or after `timeoutMs`. @returns false when nothing was at the place at some moment since the call */
  wait(timeoutMs: number, place?: Place): Promise<boolean> {
    if (this.#closed) return Promise.resolve(true);
    return new Promise((resolve) => {
      const waiter: Waiter = {
        place,
        foundNone: false,
        wake: (mayBeThere) => {
          clearTimeout(timeout);
          this.#waiters.delete(waiter);
          resolve(mayBeThere);
        },
      };
      const timeout = setTimeout(() => waiter.wake(!waiter.foundNone), timeoutMs);
      this.#waiters.add(waiter);
      if (!this.#timer) this.#lookIn(this.lookEveryMs);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    for (const waiter of this.#waiters) waiter.wake(true);
  }

  #lookIn(ms: number): void {
    // The look under way is followed by another when something changed meanwhile.
    if (this.#looking || this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#look(), ms);
  }

  async #look(): Promise<void> {
    const changedBefore = this.#changed;
    this.#changed = false;
    this.#looking = true;
    const waiting = [...this.#waiters];
    const ends = await this.endsOfLog().catch(() => undefined);
    const appendedMeanwhile = this.#changed;
    this.#changed ||= ends !== undefined && !areSame(ends, this.#seen);
    for (const waiter of waiting) {
      if (!waiter.place) {
        if (this.#changed || changedBefore) waiter.wake(true);
      } else if (ends) {
        const { topic, partition, from } = waiter.place;
        // A partition that is not listed may hold anything.
        if ((ends.get(partitionName(topic, partition)) ?? Number.POSITIVE_INFINITY) > from) waiter.wake(true);
        else waiter.foundNone = true;
      }
    }
    this.#seen = ends ?? this.#seen;
    this.#looking = false;
    this.#timer = undefined;
    if (this.#waiters.size > 0) this.#lookIn(appendedMeanwhile ? GATHER_MS : this.lookEveryMs);
  }
}

function areSame(one: Ends, other: Ends): boolean {
  return one.size === other.size && [...one].every(([name, end]) => other.get(name) === end);
}
