import { isPostgresUnavailable } from '@toile/platform';

/** Requests that arrive while earlier ones are being written form the next batch: one commit for many commands. */
export class GroupAppend<Request, Outcome> {
  readonly #waiting: Waiting<Request, Outcome>[] = [];
  #running = 0;

  /**
   * @param write gives one outcome a request, in order
   * @param maxRunning batches on their way at once; one makes the largest batches, and the fewest trips a command
   */
  constructor(
    private readonly write: (requests: readonly Request[]) => Promise<readonly Outcome[]>,
    private readonly maxBatch = 100,
    private readonly maxRunning = 1,
  ) {}

  append(request: Request): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject });
      // Everything that arrives in this turn of the event loop shares the batch.
      if (this.#running < this.maxRunning) setImmediate(() => this.#next());
    });
  }

  #next(): void {
    if (this.#waiting.length === 0 || this.#running >= this.maxRunning) return;
    const batch = this.#waiting.splice(0, this.maxBatch);
    this.#running += 1;
    void this.#run(batch).finally(() => {
      this.#running -= 1;
      this.#next();
    });
  }

  async #run(batch: readonly Waiting<Request, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.write(batch.map((waiting) => waiting.request));
      batch.forEach((waiting, index) => {
        waiting.resolve(outcomes[index] as Outcome);
      });
    } catch (error) {
      if (batch.length === 1 || isPostgresUnavailable(error)) {
        for (const waiting of batch) waiting.reject(error);
        return;
      }
      // One bad request must not fail its neighbours. Repeating is safe: command ids make it so.
      for (const waiting of batch) await this.#run([waiting]);
    }
  }
}

interface Waiting<Request, Outcome> {
  request: Request;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}
