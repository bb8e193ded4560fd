import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { LOCALES, type Locale, SEASONS } from '@toile/contracts';
import { currentVocabulary, suggestedTags, tagLabel } from '@toile/vocabulary';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import type pg from 'pg';
import { IfGiven } from '../../../../kernel/http/dto/if-given.decorator.js';
import { IsText } from '../../../../kernel/http/dto/text.decorator.js';
import { POOL } from '../../../../kernel/tokens.js';
import { SUGGESTIONS } from '../../../catalogue/index.js';

/** Which names are looked for. */
export class DashboardSearchDto {
  /** Anywhere in the name. */
  @IsText({ max: 100 })
  search: string = '';

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit: number = 20;

  /** The language the reader writes in: trends are found by their words in it, and named in it. */
  @IfGiven()
  @IsIn(LOCALES)
  language?: Locale;
}

/** A trend, brand or season that has figures. */
export class DashboardHitDto {
  dimension: 'trends' | 'brands' | 'seasons';
  /** @example "denim" */
  slug: string;
  /** @example "Denim" */
  label: string;
  /**
   * Its looks.
   * @example 812
   */
  total_count: number;
}

/** What was found. */
export class DashboardHitsDto {
  results: DashboardHitDto[];
  /** Of all that were found. */
  total_count: number;
}

export class SearchDashboard extends Query<DashboardHitsDto> {
  constructor(readonly input: DashboardSearchDto) {
    super();
  }
}

/** Trends, brands and seasons by name, trends by their words in the reader's language and seasons by their short names too: prefix matches first, then by looks, then by name. */
@QueryHandler(SearchDashboard)
export class SearchDashboardHandler implements IQueryHandler<SearchDashboard> {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async execute({ input: { search, limit, language = 'en' } }: SearchDashboard): Promise<DashboardHitsDto> {
    const typed = search.trim().toUpperCase();
    const seasons = SEASONS.filter(({ short_name }) => typed && short_name.startsWith(typed));
    const { begin, hold } = suggestedTags(search, language, currentVocabulary());
    const pattern = search.normalize('NFC').replace(/[%_\\]/g, '\\$&');
    const { rows } = await this.pool.query<DashboardHitDto & { all: number }>(
      `SELECT CASE kind WHEN 'tag' THEN 'trends' WHEN 'designer' THEN 'brands' ELSE 'seasons' END AS dimension,
         slug, name AS label, total_count, count(*) OVER ()::int AS all
       FROM ${SUGGESTIONS}
       WHERE kind IN ('tag', 'designer', 'season') AND total_count > 0
         AND (plain LIKE '%' || catalogue_plain($1) || '%' OR (kind = 'tag' AND slug = ANY($4))
           OR (kind = 'season' AND slug = ANY($5)))
       ORDER BY (plain LIKE catalogue_plain($1) || '%' OR (kind = 'tag' AND slug = ANY($3))
         OR (kind = 'season' AND slug = ANY($5))) DESC, total_count DESC, name, kind, slug LIMIT $2`,
      [pattern, limit, begin, hold, seasons.map(({ slug }) => slug)],
    );
    const results = rows.map(({ all: _, ...hit }): DashboardHitDto => {
      const { dimension, slug, label: name } = hit;
      return dimension === 'trends' ? { ...hit, label: tagLabel({ slug, name }, language) } : hit;
    });
    return { results, total_count: rows[0]?.all ?? 0 };
  }
}
