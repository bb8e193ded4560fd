import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { LISTING_PAGE_SIZE } from '@toile/contracts';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import type pg from 'pg';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { PageDto, PageQueryDto, pageOf } from '../../../kernel/http/dto/page.dto.js';
import { POOL } from '../../../kernel/tokens.js';
import { KnownValues, SlugFilter, WordsFilter } from '../../search/index.js';
import { DesignerSummaryDto } from '../dto/designer.dto.js';
import { type DesignerRow, designersSql, likePattern, toDesignerSummary } from '../read-models/designers.js';

/** Which designers are asked for; an empty field means "any". */
export class DesignersQueryDto extends PageQueryDto {
  /**
   * Words of the name, accents and case aside.
   * @example "brera"
   */
  @WordsFilter()
  search?: string;

  /**
   * The first of the name.
   * @example "C"
   */
  @WordsFilter({ max: 1 })
  letter?: string;

  /** @example "fall-winter-2026" */
  @SlugFilter()
  season?: string;

  /** @example "milan" */
  @SlugFilter()
  city?: string;

  /** Designers a page. */
  @IfGiven()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(200)
  size?: number;
}

export class DesignersDto extends PageDto {
  results: DesignerSummaryDto[];
}

/** Designers by name. */
export class Designers extends Query<DesignersDto> {
  constructor(readonly search: DesignersQueryDto) {
    super();
  }
}

@QueryHandler(Designers)
export class DesignersHandler implements IQueryHandler<Designers> {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly known: KnownValues,
  ) {}

  /** @throws ValidationError naming the seasons and cities that are there */
  async execute({ search: asked }: Designers): Promise<DesignersDto> {
    const { search, letter, season, city, page, size = LISTING_PAGE_SIZE } = asked;
    await this.known.mustExist({ season, city });
    const { rows } = await this.pool.query<DesignerRow & { total: number }>(
      `SELECT *, count(*) OVER ()::int AS total FROM (${designersSql}) AS found ORDER BY catalogue_plain(name), slug
       LIMIT $5 OFFSET $6`,
      [likePattern(search), likePattern(letter), season ?? null, city ?? null, size, (page - 1) * size],
    );
    return pageOf(rows.map(toDesignerSummary), rows[0]?.total ?? 0, page, size);
  }
}
