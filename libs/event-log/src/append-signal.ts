/**
 * Wakes readers of this process when it appends, and, by asking for the end of the log now and then, when another
 * process does. Every change wakes twice: at once, and at the next look, for a reader that was between an empty read
 * and its wait when the first came.
 */
export class AppendSignal {
  readonly #waiters = new Set<() => void>();
  #timer: NodeJS.Timeout | undefined;
  #seen = '';
  #changed = false;
  #closed = false;

  /** `endOfLog` gives a text that differs when anything was appended; a failure counts as no change. */
  constructor(
    private readonly endOfLog: () => Promise<string>,
    private readonly lookEveryMs: number,
  ) {}

  /** Something was appended by this process. */
  wake(): void {
    this.#changed = true;
    for (const wake of this.#waiters) wake();
  }

  /** Resolves at the next wake-up or after `timeoutMs`. */
  wait(timeoutMs: number): Promise<void> {
    if (this.#closed) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timeout);
        this.#waiters.delete(wake);
        resolve();
      };
      const timeout = setTimeout(wake, timeoutMs);
      this.#waiters.add(wake);
      this.#timer ??= setTimeout(() => this.#look(), this.lookEveryMs);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    for (const wake of this.#waiters) wake();
  }

  async #look(): Promise<void> {
    const changedBefore = this.#changed;
    const end = await this.endOfLog().catch(() => this.#seen);
    this.#changed = end !== this.#seen;
    this.#seen = end;
    if (this.#changed || changedBefore) for (const wake of this.#waiters) wake();
    this.#timer = undefined;
    if (this.#waiters.size > 0 && !this.#closed)
      this.#timer = setTimeout(() => this.#look(), this.lookEveryMs);
  }
}
