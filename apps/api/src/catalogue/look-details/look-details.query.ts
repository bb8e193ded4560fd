import { Inject, Injectable } from '@nestjs/common';
import type { LookDetails } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { POOL } from '../../tokens.js';
import { type LookRow, toLookSummary } from '../look-row.js';

const RELATED = 8;

@Injectable()
export class LookDetailsQuery {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** A look, its neighbours in the show and looks that share its tags. @throws DomainError look/unknown */
  async run(slug: string): Promise<LookDetails> {
    const { rows } = await this.pool.query<LookRow & { previous: string | null; next: string | null }>(
      `SELECT look.*,
         (SELECT slug FROM catalogue_look WHERE collection = look.collection AND position < look.position
          ORDER BY position DESC LIMIT 1) AS previous,
         (SELECT slug FROM catalogue_look WHERE collection = look.collection AND position > look.position
          ORDER BY position LIMIT 1) AS next
       FROM catalogue_look look WHERE slug = $1`,
      [slug],
    );
    const look = rows[0];
    if (!look) throw new DomainError('look/unknown', `There is no look "${slug}".`);
    return {
      look: { ...toLookSummary(look), description: look.description },
      previous: look.previous,
      next: look.next,
      related: await this.related(look),
    };
  }

  private async related(look: LookRow) {
    const tags = look.tags.map((tag) => tag.slug);
    const { rows } = await this.pool.query<LookRow>(
      `SELECT * FROM catalogue_look
       WHERE tag_slugs && $1 AND slug <> $2 AND collection <> $3 AND type_slug = $4
       ORDER BY cardinality(ARRAY(SELECT unnest(tag_slugs) INTERSECT SELECT unnest($1::text[]))) DESC,
         (season_slug = $5) DESC, show_date DESC, slug
       LIMIT ${RELATED}`,
      [tags, look.slug, look.collection, look.type_slug, look.season_slug],
    );
    return rows.map(toLookSummary);
  }
}
