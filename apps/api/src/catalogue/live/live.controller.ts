import { Controller, Get, Inject, Param } from '@nestjs/common';
import type { LiveCalendar, LiveShow } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { Public } from '../../accounts/roles/allow.decorator.js';
import { ReferenceLists } from '../../reference/reference-lists.query.js';
import { POOL } from '../../tokens.js';
import {
  type CollectionRow,
  CollectionsQuery,
  toCollectionSummary,
} from '../collection-details/collections.query.js';
import { KnownValues } from '../filters/known-values.js';
import { COLLECTIONS } from '../read-model/tables.js';

/** From the first guest to the last bow. */
const SHOW_MS = 2 * 3600_000;

@Controller('live')
@Public()
export class LiveController {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly collections: CollectionsQuery,
    private readonly known: KnownValues,
    private readonly lists: ReferenceLists,
  ) {}

  @Get(':slug')
  async show(@Param('slug') slug: string): Promise<LiveShow> {
    const row = await this.collections.find(slug);
    if (!row.live) throw new DomainError('live/unknown', `The show "${slug}" is not broadcast.`);
    const sinceMs = Date.now() - row.show_date.getTime();
    const { title, venue, description } = row;
    return {
      collection: { ...toCollectionSummary(row), title, venue, description },
      stream_url: row.stream_url,
      status: sinceMs < 0 ? 'upcoming' : sinceMs < SHOW_MS ? 'running' : 'over',
      looks: await this.collections.looks(slug),
    };
  }

  @Get(':type/:season')
  async calendar(@Param('type') type: string, @Param('season') season: string): Promise<LiveCalendar> {
    await this.known.mustExist({ type, season });
    const { rows } = await this.pool.query<CollectionRow>(
      `SELECT * FROM ${COLLECTIONS} WHERE status = 'published' AND type_slug = $1 AND season_slug = $2 ORDER BY live DESC, show_date, slug`,
      [type, season],
    );
    const named = async (kind: 'type' | 'season', slug: string) => ({
      slug,
      name: (await this.lists.find(kind, slug))?.name ?? slug,
    });
    return {
      type: await named('type', type),
      season: await named('season', season),
      shows: rows.map(toCollectionSummary),
    };
  }
}
