import { isPostgresUnavailable } from './postgres-unavailable.js';
import { isWarehouseBusy } from './warehouse-busy.js';

/** Asks a store something it answers at once when it is there. */
export type AskStore = () => Promise<unknown>;

interface Say {
  warn(fields: object, message: string): void;
}

/** The first line of a reason, and how many there were; null of what only follows an outage that is over. */
interface Held {
  write: (() => void) | null;
  lines: number;
}

interface Away {
  sinceMs: number;
  lines: number;
}

const ANSWERS_WITHIN_MS = 2_000;
const ASKED_EVERY_MS = 1_000;
const HELD_MS = 1_000;
/** Whoever waited for a store that came back may fail a little later. */
const SETTLED_AFTER_MS = 5_000;
const TOLD_AGAIN_MS = 60_000;

/**
 * Says once that a store does not answer and once that it does again, with the number of lines that were about nothing else: each
 * request, partition and read model would tell of it by itself, hundreds of times a second. A line that may be about an outage is kept
 * back until the stores have been asked; it is written when all of them answer.
 */
export class Outages {
  readonly #away = new Map<string, Away>();
  readonly #stores = new Map<string, AskStore>();
  #held = new Map<string, Held>();
  #asking = false;
  #resting = false;
  #settledAtMs = Number.NEGATIVE_INFINITY;
  #say: Say | undefined;

  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly later: (work: () => void, ms: number) => void = (work, ms) =>
      setTimeout(work, ms).unref(),
  ) {
    // What is kept back when the process ends is told after all.
    process.on('exit', () => this.#release());
  }

  /** From now on outages of these stores are told by `say`, until the function that is returned is called. */
  watch(say: Say, stores: Record<string, AskStore>): () => void {
    this.#say = say;
    for (const [name, ask] of Object.entries(stores)) this.#stores.set(name, ask);
    return () => {
      for (const name of Object.keys(stores)) {
        this.#stores.delete(name);
        this.#away.delete(name);
      }
      this.#release();
    };
  }

  /** @returns whether a line about `error` is kept back: written by `write` later, or counted */
  keeps(error: unknown, write: () => void): boolean {
    if (this.#stores.size === 0 || !isOutage(error)) return false;
    if (this.#away.size > 0) {
      for (const away of this.#away.values()) away.lines += 1;
      return true;
    }
    // Another store may go just then, and who fails tells of it once.
    const isLate = this.now() - this.#settledAtMs < SETTLED_AFTER_MS;
    const reason = (error as Error).message;
    const held = this.#held.get(reason);
    if (held) held.lines += 1;
    else this.#held.set(reason, { write: isLate ? null : write, lines: 1 });
    if (!this.#asking && !this.#resting) void this.#look();
    return true;
  }

  async #look(): Promise<void> {
    this.#asking = true;
    const answers = await Promise.all(
      [...this.#stores].map(async ([name, ask]) => [name, await answersSoon(ask)] as const),
    );
    this.#asking = false;
    const gone = answers.filter(([name, isThere]) => !isThere && this.#stores.has(name));
    if (gone.length === 0) {
      // At most a line a second of each reason: a full disk fails as often as one that is away.
      this.#resting = true;
      this.later(() => {
        this.#resting = false;
        this.#release();
      }, HELD_MS);
      return;
    }
    const [reason] = this.#held.keys();
    const lines = [...this.#held.values()].reduce((sum, held) => sum + held.lines, 0);
    this.#held.clear();
    for (const [name] of gone) {
      this.#away.set(name, { sinceMs: this.now(), lines });
      this.#say?.warn(
        { reason },
        `${name} does not answer; what fails because of it is counted until it does`,
      );
      this.#askAgain(name, TOLD_AGAIN_MS);
    }
  }

  #askAgain(name: string, toldAgainMs: number): void {
    this.later(async () => {
      const ask = this.#stores.get(name);
      const away = this.#away.get(name);
      if (!ask || !away) return;
      const isThere = await answersSoon(ask);
      if (!this.#away.has(name)) return;
      const awayMs = this.now() - away.sinceMs;
      const fields = { seconds: Math.round(awayMs / 1_000), lines: away.lines };
      if (isThere) {
        this.#away.delete(name);
        this.#settledAtMs = this.now();
        this.#say?.warn(fields, `${name} answers again`);
        return;
      }
      const isDue = awayMs >= toldAgainMs;
      if (isDue) this.#say?.warn(fields, `${name} still does not answer`);
      this.#askAgain(name, isDue ? toldAgainMs + TOLD_AGAIN_MS : toldAgainMs);
    }, ASKED_EVERY_MS);
  }

  #release(): void {
    const held = [...this.#held];
    this.#held.clear();
    for (const [reason, { write, lines }] of held) {
      if (!write) continue;
      write();
      if (lines > 1) this.#say?.warn({ reason, lines: lines - 1 }, 'the same was said more often');
    }
  }
}

function answersSoon(ask: AskStore): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), ANSWERS_WITHIN_MS).unref();
    ask().then(
      () => resolve(true),
      () => resolve(false),
    );
  });
}

/**
 * Errors of connections to PostgreSQL, ClickHouse and Kafka, whose drivers speak HTTP or say so by a code, and what ClickHouse gives up
 * because it is busy: one that hardly answers may be away in a moment.
 */
function isOutage(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, name, message } = error as { code?: unknown; name?: unknown; message?: unknown };
  return (
    isPostgresUnavailable(error) ||
    isWarehouseBusy(error) ||
    code === 'log/unavailable' ||
    (typeof name === 'string' && name.startsWith('KafkaJS')) ||
    (typeof message === 'string' && /^(socket hang up|Timeout error\.|fetch failed)/.test(message))
  );
}
