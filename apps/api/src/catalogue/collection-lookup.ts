import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { POOL } from '../tokens.js';
import { COLLECTIONS } from './read-model/tables.js';

/** The catalogue's answer to features that refer to collections. */
@Injectable()
export class CollectionLookup {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** @throws DomainError collection/unknown unless a collection of that slug is published */
  async mustExist(slug: string): Promise<void> {
    const { rowCount } = await this.pool.query(
      `SELECT 1 FROM ${COLLECTIONS} WHERE slug = $1 AND status = 'published'`,
      [slug],
    );
    if (!rowCount) throw new DomainError('collection/unknown', `There is no collection "${slug}".`);
  }
}
