import { TAG_CATEGORIES, type TagCategorySlug } from '@toile/contracts';
import type pg from 'pg';
import { CONTENT, SUGGESTIONS } from '../../catalogue/index.js';
import type { ListingQueryDto } from '../dto/listing-query.dto.js';

/** Tags by their category; `version` is another when a tag was sorted anew. */
export interface SortedTags {
  of(category: string): readonly string[];
  version: string;
}

/** A search whose category has become the tags that are of it. */
export type Narrowed<S> = S & { anyTag?: readonly string[] | undefined };
/** Filters, some of which may be left out or lifted. */
export type Filters<S> = Narrowed<{ [K in keyof S]?: S[K] | undefined }>;

const REMEMBER_MS = 1_000;

/** Which tags are of which category; what nobody has sorted is `other`. */
export class TagCategories {
  #recent: { sorted: Promise<SortedTags>; until: number } | undefined;

  constructor(private readonly pool: pg.Pool) {}

  /** Of a moment ago at most. */
  all(): Promise<SortedTags> {
    if (!this.#recent || this.#recent.until < performance.now()) {
      const sorted = this.#read();
      this.#recent = { sorted, until: performance.now() + REMEMBER_MS };
      sorted.catch(() => {
        this.#recent = undefined;
      });
    }
    return this.#recent.sorted;
  }

  /** Something is of a category when it has one of its tags at least. */
  async narrow<S extends Pick<ListingQueryDto, 'category'>>(search: S): Promise<Narrowed<S>> {
    return search.category ? { ...search, anyTag: (await this.all()).of(search.category) } : search;
  }

  async #read(): Promise<SortedTags> {
    const { rows } = await this.pool.query<{ category: TagCategorySlug; tags: string[] }>(
      `SELECT coalesce(sorted.doc->>'category', 'other') AS category, array_agg(tag.slug ORDER BY tag.slug) AS tags
       FROM ${SUGGESTIONS} tag LEFT JOIN ${CONTENT} sorted ON sorted.kind = 'tag' AND sorted.slug = tag.slug
       WHERE tag.kind = 'tag' GROUP BY 1 ORDER BY 1`,
    );
    const byCategory = new Map<string, string[]>(rows.map(({ category, tags }) => [category, tags]));
    return { of: (category) => byCategory.get(category) ?? [], version: JSON.stringify(rows) };
  }
}

export const isCategory = (slug: string): boolean => TAG_CATEGORIES.some((one) => one.slug === slug);
