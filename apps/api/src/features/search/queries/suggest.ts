import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { LOCALES, type Locale, SUGGESTION_PAGE_SIZE, type SuggestionKind } from '@toile/contracts';
import { Transform } from 'class-transformer';
import { IsIn, IsString, MaxLength } from 'class-validator';
import type pg from 'pg';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { PageDto, PageQueryDto } from '../../../kernel/http/dto/page.dto.js';
import { POOL } from '../../../kernel/tokens.js';
import { SUGGESTIONS } from '../../catalogue/index.js';

/** What somebody has typed so far. */
export class SuggestDto extends PageQueryDto {
  /**
   * Words of the name, accents and case aside; all there are without them.
   * @example "vel"
   */
  @Transform(({ value }) => (typeof value === 'string' ? value.normalize('NFC').trim() : value))
  @IsString()
  @MaxLength(100)
  search: string = '';

  /** The language the reader writes in. */
  @IfGiven()
  @IsIn(LOCALES)
  language?: Locale;
}

/** A row of a dropdown; `id` and `text` are what Select2 reads. */
export class SuggestionDto {
  /** @example "velvet" */
  id: string;
  /** @example "Velvet" */
  text: string;
  /** @example "velvet" */
  slug: string;
  /** @example "Velvet" */
  name: string;
  /**
   * Looks that have it.
   * @example 812
   */
  total_count: number;
  /**
   * Of a tag: its words.
   * @example ["Velvet"]
   */
  suggest?: string[];
}

export class SuggestionsDto extends PageDto {
  results: SuggestionDto[];
}

/** Values of a kind by what somebody has typed. */
export class Suggest extends Query<SuggestionsDto> {
  constructor(
    readonly kind: SuggestionKind,
    readonly typed: Pick<SuggestDto, 'search' | 'page'>,
  ) {
    super();
  }
}

interface Row {
  slug: string;
  name: string;
  total_count: number;
  total: number;
}

@QueryHandler(Suggest)
export class SuggestHandler implements IQueryHandler<Suggest> {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** Names that begin with the words first, then those that hold them, then those spelt alike; then by count and name. */
  async execute({ kind, typed: { search, page } }: Suggest): Promise<SuggestionsDto> {
    const rows = await this.rows(kind, search, page);
    // Beyond the last page there is no row to tell the total.
    const [first] = rows.length === 0 && page > 1 ? await this.rows(kind, search, 1) : rows;
    const results = rows.map(({ slug, name, total_count }) => {
      const row = { id: slug, text: name, slug, name, total_count };
      return kind === 'tag' ? { ...row, suggest: [name] } : row;
    });
    return { results, total_count: first?.total ?? 0, page, page_size: SUGGESTION_PAGE_SIZE };
  }

  private async rows(kind: SuggestionKind, search: string, page: number): Promise<Row[]> {
    const range = [kind, SUGGESTION_PAGE_SIZE, (page - 1) * SUGGESTION_PAGE_SIZE];
    const { rows } = await this.pool.query<Row>({
      name: search ? 'suggestions' : 'suggestions-all',
      text: search ? MATCHING : ALL,
      values: search ? [...range, search, search.replace(/[%_\\]/g, '\\$&')] : range,
    });
    return rows;
  }
}

const ALL = `
  SELECT slug, name, total_count, count(*) OVER ()::int AS total FROM ${SUGGESTIONS} WHERE kind = $1
  ORDER BY total_count DESC, name, slug LIMIT $2 OFFSET $3`;

/** A word is spelt alike when it shares half its trigrams with a word of the name: one slip in a word of six letters. */
const MATCHING = `
  WITH asked AS (SELECT catalogue_plain($4) AS words, catalogue_plain($5) AS pattern)
  SELECT slug, name, total_count, count(*) OVER ()::int AS total
  FROM ${SUGGESTIONS}, asked
  WHERE kind = $1 AND (plain LIKE '%' || pattern || '%' OR (length(words) > 2 AND words <% plain))
  ORDER BY (plain LIKE pattern || '%') DESC, (plain LIKE '% ' || pattern || '%') DESC, (plain LIKE '%' || pattern || '%') DESC,
    total_count DESC, name, slug
  LIMIT $2 OFFSET $3`;
