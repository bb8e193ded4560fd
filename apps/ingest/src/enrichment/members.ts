import { SESSION_COOKIE } from '@toile/contracts';
import { LRUCache } from 'lru-cache';

/** What a session tells of its member. */
export interface SessionFacts {
  /** The random id that stands for the member; its link to the person ends with erasure. */
  subject: string;
  /** Empty without one. */
  plan: string;
  isStaff: boolean;
}

/** Facts of those of the session tokens that are good. */
export type ReadSessions = (tokens: readonly string[]) => Promise<ReadonlyMap<string, SessionFacts>>;

interface Entry {
  facts: SessionFacts | undefined;
  readAt: number;
}

const TOKEN = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([A-Za-z0-9_-]{43})(?=\\s*(?:;|$))`);
/** Older facts are used once more while they are read again; much older ones are not used. */
const FRESH_MS = 30_000;
const STALE_MS = 300_000;
/** A beacon waits this long for the first facts of its session, then it is nobody's. */
const WAIT_MS = 250;
/** After a failure the database is left alone for a moment, and beacons do not wait for it. */
const PAUSE_MS = 2_000;
const MOST_KNOWN = 50_000;
const MOST_AT_ONCE = 200;

/**
 * Who is signed in, without a look-up a beacon: facts of a session are read once, with those of other new sessions, and
 * renewed behind the beacons' backs. When the sessions cannot be read, events are an anonymous visitor's.
 */
export class Members {
  private readonly known = new LRUCache<string, Entry>({ max: MOST_KNOWN });
  private readonly wanted = new Set<string>();
  private reading: Promise<void> | undefined;
  private pausedUntil = 0;
  /** How often sessions have been read; the tests compare it with the beacons. */
  reads = 0;

  constructor(
    private readonly readSessions: ReadSessions | undefined,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The member of the request with this `Cookie` header; a promise only when the session is new here. */
  of(cookies: string | undefined): SessionFacts | undefined | Promise<SessionFacts | undefined> {
    if (!this.readSessions || !cookies?.includes(SESSION_COOKIE)) return undefined;
    const token = TOKEN.exec(cookies)?.[1];
    if (!token) return undefined;
    const entry = this.known.get(token);
    const age = entry ? this.now() - entry.readAt : Number.POSITIVE_INFINITY;
    if (entry && age < FRESH_MS) return entry.facts;
    const renewed = this.renew(token);
    if (entry && age < STALE_MS) return entry.facts;
    if (this.now() < this.pausedUntil) return undefined;
    return within(renewed, WAIT_MS).then(() => this.known.get(token)?.facts);
  }

  private renew(token: string): Promise<void> {
    if (this.now() < this.pausedUntil) return Promise.resolve();
    if (this.wanted.size < MOST_KNOWN) this.wanted.add(token);
    this.reading ??= this.read().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async read(): Promise<void> {
    await new Promise(setImmediate);
    while (this.wanted.size > 0) {
      const tokens = [...this.wanted].slice(0, MOST_AT_ONCE);
      for (const token of tokens) this.wanted.delete(token);
      try {
        this.reads += 1;
        const found = await this.readSessions?.(tokens);
        for (const token of tokens) this.known.set(token, { facts: found?.get(token), readAt: this.now() });
      } catch {
        // The database's own checks report it; here it costs some events their member and nothing else.
        this.pausedUntil = this.now() + PAUSE_MS;
        this.wanted.clear();
      }
    }
  }
}

function within(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
