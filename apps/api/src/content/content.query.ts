import { Inject, Injectable } from '@nestjs/common';
import { type ContentKind, type ContentOf, LISTING_PAGE_SIZE } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { CONTENT } from '../catalogue/read-model/tables.js';
import { POOL } from '../tokens.js';

export interface ContentRow<K extends ContentKind> {
  slug: string;
  doc: ContentOf<K>;
}

@Injectable()
export class ContentQuery {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** A published entry. @throws DomainError `{kind}/unknown`, also for what is to appear later */
  async find<K extends ContentKind>(kind: K, slug: string): Promise<ContentRow<K>> {
    const { rows } = await this.pool.query<ContentRow<K>>({
      name: 'content-entry',
      text: `SELECT slug, doc FROM ${CONTENT} WHERE kind = $1 AND slug = $2 AND (published_at IS NULL OR published_at <= now())`,
      values: [kind, slug],
    });
    if (!rows[0]) throw new DomainError(`${kind}/unknown`, `There is no ${kind} "${slug}".`);
    return rows[0];
  }

  /** Everything of a kind that has appeared, the newest first; things without a date by name. */
  async all<K extends ContentKind>(kind: K): Promise<ContentRow<K>[]> {
    const { rows } = await this.pool.query<ContentRow<K>>({
      name: 'content-all',
      text: `SELECT slug, doc FROM ${CONTENT} WHERE kind = $1 AND (published_at IS NULL OR published_at <= now())
             ORDER BY published_at DESC NULLS LAST, name, slug`,
      values: [kind],
    });
    return rows;
  }

  /** One page of a kind; `having` narrows it to documents that contain these fields. */
  async page<K extends ContentKind>(
    kind: K,
    page: number,
    having: Partial<Record<keyof ContentOf<K>, unknown>> = {},
  ): Promise<{ rows: ContentRow<K>[]; total: number }> {
    const { rows } = await this.pool.query<ContentRow<K> & { total: number }>({
      name: 'content-page',
      text: `SELECT slug, doc FROM ${CONTENT}
             WHERE kind = $1 AND doc @> $2 AND (published_at IS NULL OR published_at <= now())
             ORDER BY published_at DESC NULLS LAST, name, slug LIMIT ${LISTING_PAGE_SIZE} OFFSET $3`,
      values: [kind, JSON.stringify(having), (page - 1) * LISTING_PAGE_SIZE],
    });
    const count = await this.pool.query<{ total: number }>({
      name: 'content-count',
      text: `SELECT count(*)::int AS total FROM ${CONTENT}
             WHERE kind = $1 AND doc @> $2 AND (published_at IS NULL OR published_at <= now())`,
      values: [kind, JSON.stringify(having)],
    });
    return { rows, total: count.rows[0]?.total ?? 0 };
  }
}
