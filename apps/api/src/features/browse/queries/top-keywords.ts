import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import type pg from 'pg';
import { Repository } from 'typeorm';
import { POOL } from '../../../kernel/tokens.js';
import { LOOKS, LookEntity, ReferenceDto } from '../../catalogue/index.js';
import { FacetValueDto } from '../../search/index.js';

const KEYWORDS = 100;

/** Tags by the looks of the newest season; null and none before the first show. */
export class TopKeywordsDto {
  season: ReferenceDto | null;
  results: FacetValueDto[];
}

export class TopKeywords extends Query<TopKeywordsDto> {}

@QueryHandler(TopKeywords)
export class TopKeywordsHandler implements IQueryHandler<TopKeywords> {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @InjectRepository(LookEntity) private readonly looks: Repository<LookEntity>,
  ) {}

  async execute(): Promise<TopKeywordsDto> {
    const [newest] = await this.looks.find({
      select: { season_slug: true, season_name: true },
      order: { show_date: 'DESC', slug: 'ASC' },
      take: 1,
    });
    if (!newest) return { season: null, results: [] };
    // By hand: tags lie within the rows, as JSON.
    const { rows } = await this.pool.query<FacetValueDto>(
      `SELECT tag->>'slug' AS slug, min(tag->>'name') AS name, count(*)::int AS total_count
       FROM ${LOOKS}, jsonb_array_elements(tags) AS tag WHERE season_slug = $1
       GROUP BY 1 ORDER BY total_count DESC, slug LIMIT ${KEYWORDS}`,
      [newest.season_slug],
    );
    return { season: { slug: newest.season_slug, name: newest.season_name }, results: rows };
  }
}
