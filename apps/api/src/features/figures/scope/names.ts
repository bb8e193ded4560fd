import { Inject, Injectable } from '@nestjs/common';
import { type Reference, TAG_CATEGORIES, type TagCategorySlug } from '@toile/contracts';
import type pg from 'pg';
import { POOL } from '../../../kernel/tokens.js';
import { CONTENT, SUGGESTIONS } from '../../catalogue/index.js';

/** How a figure's rows are called, and which category each tag is of. */
export interface Names {
  tag(slug: string): string;
  brand(slug: string): string;
  /** Whether there is one that can be asked about. */
  has(kind: 'tag' | 'designer', slug: string): boolean;
  categoryOf(tag: string): TagCategorySlug;
  /** Tags that have a category, beside it. */
  sorted: { tags: string[]; categories: string[] };
}

export const categoryName = (slug: string): string =>
  TAG_CATEGORIES.find((category) => category.slug === slug)?.name ?? slug;

const REMEMBER_MS = 1_000;

@Injectable()
export class NamesQuery {
  #recent: { names: Promise<Names>; until: number } | undefined;

  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** Of a moment ago at most; the figures of a page share one look-up. */
  all(): Promise<Names> {
    if (!this.#recent || this.#recent.until < performance.now()) {
      const names = this.read();
      this.#recent = { names, until: performance.now() + REMEMBER_MS };
      names.catch(() => {
        this.#recent = undefined;
      });
    }
    return this.#recent.names;
  }

  private async read(): Promise<Names> {
    const [names, tags] = await Promise.all([
      this.pool.query<Reference & { kind: string }>(
        `SELECT kind, slug, name FROM ${SUGGESTIONS} WHERE kind IN ('tag', 'designer')`,
      ),
      this.pool.query<{ slug: string; category: TagCategorySlug }>(
        `SELECT slug, doc->>'category' AS category FROM ${CONTENT} WHERE kind = 'tag' ORDER BY slug`,
      ),
    ]);
    const byKey = new Map(names.rows.map(({ kind, slug, name }) => [`${kind}/${slug}`, name]));
    const categories = new Map(tags.rows.map(({ slug, category }) => [slug, category]));
    return {
      tag: (slug) => byKey.get(`tag/${slug}`) ?? slug,
      brand: (slug) => byKey.get(`designer/${slug}`) ?? slug,
      has: (kind, slug) => byKey.has(`${kind}/${slug}`),
      categoryOf: (tag) => categories.get(tag) ?? 'other',
      sorted: { tags: [...categories.keys()], categories: [...categories.values()] },
    };
  }

  /** Of those that there are. */
  async models(slugs: readonly string[]): Promise<Map<string, string>> {
    const { rows } = await this.pool.query<Reference>(
      `SELECT slug, name FROM ${SUGGESTIONS} WHERE kind = 'individual' AND slug = ANY($1)`,
      [slugs],
    );
    return new Map(rows.map(({ slug, name }) => [slug, name]));
  }

  async find(kind: 'tag' | 'designer', slug: string): Promise<Reference | undefined> {
    const { rows } = await this.pool.query<Reference>(
      `SELECT slug, name FROM ${SUGGESTIONS} WHERE kind = $1 AND slug = $2`,
      [kind, slug],
    );
    return rows[0];
  }
}
