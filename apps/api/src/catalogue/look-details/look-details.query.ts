import { Inject, Injectable } from '@nestjs/common';
import type { LookDetails } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { POOL } from '../../tokens.js';
import { type LookRow, toLookSummary } from '../look-row.js';
import { CONTENT, LOOKS } from '../read-model/tables.js';
import { SimilarQuery } from '../similar/similar.query.js';

const RELATED = 8;

type Found = LookRow & { previous: string | null; next: string | null; website: string | null };

/** A house's address that says which look led there, so that it can report what was bought (`affiliation_purchase`). */
export function shopLink(website: string, look: string): string {
  const url = new URL(website);
  url.searchParams.set('utm_source', 'toile');
  url.searchParams.set('utm_medium', 'affiliate');
  url.searchParams.set('utm_content', look);
  return url.href;
}

@Injectable()
export class LookDetailsQuery {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly similar: SimilarQuery,
  ) {}

  /** A look, its neighbours in the show and looks of other shows that go with it. @throws DomainError look/unknown */
  async run(slug: string): Promise<LookDetails> {
    const { rows } = await this.pool.query<Found>(
      `SELECT asked.*,
         (SELECT slug FROM ${LOOKS} other WHERE other.collection = asked.collection
            AND other.position < asked.position ORDER BY other.position DESC LIMIT 1) AS previous,
         (SELECT slug FROM ${LOOKS} other WHERE other.collection = asked.collection
            AND other.position > asked.position ORDER BY other.position LIMIT 1) AS next,
         (SELECT doc->>'website' FROM ${CONTENT} WHERE kind = 'designer' AND slug = asked.designer_slug) AS website
       FROM ${LOOKS} asked WHERE slug = $1`,
      [slug],
    );
    const look = rows[0];
    if (!look) throw new DomainError('look/unknown', `There is no look "${slug}".`);
    const related = await this.similar.looks(slug, 1, { otherShows: true });
    return {
      look: { ...toLookSummary(look), description: look.description },
      previous: look.previous,
      next: look.next,
      related: related.results.slice(0, RELATED),
      shop: look.website && shopLink(look.website, slug),
    };
  }
}
