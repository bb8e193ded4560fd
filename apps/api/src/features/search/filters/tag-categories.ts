import { Inject, Injectable } from '@nestjs/common';
import { TAG_CATEGORIES, type TagCategorySlug } from '@toile/contracts';
import type pg from 'pg';
import { POOL } from '../../../kernel/tokens.js';
import { CONTENT, SUGGESTIONS } from '../../catalogue/index.js';

/** Tags by their category, the same lists until one is sorted anew; then `version` is another. */
export interface SortedTags {
  of(category: string): readonly string[];
  version: string;
}

const REMEMBER_MS = 1_000;
const NONE: readonly string[] = [];

/** Which tags are of which category; what nobody has sorted is `other`. */
@Injectable()
export class TagCategories {
  #recent: { sorted: Promise<SortedTags>; until: number } | undefined;
  #known: SortedTags = { of: () => NONE, version: '' };

  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

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

  async #read(): Promise<SortedTags> {
    const { rows } = await this.pool.query<{ category: TagCategorySlug; tags: string[] }>(
      `SELECT coalesce(sorted.doc->>'category', 'other') AS category, array_agg(tag.slug ORDER BY tag.slug) AS tags
       FROM ${SUGGESTIONS} tag LEFT JOIN ${CONTENT} sorted ON sorted.kind = 'tag' AND sorted.slug = tag.slug
       WHERE tag.kind = 'tag' GROUP BY 1 ORDER BY 1`,
    );
    const version = JSON.stringify(rows);
    if (version === this.#known.version) return this.#known;
    const byCategory = new Map<string, string[]>(rows.map(({ category, tags }) => [category, tags]));
    this.#known = { of: (category) => byCategory.get(category) ?? NONE, version };
    return this.#known;
  }
}

export const isCategory = (slug: string): boolean => TAG_CATEGORIES.some((one) => one.slug === slug);
