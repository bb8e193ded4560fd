import { DomainError } from './domain-error.js';

export interface GroupCommitOptions<Request> {
  /** What a group holds at most, by `sizeOf`; a larger request is a group alone. */
  maxSize: number;
  /** One for each request when it is left out. */
  sizeOf?: (request: Request) => number;
  /** Groups under way at once; one keeps the order of arrival. */
  atOnce?: number;
  /** What may wait, by `sizeOf`; beyond it requests are refused. */
  maxWaiting?: number;
  /** Whether each of a failed group is tried again alone, so that one bad request fails nobody else; it must be safe to repeat. */
  isTriedAlone?: (error: unknown) => boolean;
}

interface Waiting<Request, Outcome> {
  request: Request;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/**
 * Requests that come while earlier ones are written form the next group: one commit for many, a group that grows with the load, and a
 * lone request that waits for nobody. Groups are made in the order of arrival and no request is split. A group that fails rejects its
 * own requests and none else.
 */
export class GroupCommit<Request, Outcome> {
  readonly #waiting: Waiting<Request, Outcome>[] = [];
  readonly #running = new Set<Promise<void>>();
  #waitingSize = 0;

  /** @param write gives one outcome a request, in order */
  constructor(
    private readonly write: (requests: readonly Request[]) => Promise<readonly Outcome[]>,
    private readonly options: GroupCommitOptions<Request>,
  ) {}

  /** @throws DomainError log/unavailable when too much waits; whatever writing throws */
  add(request: Request): Promise<Outcome> {
    const { maxWaiting = Number.POSITIVE_INFINITY } = this.options;
    const size = this.#sizeOf(request);
    if (this.#waitingSize + size > maxWaiting)
      return Promise.reject(
        new DomainError('log/unavailable', 'Too much waits to be written. Try again in a moment.'),
      );
    this.#waitingSize += size;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject });
      this.#begin();
    });
  }

  /** Resolves when everything that was added has its outcome. */
  async drain(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  #begin(): void {
    if (this.#running.size >= (this.options.atOnce ?? 1) || this.#waiting.length === 0) return;
    const running = this.#run().finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  async #run(): Promise<void> {
    // What comes in this turn of the event loop shares the first group.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) await this.#commit(this.#take());
  }

  async #commit(group: readonly Waiting<Request, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.write(group.map(({ request }) => request));
      for (const [index, { resolve }] of group.entries()) resolve(outcomes[index] as Outcome);
    } catch (error) {
      if (group.length > 1 && this.options.isTriedAlone?.(error))
        for (const one of group) await this.#commit([one]);
      else for (const { reject } of group) reject(error);
    }
  }

  #take(): Waiting<Request, Outcome>[] {
    let size = 0;
    const end = this.#waiting.findIndex(({ request }, index) => {
      size += this.#sizeOf(request);
      return index > 0 && size > this.options.maxSize;
    });
    const group = this.#waiting.splice(0, end < 0 ? this.#waiting.length : end);
    for (const { request } of group) this.#waitingSize -= this.#sizeOf(request);
    return group;
  }

  #sizeOf(request: Request): number {
    return this.options.sizeOf?.(request) ?? 1;
  }
}
