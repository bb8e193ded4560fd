/** What work is done over, and how many are at it just now. */
interface Lane<C> {
  connection: C;
  busy: number;
}

/**
 * Connections of which each does one thing at a time, as those of the embedded engine do. The next one is opened when all are
 * busy; when there are as many as there may be, work waits in the line that is shortest.
 */
export class Lanes<C> {
  readonly #lanes: Lane<C>[];

  /** @param first what is open already @param open opens another one @param most how many there may be */
  constructor(
    first: C,
    private readonly open: () => C,
    private readonly most: number,
  ) {
    this.#lanes = [{ connection: first, busy: 0 }];
  }

  get connections(): C[] {
    return this.#lanes.map(({ connection }) => connection);
  }

  async run<T>(work: (connection: C) => Promise<T>): Promise<T> {
    const lane = this.#next();
    lane.busy += 1;
    try {
      return await work(lane.connection);
    } finally {
      lane.busy -= 1;
    }
  }

  #next(): Lane<C> {
    const shortest = this.#lanes.reduce((one, other) => (other.busy < one.busy ? other : one));
    if (shortest.busy === 0 || this.#lanes.length >= this.most) return shortest;
    const opened = { connection: this.open(), busy: 0 };
    this.#lanes.push(opened);
    return opened;
  }
}
