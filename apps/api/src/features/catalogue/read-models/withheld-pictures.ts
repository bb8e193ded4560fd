import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { POOL } from '../../../kernel/tokens.js';
import { LOOKS, STREET_STYLES, WITHHELD_PICTURES } from './tables.js';

/** What came in as a picture of a show: closed until a published look shows it, also before it is of any look. */
export const OF_A_SHOW = 'show-';
/** Files of other names that begin so are none of ours. */
const NAMED_SO = `^${OF_A_SHOW}[0-9a-f]{24}\\.`;

/** What is open is asked by many; a withdrawn look's picture is closed for them this much later, within the five seconds its pages have. */
const OPEN = { max: 50_000, ttl: 4_000 };

/** Pictures that readers may not see yet. */
@Injectable()
export class WithheldPictures {
  readonly #open = new LRUCache<string, true>(OPEN);

  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** Null when everybody may see it; else whose it is, where that is known. */
  async withheld(filename: string): Promise<{ designer: string | null } | null> {
    if (this.#open.has(filename)) return null;
    const { rows } = await this.pool.query<{ designer: string | null }>({
      name: 'withheld-picture',
      text: `SELECT w.designer_slug AS designer
        FROM (SELECT $1::text AS filename) AS asked LEFT JOIN ${WITHHELD_PICTURES} AS w USING (filename)
        WHERE (w.filename IS NOT NULL OR $1 ~ '${NAMED_SO}')
          AND NOT EXISTS (SELECT FROM ${LOOKS} WHERE image_filename = $1)
          AND NOT EXISTS (SELECT FROM ${STREET_STYLES} WHERE image_filename = $1)`,
      values: [filename],
    });
    if (!rows[0]) this.#open.set(filename, true);
    return rows[0] ?? null;
  }
}
