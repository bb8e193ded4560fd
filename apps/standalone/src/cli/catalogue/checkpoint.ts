import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type pg from 'pg';

/** How far the import of a file came, so that the next one goes on there. A file that has changed begins anew. */
export class Checkpoint {
  readonly #key: string;

  constructor(
    private readonly pool: pg.Pool,
    path: string,
  ) {
    const { size, mtimeMs } = statSync(path);
    this.#key = createHash('sha256')
      .update(`${resolve(path)}\n${size}\n${mtimeMs}`)
      .digest('hex');
  }

  /** The last line that is done; 0 for a file that was not begun. */
  async line(): Promise<number> {
    await this.pool.query(
      `CREATE TABLE IF NOT EXISTS catalogue_import (
         file text PRIMARY KEY, line bigint NOT NULL, updated_at timestamptz NOT NULL DEFAULT now())`,
    );
    const { rows } = await this.pool.query<{ line: string }>(
      'SELECT line FROM catalogue_import WHERE file = $1',
      [this.#key],
    );
    return Number(rows[0]?.line ?? 0);
  }

  async reached(line: number): Promise<void> {
    await this.pool.query(
      `INSERT INTO catalogue_import (file, line) VALUES ($1, $2)
       ON CONFLICT (file) DO UPDATE SET line = excluded.line, updated_at = now()`,
      [this.#key, line],
    );
  }

  async clear(): Promise<void> {
    await this.pool.query('DELETE FROM catalogue_import WHERE file = $1', [this.#key]);
  }
}
