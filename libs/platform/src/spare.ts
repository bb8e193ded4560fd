/** So long at most is kept what nobody uses. */
const KEPT_MS = 10_000;

/**
 * Large pieces of memory that were used up, to be used again. Memory outside JavaScript's heap costs a full garbage collection every few
 * times that it is allocated. All are let go of every ten seconds, so that what a busy hour needed does not outlast it.
 */
export class Spare<T> {
  #kept: T[] = [];
  #lettingGo: NodeJS.Timeout | undefined;

  /** @param most how many are kept */
  constructor(
    private readonly most: number,
    private readonly keptMs = KEPT_MS,
  ) {}

  /** One that was given, which is the taker's alone. */
  take(): T | undefined {
    return this.#kept.pop();
  }

  /** Gives what nobody reads or writes any more. */
  give(one: T): void {
    if (this.#kept.length >= this.most) return;
    this.#kept.push(one);
    this.#lettingGo ??= setTimeout(() => {
      this.#kept = [];
      this.#lettingGo = undefined;
    }, this.keptMs).unref();
  }
}
