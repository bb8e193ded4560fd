import { COLLECTIONS, CONTENT } from '../../catalogue/index.js';
import type { DesignerSummaryDto } from '../dto/designer.dto.js';

/** Text for LIKE that stands for itself, whatever signs it holds; null for none. */
export const likePattern = (text: string | undefined): string | null =>
  text?.replace(/[%_\\]/g, '\\$&') || null;

export interface DesignerRow {
  slug: string;
  name: string;
  city_slug: string | null;
  city_name: string | null;
  looks: number;
  collections: number;
}

/**
 * Designers that have shown, and those that editors keep without a show. By hand: cities are those shown in most, which no query
 * builder says. Parameters: words and beginning of the name as patterns, season, city; each may be null.
 */
export const designersSql = `
  SELECT slug, min(name) AS name, min(city_slug) AS city_slug, min(city_name) AS city_name,
    sum(looks)::int AS looks, sum(collections)::int AS collections
  FROM (
    SELECT designer_slug AS slug, min(designer_name) AS name, mode() WITHIN GROUP (ORDER BY city_slug) AS city_slug,
      mode() WITHIN GROUP (ORDER BY city_name) AS city_name, sum(looks_count) AS looks, count(*) AS collections
    FROM ${COLLECTIONS} WHERE status = 'published' AND ($3::text IS NULL OR season_slug = $3) AND ($4::text IS NULL OR city_slug = $4)
    GROUP BY designer_slug
    UNION ALL
    SELECT slug, name, NULL, NULL, 0, 0 FROM ${CONTENT} WHERE kind = 'designer' AND $3::text IS NULL AND $4::text IS NULL
  ) AS designers
  GROUP BY slug
  HAVING ($1::text IS NULL OR catalogue_plain(min(name)) LIKE '%' || catalogue_plain($1) || '%')
    AND ($2::text IS NULL OR catalogue_plain(min(name)) LIKE catalogue_plain($2) || '%')`;

export function toDesignerSummary(row: DesignerRow): DesignerSummaryDto {
  return {
    slug: row.slug,
    name: row.name,
    letter: row.name.normalize('NFD').slice(0, 1).toUpperCase(),
    city: { slug: row.city_slug ?? '', name: row.city_name ?? '' },
    looks_count: row.looks,
    collections_count: row.collections,
  };
}
