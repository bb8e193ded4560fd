import { Inject, Injectable } from '@nestjs/common';
import type { FacetValue, LookFacets } from '@toile/contracts';
import type pg from 'pg';
import { POOL } from '../../tokens.js';
import { conditions, type LookSearch } from './look-search.query.js';

const TAGS = 40;
/** Newest seasons first; everything else by name. */
const ORDER = { type: 'name', city: 'name', season: 'max(show_date) DESC', designer: 'name' } as const;

@Injectable()
export class LookFacetsQuery {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** What the search can be narrowed by, with the number of looks each value would leave. */
  async run(search: LookSearch): Promise<LookFacets> {
    const [type, city, season, designer, tags] = await Promise.all([
      this.dimension('type', search),
      this.dimension('city', search),
      this.dimension('season', search),
      this.dimension('designer', search),
      this.tags(search),
    ]);
    return { type, city, season, designer, tags };
  }

  private async dimension(dimension: keyof typeof ORDER, search: LookSearch): Promise<FacetValue[]> {
    const { where, values } = conditions({ ...search, [dimension]: undefined });
    const { rows } = await this.pool.query<FacetValue>(
      `SELECT ${dimension}_slug AS slug, ${dimension}_name AS name, count(*)::int AS total_count
       FROM catalogue_look ${where} GROUP BY 1, 2 ORDER BY ${ORDER[dimension]}, slug`,
      values,
    );
    return rows;
  }

  private async tags(search: LookSearch): Promise<FacetValue[]> {
    const { where, values } = conditions(search);
    // Counted by slug, which costs half of unpacking every tag's JSON; then the few that are shown get their names.
    const { rows } = await this.pool.query<FacetValue>(
      `SELECT frequent.slug, total_count, coalesce(
         (SELECT tag->>'name' FROM catalogue_look look, jsonb_array_elements(look.tags) AS tag
          WHERE look.tag_slugs @> ARRAY[frequent.slug] AND tag->>'slug' = frequent.slug LIMIT 1), frequent.slug) AS name
       FROM (SELECT unnest(tag_slugs) AS slug, count(*)::int AS total_count FROM catalogue_look ${where}
             GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${TAGS}) AS frequent
       ORDER BY total_count DESC, frequent.slug`,
      values,
    );
    return rows;
  }
}
