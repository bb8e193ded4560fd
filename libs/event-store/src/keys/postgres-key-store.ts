import { randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { PersonErasedError } from '../errors.js';
import type { KeyStore } from './key-store.js';
import { KEY_BYTES, seal, unseal } from './seal.js';

interface KeyRow {
  subject: string;
  /** Null once it is destroyed. */
  wrapped_key: Buffer | null;
}

/** A key as a query that joins `event_store.person_key` finds it; nulls where there is none. */
export interface WrappedKey {
  subject: string | null;
  wrapped_key: Buffer | null;
}

/**
 * Keys in `event_store.person_key`, each wrapped with the master key, so a dump of the database opens nothing.
 * Nothing is cached: a destroyed key is gone for every process with the commit of `destroy`.
 */
export class PostgresKeyStore implements KeyStore {
  /** @param masterKey 32 bytes, kept outside the database */
  constructor(
    readonly pool: Pool,
    private readonly masterKey: Buffer,
  ) {
    if (masterKey.length !== KEY_BYTES) throw new RangeError(`the master key must be ${KEY_BYTES} bytes`);
  }

  async forWriting(subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    const wanted = [...new Set(subjects)].sort();
    let rows = await this.#rows(this.pool, wanted);
    const known = new Set(rows.map((row) => row.subject));
    const missing = wanted.filter((subject) => !known.has(subject));
    if (missing.length > 0) {
      await this.pool.query(
        `INSERT INTO event_store.person_key (subject, wrapped_key)
         SELECT * FROM unnest($1::text[], $2::bytea[]) ON CONFLICT (subject) DO NOTHING`,
        [missing, missing.map((subject) => seal(this.masterKey, randomBytes(KEY_BYTES), subject))],
      );
      rows = await this.#rows(this.pool, wanted);
    }
    const erased = rows.find((row) => row.wrapped_key === null);
    if (erased) throw new PersonErasedError(erased.subject);
    return this.#unwrap(rows);
  }

  async forReading(subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    return this.#unwrap(await this.#rows(this.pool, [...new Set(subjects)]));
  }

  /**
   * Keys for a transaction that copies opened text into a read model. `destroy` waits for it to end, so what it
   * copied is committed, and found by the purge that follows, before the key counts as destroyed.
   */
  async forReadingIn(client: PoolClient, subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    return this.#unwrap(
      await this.#rows(client, [...new Set(subjects)].sort(), 'ORDER BY subject FOR SHARE'),
    );
  }

  /** The keys of rows that came with them: null where the key was destroyed. Each is unwrapped once. */
  unwrap(rows: readonly WrappedKey[]): Map<string, Buffer | null> {
    const keys = new Map<string, Buffer | null>();
    for (const { subject, wrapped_key } of rows) {
      if (subject === null || keys.has(subject)) continue;
      keys.set(subject, wrapped_key && unseal(this.masterKey, wrapped_key, subject));
    }
    return keys;
  }

  async destroy(subject: string): Promise<void> {
    await this.pool.query(
      `INSERT INTO event_store.person_key (subject, wrapped_key, destroyed_at) VALUES ($1, NULL, now())
       ON CONFLICT (subject) DO UPDATE SET wrapped_key = NULL,
         destroyed_at = coalesce(person_key.destroyed_at, now())`,
      [subject],
    );
  }

  async #rows(db: Pool | PoolClient, subjects: string[], lock = ''): Promise<KeyRow[]> {
    if (subjects.length === 0) return [];
    const { rows } = await db.query<KeyRow>({
      name: `person-key${lock && '-locked'}`,
      text: `SELECT subject, wrapped_key FROM event_store.person_key WHERE subject = ANY($1) ${lock}`,
      values: [subjects],
    });
    return rows;
  }

  #unwrap(rows: KeyRow[]): Map<string, Buffer> {
    const keys = new Map<string, Buffer>();
    for (const { subject, wrapped_key } of rows) {
      if (wrapped_key) keys.set(subject, unseal(this.masterKey, wrapped_key, subject));
    }
    return keys;
  }
}
