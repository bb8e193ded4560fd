/** What is to be sent, in order, each under an id of its own. */
export interface Letter<Body> {
  id: string;
  body: Body;
}
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface OutboxOptions<Body> {
  /** By which it is found again when the page is opened anew. */
  name: string;
  storage: Storage;
  /** Resolves when it was taken, also for the second time; rejects when it never will be. */
  send: (letter: Letter<Body>) => Promise<void>;
  /** Told how many wait. */
  onCount: (waiting: number) => void;
  /** Told of what was refused; the rest goes on. */
  onRefused: (error: unknown) => void;
}

/**
 * Letters go one after the other and are kept by the browser until they were taken: what was done without a line, or right before
 * the page was closed, arrives later, in order, once.
 */
export class Outbox<Body> {
  readonly #letters: Letter<Body>[];
  #isSending = false;

  constructor(private readonly options: OutboxOptions<Body>) {
    this.#letters = read<Body>(options.storage, options.name);
  }

  /** What was left from before: already done as far as the reader is concerned. */
  get waiting(): readonly Letter<Body>[] {
    return this.#letters;
  }

  add(body: Body): void {
    this.#letters.push({ id: crypto.randomUUID(), body });
    this.#keep();
    void this.start();
  }

  /** Sends until nothing waits. */
  async start(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let letter = this.#letters[0]; letter; letter = this.#letters[0]) {
      await this.options.send(letter).catch(this.options.onRefused);
      this.#letters.shift();
      this.#keep();
    }
    this.#isSending = false;
  }

  #keep(): void {
    const { storage, name, onCount } = this.options;
    try {
      if (this.#letters.length === 0) storage.removeItem(name);
      else storage.setItem(name, JSON.stringify(this.#letters));
    } catch {
      // A browser that keeps nothing still sends.
    }
    onCount(this.#letters.length);
  }
}

function read<Body>(storage: Storage, name: string): Letter<Body>[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? (kept as Letter<Body>[]) : [];
  } catch {
    return [];
  }
}
