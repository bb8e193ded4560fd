import { tokenSchema } from '../dashboard/access/tokens.controller.js';
import { dashboardSearchSchema } from '../dashboard/configuration/dashboard-search.query.js';
import { DEFINITIONS } from '../dashboard/configuration/definitions.js';
import { eventsBehindSchema, looksBehindSchema } from '../dashboard/explain/rows-schema.js';
import { EMPTY_ROW, shareRow } from '../dashboard/figure/figure-row.js';
import { DEFAULTS, scopeSchema } from '../dashboard/scope/scope-schema.js';
import { EXAMPLES as e } from './examples.js';
import type { Operation } from './operation.js';

const row = shareRow(
  { label: e.tag.name, tag_name: e.tag.slug, season_short: 'SS27', ranking: 1, previous_ranking: 3 },
  { numerator: 520, denominator: 4_000 },
  { numerator: 400, denominator: 4_000 },
  1,
);
const viewed = {
  ...{ ...EMPTY_ROW, label: 'Castellani Brera, look 1', value: 120, value_label: '120', numerator: 120 },
  ...{ look: e.look.slug, image_filename: e.look.image_filename, city_name: 'Milan', season_short: 'FW26' },
  ranking: 1,
};
const meta = {
  ...{
    definition: 'share_of_collection_v2',
    version: 2,
    filters: { type: 'woman', season: DEFAULTS.season },
  },
  window: { from: '2026-09-08', to: '2026-10-13', rule: 'SS27: first show day to last show day + 7 days' },
  ...{ as_of: '2026-11-20T12:00:00.000Z', fresh_to: '2026-11-20T11:59:59.000Z', partial: false },
};
const figure = (summary: string): Operation => ({
  summary,
  query: scopeSchema,
  example: { rows: [row], meta },
});
const looks = (summary: string): Operation => ({
  summary,
  query: scopeSchema,
  example: { rows: [viewed], meta },
});
const behind = (row: object) => ({
  ...{ rows: [row], total_count: 1, page: 1, page_size: 100, window: meta.window, filters: meta.filters },
  as_of: meta.as_of,
});
const token = {
  ...{ id: '5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11', name: 'Notebook', scopes: ['trends'] },
  ...{ created_at: meta.as_of, expires_at: '2027-02-18T12:00:00.000Z', last_used_at: meta.as_of },
};
const option = { value: 'woman', displayName: 'Womenswear' };

/** The dashboard's part of the documentation. */
export const DASHBOARD_OPERATIONS: Record<string, Operation> = {
  'GET /api/dashboard/configuration': {
    summary: 'What the dashboard can be asked, and how each figure is counted',
    example: {
      ...{ environment: 'Master', defaults: DEFAULTS },
      filters: { season: [option], category: [option], city: [option], type: [option] },
      ...{
        metrics: [option],
        colour_views: [option],
        brand_scopes: [option],
        top_list_label: 'Top 20 Brands',
      },
      definitions: DEFINITIONS.slice(0, 1),
    },
  },
  'GET /api/dashboard/search': {
    summary: 'Trends, brands and seasons by name',
    query: dashboardSearchSchema,
    example: {
      results: [{ dimension: 'trends', slug: e.tag.slug, label: e.tag.name, total_count: 812 }],
      total_count: 1,
    },
  },
  'GET /api/dashboard/category-overview/runway-share': figure(
    'Looks with each category or trend, or with the one trend asked about',
  ),
  'GET /api/dashboard/category-overview/searches': figure(
    'Searches for each category or trend, or for the one asked about',
  ),
  'GET /api/dashboard/category-overview/moodboards': figure(
    'Boards that keep each category or trend, or the one asked about',
  ),
  'GET /api/dashboard/brands/kpi': figure('A house beside the year before; needs `brand`'),
  'GET /api/dashboard/seasons/kpi': figure('A season beside the same one a year earlier'),
  'GET /api/dashboard/homepage/trends/kpi': figure('The tags that have grown most'),
  'GET /api/dashboard/trends/kpi/searches': figure('Searches for a trend and its rank; needs `trend`'),
  'GET /api/dashboard/trends/kpi/runway-share-adoption-by-brands': figure('Houses that show a trend'),
  'GET /api/dashboard/home/most-viewed-looks': looks('Most viewed looks of the last 30 days'),
  'GET /api/dashboard/most-viewed-looks': looks('Most viewed looks of a season'),
  'GET /api/dashboard/most-viewed-looks/random': looks('Ten of the hundred most viewed, the same all day'),
  'GET /api/dashboard/{dimension}/most-viewed-looks': looks('Most viewed looks of a brand, season or trend'),
  'GET /api/dashboard/{dimension}/most-saved-to-moodboard': looks('Looks that most boards keep'),
  'GET /api/dashboard/rows/looks': {
    summary: 'The looks behind a figure, as `explain=true` links to them',
    query: looksBehindSchema,
    example: behind({
      ...{ look: e.look.slug, designer: e.look.designer.slug, collection: e.collection.slug },
      ...{
        season: e.season.slug,
        city: 'milan',
        shown_on: '2026-02-24',
        tags: [e.tag.slug],
        colours: ['#561a2a'],
      },
    }),
  },
  'GET /api/dashboard/rows/events': {
    summary:
      'The events behind a figure by day; days of few people are hidden. What members of an occupation did is told of whole seasons only',
    query: eventsBehindSchema,
    example: behind({ day: '2026-09-20', events: 41, of: 2_733, suppressed: false }),
  },
  'GET /api/dashboard/live': {
    summary: 'Server-sent events: views and searches of the current show week, at most one a second',
    example: {
      ...{ views: 41_230, searches: 1_204, as_of: meta.as_of, fresh_to: meta.fresh_to },
      week: { season: DEFAULTS.season, from: '2026-09-21', to: '2026-09-27' },
    },
  },
  'GET /api/dashboard/exports/{id}': {
    summary: 'The receipt of an export; any figure is exported with `format=csv|xlsx|json|parquet`',
    example: {
      ...{
        id: token.id,
        again: '/api/dashboard/graphs/ranking?as_of=2026-11-20T12%3A00%3A00.000Z',
        format: 'csv',
      },
      ...{ definition: 'ranking_traffic', version: 2, filters: meta.filters, window: meta.window },
      ...{ as_of: meta.as_of, fresh_to: meta.fresh_to, rows: 20, columns: ['label', 'value'] },
      ...{
        sha256: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
        created_at: meta.as_of,
      },
    },
  },
  'GET /api/dashboard/tokens': { summary: 'Your read-only tokens', example: { results: [token] } },
  'POST /api/dashboard/tokens': {
    summary:
      'A new read-only token for programs (`Authorization: Bearer`), shown once; 120 requests a minute',
    body: tokenSchema,
    example: { ...token, token: 'toile_Jx0mYw' },
  },
  'DELETE /api/dashboard/tokens/{id}': { summary: 'Withdraw a token' },
  'GET /api/dashboard/graphs/{graph}': figure('A graph by name: ranking, search-by-country, …'),
  'GET /api/dashboard/graphs/{graph}/home': figure(
    'A graph of the home tab: color, theme, top20, most-searched',
  ),
  'GET /api/dashboard/graphs/{graph}/filters/{filter}': {
    summary: 'What a graph can be narrowed by',
    example: [{ ...option, selected: true }],
  },
};
