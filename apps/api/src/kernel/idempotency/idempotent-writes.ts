import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { Seal } from '../seal.js';
import { POOL, SECRET } from '../tokens.js';

/** An answer as it is given again to a repeat. */
export interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | null;
}

/** A write that began under a key: whoever holds it keeps its answer, or lets the key go. */
export interface BegunWrite {
  keyHash: Buffer;
  owner: string;
}

/** Longer than any request takes: whoever began has died since, and a repeat takes over. */
const TAKEN_OVER_AFTER = '150 seconds';
const KEPT_FOR = '24 hours';
/** How long a repeat waits for the answer of the first. */
const LONGEST_WAIT_MS = 5_000;

/**
 * Writes by the key their client made: begun once, answered to every repeat. Answers can hold what is shown once, such as
 * a token, so they are sealed; keys and requests are kept as hashes.
 */
@Injectable()
export class IdempotentWrites {
  readonly #seal: Seal;

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(SECRET) secret: Buffer,
  ) {
    this.#seal = new Seal(secret, 'answers of idempotent writes');
  }

  /**
   * @param request what makes it this write and no other: method, address and body
   * @returns the answer the first one got, or the right to be the first
   * @throws DomainError idempotency-key/invalid, idempotency-key/conflict
   */
  async begin(subject: string, key: string, request: string): Promise<KeptAnswer | BegunWrite> {
    const keyHash = hashOf(`${subject}\n${key}`);
    const requestHash = hashOf(request);
    // Most repeats come while the first is answered, and get its answer without asking again; where it is refused, one of
    // them is the first.
    for (let pauseMs = 20, waitedMs = 0; waitedMs < LONGEST_WAIT_MS; waitedMs += pauseMs, pauseMs *= 1.5) {
      const first = await this.#take(subject, keyHash, requestHash);
      const found = first ?? (await this.#answerOf(keyHash, requestHash));
      if (found) return found;
      await sleep(pauseMs);
    }
    throw new DomainError(
      'idempotency-key/conflict',
      'The first request with this Idempotency-Key is still being answered. Send it again in a moment.',
    );
  }

  async #take(subject: string, keyHash: Buffer, requestHash: Buffer): Promise<BegunWrite | undefined> {
    const owner = randomUUID();
    const { rowCount } = await this.pool.query({
      name: 'idempotent-write-begin',
      text: `INSERT INTO idempotent_write AS w (key_hash, subject, request_hash, owner) VALUES ($1, $2, $3, $4)
             ON CONFLICT (key_hash) DO UPDATE
             SET request_hash = excluded.request_hash, owner = excluded.owner, began_at = now(), answer = NULL
             WHERE w.began_at < now() - interval '${KEPT_FOR}'
                OR (w.answer IS NULL AND w.request_hash = excluded.request_hash
                    AND w.began_at < now() - interval '${TAKEN_OVER_AFTER}')`,
      values: [keyHash, subject, requestHash, owner],
    });
    return rowCount ? { keyHash, owner } : undefined;
  }

  /** @returns undefined while the first is being answered, and where it was refused */
  async #answerOf(keyHash: Buffer, requestHash: Buffer): Promise<KeptAnswer | undefined> {
    const { rows } = await this.pool.query<{ request_hash: Buffer; answer: Buffer | null }>({
      name: 'idempotent-write-repeat',
      text: 'SELECT request_hash, answer FROM idempotent_write WHERE key_hash = $1',
      values: [keyHash],
    });
    const [first] = rows;
    if (first && !first.request_hash.equals(requestHash))
      throw new DomainError(
        'idempotency-key/invalid',
        'This Idempotency-Key was used for another request. Make a new one for every write.',
      );
    return first?.answer ? this.#seal.open<KeptAnswer>(first.answer) : undefined;
  }

  async keep({ keyHash, owner }: BegunWrite, answer: KeptAnswer): Promise<void> {
    await this.pool.query({
      name: 'idempotent-write-keep',
      text: 'UPDATE idempotent_write SET answer = $3 WHERE key_hash = $1 AND owner = $2',
      values: [keyHash, owner, this.#seal.close(answer)],
    });
  }

  /** Of a write that was refused or failed: its repeat is tried like a first one. */
  async letGo({ keyHash, owner }: BegunWrite): Promise<void> {
    await this.pool.query({
      name: 'idempotent-write-let-go',
      text: 'DELETE FROM idempotent_write WHERE key_hash = $1 AND owner = $2',
      values: [keyHash, owner],
    });
  }

  async forgetOld(): Promise<void> {
    await this.pool.query(`DELETE FROM idempotent_write WHERE began_at < now() - interval '${KEPT_FOR}'`);
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();
