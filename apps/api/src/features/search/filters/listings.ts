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
  LOOK_SUMMARY,
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
import { cursorAfter, type Place, placeOfCursor, placeOfPage } from './listing-cursor.js';
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
  async looks(search: Search, place?: Place, order?: Order): Promise<Listed<LookSummary>> {
    const found = await this.#found('look', search, place, order);
    return listed(await this.lookSummaries(found.slugs), found);
  }

  /** The newest pictures first. */
  async streetStyles(search: Search, place?: Place): Promise<Listed<StreetStyleSummary>> {
    const found = await this.#found('street_style', search, place);
    return listed(await this.streetStyleSummaries(found.slugs), found);
  }

  /** Published collections, the newest show first. */
  async collections(search: Search): Promise<Listed<CollectionSummaryDto>> {
    const found = await this.#found('collection', search);
    const rows = await this.#rows<CollectionEntity>(
      'collections',
      `SELECT * FROM ${COLLECTIONS}`,
      found.slugs,
    );
    return listed(rows.map(toCollectionSummary), found);
  }

  /** Where the page that is asked for begins, by its number or behind a cursor. @throws ValidationError, DomainError cursor/expired */
  async placeOf(shelf: Shelf, search: Search): Promise<Place> {
    if (!search.cursor) return placeOfPage(search.page);
    const [{ current, query }, order] = await Promise.all([
      this.queries.of(search),
      this.#order(search.sort),
    ]);
    return placeOfCursor(search.cursor, (range) =>
      current.index.search(shelf, query, { ...range, ...order }),
    );
  }

  /** Of what can be found: changes with every item that does. */
  version(): Promise<string> {
    return this.queries.version();
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

  async #found(shelf: Shelf, search: Search, given?: Place, wanted?: Order) {
    const { offset, page } = given ?? (await this.placeOf(shelf, search));
    const { current, query } = await this.queries.of(search);
    const order = wanted ?? (await this.#order(search.sort));
    const found = await current.index.search(shelf, query, { offset, limit: LISTING_PAGE_SIZE, ...order });
    return { ...found, offset, page };
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

/** A page, and what leads behind it; null on the last one. */
export type Listed<T> = Page<T> & { next: string | null };

function listed<T>(
  results: T[],
  { slugs, total, offset, page }: { slugs: string[]; total: number; offset: number; page: number },
): Listed<T> {
  const end = offset + slugs.length;
  const next = slugs.length > 0 && end < total ? cursorAfter(end, slugs) : null;
  return { ...pageOf(results, total, page), next };
}

const LOOK_SUMMARIES = `SELECT ${Object.keys(LOOK_SUMMARY).join(', ')} FROM ${LOOKS}`;
