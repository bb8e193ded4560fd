import { Inject, Injectable } from '@nestjs/common';
import type { LookSummary, MediaType } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { POOL } from '../tokens.js';
import { type LookRow, toLookSummary } from './look-row.js';

/** The catalogue's answer to features that hold pictures by type and slug. */
@Injectable()
export class MediaLookup {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** The picture of a published look or street style. @throws DomainError media/unknown */
  async image(type: MediaType, slug: string): Promise<string> {
    const table = TABLES[type];
    const { rows } = table
      ? await this.pool.query<{ image_filename: string }>({
          name: `media-image-${type}`,
          text: `SELECT image_filename FROM ${table} WHERE slug = $1`,
          values: [slug],
        })
      : { rows: [] };
    if (!rows[0]) throw new DomainError('media/unknown', `There is no ${type} "${slug}".`);
    return rows[0].image_filename;
  }

  /** The published ones of these, by `type:slug`. */
  async summaries(items: readonly { type: MediaType; slug: string }[]): Promise<Map<string, LookSummary>> {
    const found = new Map<string, LookSummary>();
    for (const type of new Set(items.map((item) => item.type))) {
      const slugs = items.filter((item) => item.type === type).map((item) => item.slug);
      const table = TABLES[type];
      if (!table) continue;
      const { rows } = await this.pool.query<LookRow>(`SELECT * FROM ${table} WHERE slug = ANY($1)`, [slugs]);
      for (const row of rows) found.set(`${type}:${row.slug}`, toLookSummary(row));
    }
    return found;
  }
}

/** Where the catalogue keeps each type that it has. */
const TABLES: Partial<Record<MediaType, string>> = { look: 'catalogue_look' };
