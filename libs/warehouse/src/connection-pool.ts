/**
 * Connections of which each does one thing at a time, as those of the embedded engine do. The next one is opened when all are
 * busy; when there are as many as there may be, work waits in one line for whichever is free first.
 */
export class ConnectionPool<C> {
  readonly #opened: C[] = [];
  readonly #free: C[] = [];
  readonly #waiting: ((connection: C) => void)[] = [];

  /** @param most how many there may be */
  constructor(
    private readonly open: () => C,
    private readonly most: number,
  ) {}

  get connections(): C[] {
    return [...new Set(this.#opened)];
  }

  async run<T>(work: (connection: C) => Promise<T>): Promise<T> {
    const connection = this.#next() ?? (await new Promise<C>((resolve) => this.#waiting.push(resolve)));
    try {
      return await work(connection);
    } finally {
      this.#release(connection);
    }
  }

  #next(): C | undefined {
    const free = this.#free.shift();
    if (free !== undefined || this.#opened.length >= this.most) return free;
    const opened = this.open();
    this.#opened.push(opened);
    return opened;
  }

  #release(connection: C): void {
    const first = this.#waiting.shift();
    if (first) first(connection);
    else this.#free.push(connection);
  }
}
