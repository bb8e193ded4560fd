/** A beacon that has not been answered yet. */
export interface Pending {
  id: string;
  path: string;
  body: string;
  createdMs: number;
}

export const PENDING_MS = 48 * 3_600_000;
const PREFIX = 'tts:';
const MOST_PENDING = 200;
/** Nothing else is ever sent, whatever was put into the storage. */
const OURS = /^\/api\/(tts\/|affiliation\/purchase$)/;

/** Part of `Storage` the outbox needs. */
export type KeyedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Beacons are kept until they are answered, each under a key of its own so that tabs do not overwrite each other's.
 * Ingest counts an id once, so sending one twice does no harm.
 */
export class Outbox {
  constructor(private readonly storage: KeyedStorage) {}

  /** Keeps a beacon; when the browser's storage is full it is still sent, once. */
  keep(pending: Pending): void {
    try {
      this.storage.setItem(PREFIX + pending.id, JSON.stringify(pending));
    } catch {
      // A full storage costs the retry, not the event.
    }
  }

  remove(id: string): void {
    this.storage.removeItem(PREFIX + id);
  }

  /** What waits for an answer, oldest first; what is older than 48 hours, broken or too much is forgotten. */
  waiting(nowMs: number): Pending[] {
    const keys = Array.from({ length: this.storage.length }, (_, index) => this.storage.key(index));
    const all = keys.flatMap((key) => (key?.startsWith(PREFIX) ? [{ key, pending: this.read(key) }] : []));
    const fresh = all
      .flatMap(({ pending }) => (pending && nowMs - pending.createdMs < PENDING_MS ? [pending] : []))
      .sort((a, b) => a.createdMs - b.createdMs)
      .slice(-MOST_PENDING);
    const kept = new Set(fresh.map((pending) => PREFIX + pending.id));
    for (const { key } of all) if (!kept.has(key)) this.storage.removeItem(key);
    return fresh;
  }

  private read(key: string): Pending | null {
    try {
      const pending = JSON.parse(this.storage.getItem(key) ?? '') as Pending;
      return typeof pending.body === 'string' && OURS.test(pending.path) ? pending : null;
    } catch {
      return null;
    }
  }
}
