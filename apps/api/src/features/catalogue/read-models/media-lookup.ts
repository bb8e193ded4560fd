import { Inject, Injectable } from '@nestjs/common';
import type { LookSummary, MediaType } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { POOL } from '../../../kernel/tokens.js';
import type { LookEntity } from './picture.entity.js';
import { toLookSummary } from './picture-summaries.js';
import { LOOKS, STREET_STYLES } from './tables.js';

/** Where the catalogue keeps each type of media. */
const TABLES: Record<MediaType, string> = { look: LOOKS, 'street-style': STREET_STYLES };

/** What many save at once is looked up once; a look that was withdrawn can be saved a few seconds more. */
const REMEMBER_MS = 5_000;
const REMEMBER_MOST = 20_000;

/** The catalogue's answer to features that hold pictures by type and slug. */
@Injectable()
export class MediaLookup {
  readonly #recent = new LRUCache<string, string>({ max: REMEMBER_MOST, ttl: REMEMBER_MS });

  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** The picture of a published look or street style. @throws DomainError media/unknown */
  async image(type: MediaType, slug: string): Promise<string> {
    const key = `${type}:${slug}`;
    const recent = this.#recent.get(key);
    if (recent) return recent;
    const image = await this.look(type, slug);
    if (!image) throw new DomainError('media/unknown', `There is no ${type} "${slug}".`);
    this.#recent.set(key, image);
    return image;
  }

  /** The published ones of these, by `type:slug`. */
  async summaries(items: readonly { type: MediaType; slug: string }[]): Promise<Map<string, LookSummary>> {
    const found = new Map<string, LookSummary>();
    for (const type of new Set(items.map((item) => item.type))) {
      const { rows } = await this.pool.query<LookEntity>(
        `SELECT * FROM ${TABLES[type]} WHERE slug = ANY($1)`,
        [slugsOf(items, type)],
      );
      for (const row of rows) found.set(`${type}:${row.slug}`, toLookSummary(row));
    }
    return found;
  }

  /** Who is named with these pictures, by `type:slug`; those that name nobody are not there. */
  async credits(items: readonly { type: MediaType; slug: string }[]): Promise<Map<string, string>> {
    const { rows } = await this.pool.query<{ key: string; name: string }>(
      `SELECT 'look:' || slug AS key, credit AS name FROM ${LOOKS} WHERE slug = ANY($1) AND credit <> ''
       UNION ALL SELECT 'street-style:' || slug, photographer FROM ${STREET_STYLES} WHERE slug = ANY($2) AND photographer <> ''`,
      [slugsOf(items, 'look'), slugsOf(items, 'street-style')],
    );
    return new Map(rows.map(({ key, name }) => [key, name]));
  }

  /** Who took these street styles, by slug. */
  async photographers(streets: readonly string[]): Promise<Map<string, string>> {
    const { rows } = await this.pool.query<{ slug: string; photographer: string }>(
      `SELECT slug, photographer FROM ${STREET_STYLES} WHERE slug = ANY($1)`,
      [streets],
    );
    return new Map(rows.map(({ slug, photographer }) => [slug, photographer]));
  }

  private async look(type: MediaType, slug: string): Promise<string | undefined> {
    const table = TABLES[type];
    if (!table) return undefined;
    const { rows } = await this.pool.query<{ image_filename: string }>({
      name: `media-image-${type}`,
      text: `SELECT image_filename FROM ${table} WHERE slug = $1`,
      values: [slug],
    });
    return rows[0]?.image_filename;
  }
}

const slugsOf = (items: readonly { type: MediaType; slug: string }[], type: MediaType) =>
  items.filter((item) => item.type === type).map(({ slug }) => slug);
