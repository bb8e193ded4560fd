import type { Reference } from '@toile/contracts';
import { COLLECTIONS, CONTENT, LOOKS, STREET_STYLES, SUGGESTIONS } from '../catalogue/index.js';

/** Where the addresses of a kind come from: rows `path`, `changed`, in an order that stays. */
export interface SitemapSource {
  sql: string;
  pathOf: (slug: string) => string;
}

const encoded = (slug: string) => slug.split('/').map(encodeURIComponent).join('/');
const content = (kind: string) =>
  `SELECT slug, published_at AS changed FROM ${CONTENT} WHERE kind = '${kind}' AND (published_at IS NULL OR published_at <= now())`;
const at = (folder: string) => (slug: string) => `/${folder}/${encoded(slug)}`;

export const SITEMAPS = {
  look: { sql: `SELECT slug, NULL::timestamptz AS changed FROM ${LOOKS}`, pathOf: at('look') },
  collection: {
    sql: `SELECT slug, NULL::timestamptz AS changed FROM ${COLLECTIONS} WHERE status = 'published'`,
    pathOf: at('collection'),
  },
  designer: {
    sql: `SELECT DISTINCT designer_slug AS slug, NULL::timestamptz AS changed FROM ${COLLECTIONS} WHERE status = 'published'`,
    pathOf: at('designer'),
  },
  agency: { sql: content('agency'), pathOf: at('agency') },
  model: { sql: content('model'), pathOf: at('model') },
  street: { sql: `SELECT slug, NULL::timestamptz AS changed FROM ${STREET_STYLES}`, pathOf: at('street') },
  live: {
    sql: `SELECT slug, NULL::timestamptz AS changed FROM ${COLLECTIONS} WHERE status = 'published' AND live`,
    pathOf: at('live'),
  },
  member: { sql: content('member'), pathOf: at('members') },
  walk: { sql: content('walk'), pathOf: at('walks') },
  page: { sql: content('page'), pathOf: at('page') },
  newsletter: { sql: content('newsletter'), pathOf: at('newsletters') },
  dynamic: { sql: content('dynamic-page'), pathOf: (slug) => `/${encoded(slug)}` },
  tag: {
    sql: `SELECT slug, NULL::timestamptz AS changed FROM ${SUGGESTIONS} WHERE kind = 'tag' AND total_count > 0`,
    pathOf: (slug) => `/look/search?tags=${encodeURIComponent(slug)}`,
  },
  season: {
    sql: `SELECT DISTINCT season_slug AS slug, NULL::timestamptz AS changed FROM ${COLLECTIONS} WHERE status = 'published'`,
    pathOf: (slug) => `/trends/woman/${encodeURIComponent(slug)}`,
  },
} satisfies Record<string, SitemapSource>;
export type SitemapKind = keyof typeof SITEMAPS;

export const SITEMAP_KINDS = Object.keys(SITEMAPS) as SitemapKind[];
export type SitemapRow = Pick<Reference, 'slug'> & { changed: Date | null };
