import { Inject, Injectable } from '@nestjs/common';
import {
  LISTING_PAGE_SIZE,
  type LookSort,
  type LookSummary,
  type Page,
  type StreetStyleSummary,
} from '@toile/contracts';
import type pg from 'pg';
import { pageOf } from '../../../kernel/http/dto/page.dto.js';
import { POOL } from '../../../kernel/tokens.js';
import {
  COLLECTIONS,
  type CollectionEntity,
  type CollectionSummaryDto,
  LOOKS,
  type LookEntity,
  STREET_STYLES,
  type StreetStyleEntity,
  toCollectionSummary,
  toLookSummary,
  toStreetStyleSummary,
} from '../../catalogue/index.js';
import type { Order, Shelf } from '../search-index/search-index.js';
import { IndexQueries, type Search } from './index-queries.js';
import { isRanked, LookRankings } from './look-rankings.js';

/** Pages of what the index finds, read from the read model by their slugs. */
@Injectable()
export class Listings {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly queries: IndexQueries,
    @Inject(LookRankings) private readonly rankings: Pick<LookRankings, 'of'>,
  ) {}

  /** Looks of the newest shows first, in the order of the show; their number costs no more when they are many. */
  async looks(search: Search): Promise<Page<LookSummary>> {
    const { slugs, total } = await this.#found('look', search);
    return pageOf(await this.lookSummaries(slugs), total, search.page);
  }

  /** The newest pictures first. */
  async streetStyles(search: Search): Promise<Page<StreetStyleSummary>> {
    const { slugs, total } = await this.#found('street_style', search);
    return pageOf(await this.streetStyleSummaries(slugs), total, search.page);
  }

  /** Published collections, the newest show first. */
  async collections(search: Search): Promise<Page<CollectionSummaryDto>> {
    const { slugs, total } = await this.#found('collection', search);
    const rows = await this.#rows<CollectionEntity>('collections', `SELECT * FROM ${COLLECTIONS}`, slugs);
    return pageOf(rows.map(toCollectionSummary), total, search.page);
  }

  /** Looks as lists show them, in the order of the slugs. */
  async lookSummaries(slugs: readonly string[]): Promise<LookSummary[]> {
    return (await this.#rows<LookEntity>('looks', LOOK_SUMMARIES, slugs)).map(toLookSummary);
  }

  async streetStyleSummaries(slugs: readonly string[]): Promise<StreetStyleSummary[]> {
    const rows = await this.#rows<StreetStyleEntity>(
      'street-styles',
      `SELECT * FROM ${STREET_STYLES}`,
      slugs,
    );
    return rows.map(toStreetStyleSummary);
  }

  async #found(shelf: Shelf, search: Search) {
    const { current, query } = await this.queries.of(search);
    const offset = (search.page - 1) * LISTING_PAGE_SIZE;
    const order = await this.#order(search.sort);
    return current.index.search(shelf, query, { offset, limit: LISTING_PAGE_SIZE, ...order });
  }

  async #order(sort: LookSort | undefined): Promise<Order> {
    if (isRanked(sort)) return { first: await this.rankings.of(sort) };
    return sort ? { [sort]: true } : {};
  }

  /** In the order of the slugs; one that is gone meanwhile is left out. */
  async #rows<R extends { slug: string }>(
    of: string,
    select: string,
    slugs: readonly string[],
  ): Promise<R[]> {
    if (slugs.length === 0) return [];
    const { rows } = await this.pool.query<R>({
      name: `listed-${of}`,
      text: `${select} WHERE slug = ANY($1)`,
      values: [slugs],
    });
    const bySlug = new Map(rows.map((row) => [row.slug, row]));
    return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  }
}

const LOOK_SUMMARIES = `
  SELECT slug, collection, designer_slug, designer_name, season_slug, season_name, type_slug, type_name, city_slug,
    city_name, position, tags, models, image_filename, width, height, thumbhash, colours
  FROM ${LOOKS}`;
