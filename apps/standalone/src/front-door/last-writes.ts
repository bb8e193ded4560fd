import { LRUCache } from 'lru-cache';

/** What is kept of pages is younger than this. */
const KEPT_MS = 10_000;

/** When each session wrote last: who has written something is shown no page that is older. */
export class LastWrites {
  readonly #times: LRUCache<string, number>;

  constructor(private readonly now = Date.now) {
    this.#times = new LRUCache({ max: 50_000, ttl: KEPT_MS, ttlResolution: 0, perf: { now } });
  }

  note(session: string): void {
    this.#times.set(session, this.now());
  }

  /** When this session wrote last; before everything when it has not. */
  of(session: string): number {
    return this.#times.get(session) ?? -1;
  }
}
