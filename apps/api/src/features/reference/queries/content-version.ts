import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type pg from 'pg';
import { POOL } from '../../../kernel/tokens.js';
import type { ContentVersionDto } from './content-version.dto.js';

/** Categories of events that pages everybody may see are made of; a picture's placeholder may come later. */
const CATEGORIES = ['collection', 'content', 'vocabulary'];

/** How far what pages are made of has come: another version with every change of it. */
export class ContentVersion extends Query<ContentVersionDto> {}

@QueryHandler(ContentVersion)
export class ContentVersionHandler implements IQueryHandler<ContentVersion> {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** One look into the index a category; `max` over all of them would read every entry. */
  async execute(): Promise<ContentVersionDto> {
    const { rows } = await this.pool.query<{ version: string }>(
      `SELECT coalesce(max(last.position), 0)::text AS version FROM unnest($1::text[]) AS one (category)
       CROSS JOIN LATERAL (
         SELECT position FROM event_store.event WHERE event.category = one.category ORDER BY position DESC LIMIT 1
       ) AS last`,
      [CATEGORIES],
    );
    return { version: rows[0]?.version ?? '0' };
  }
}
