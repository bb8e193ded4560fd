import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { LISTING_PAGE_SIZE } from '@toile/contracts';
import type pg from 'pg';
import { PageDto, pageOf } from '../../../kernel/http/dto/page.dto.js';
import { POOL } from '../../../kernel/tokens.js';
import {
  COLLECTIONS,
  type CollectionEntity,
  CollectionSummaryDto,
  toCollectionSummary,
} from '../../catalogue/index.js';
import { CollectionFacetsDto } from '../dto/facets.dto.js';
import type { CollectionSearchDto } from '../dto/listing-query.dto.js';
import { collectionConditions } from '../filters/conditions.js';
import { FacetsQuery } from '../filters/facets.query.js';
import { KnownValues } from '../filters/known-values.js';
import { TagCategories } from '../filters/tag-categories.js';

/** Collections that were found, and what they can be narrowed by where that was asked for. */
export class CollectionSearchPageDto extends PageDto {
  results: CollectionSummaryDto[];
  facets?: CollectionFacetsDto;
}

/** Published collections by any combination of filters, the newest show first. */
export class SearchCollections extends Query<CollectionSearchPageDto> {
  constructor(readonly search: CollectionSearchDto) {
    super();
  }
}

@QueryHandler(SearchCollections)
export class SearchCollectionsHandler implements IQueryHandler<SearchCollections> {
  readonly #categories: TagCategories;

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly facets: FacetsQuery,
    private readonly known: KnownValues,
  ) {
    this.#categories = new TagCategories(pool);
  }

  /** @throws ValidationError naming the values that are there, of a filter whose value is not */
  async execute({ search }: SearchCollections): Promise<CollectionSearchPageDto> {
    await this.known.mustExist(search);
    const [page, facets] = await Promise.all([
      this.page(search),
      search.facets === 'true' ? this.facets.ofCollections(search) : undefined,
    ]);
    return facets ? { ...page, facets } : page;
  }

  private async page(search: CollectionSearchDto): Promise<CollectionSearchPageDto> {
    const { where, values } = collectionConditions(await this.#categories.narrow(search));
    const { rows } = await this.pool.query<CollectionEntity>(
      `SELECT * FROM ${COLLECTIONS} ${where} ORDER BY show_date DESC, slug
       LIMIT ${LISTING_PAGE_SIZE} OFFSET ${(search.page - 1) * LISTING_PAGE_SIZE}`,
      values,
    );
    const count = await this.pool.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM ${COLLECTIONS} ${where}`,
      values,
    );
    return pageOf(rows.map(toCollectionSummary), count.rows[0]?.total ?? 0, search.page);
  }
}
