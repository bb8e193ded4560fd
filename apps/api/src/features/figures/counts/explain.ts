import {
  type ExplainedRow,
  type Explanation,
  FIGURE_DEFINITIONS,
  FIGURE_FILES,
  type Figure,
  type FigureRow,
} from '@toile/contracts';
import type { Scope } from '../scope/scope.js';
import { type Behind, behindOf, countsOfFile, isOfBoth, wholeOfFile } from './behind.js';

/** How a figure was counted, from its answer: the definition in words, the numbers, and where what is behind them is read. */
export function explain({ rows, meta }: Figure, scope: Scope): Explanation {
  const found = FIGURE_DEFINITIONS.find(({ id }) => id === meta.definition);
  const definition = found ?? {
    id: meta.definition,
    version: meta.version,
    label: meta.definition,
    formula: '',
    numerator: '',
    denominator: '',
  };
  const { window, filters, as_of } = meta;
  return {
    definition,
    reads: readsOf(meta.definition, scope),
    window,
    filters,
    as_of,
    rows: rows.map((row) => explainedRow(row, meta.definition, scope)),
  };
}

function explainedRow(row: FigureRow, definition: string, scope: Scope): ExplainedRow {
  const { label, tag_name, season_short, numerator, denominator } = row;
  const behind = behindOf(definition, row);
  const whole =
    behind &&
    (isOfBoth(definition)
      ? ofAllTags(behind)
      : (wholeOfFile(definition, row) ?? withoutKey(behind, definition)));
  return {
    label,
    tag_name,
    season_short,
    numerator,
    denominator,
    numerator_rows: behind && !row.suppressed ? link(behind, row, scope) : null,
    denominator_rows: whole && denominator !== null ? link(whole, row, scope) : null,
    context: behind && !row.suppressed ? link(contextOf(behind, countsOfFile(definition)), row, scope) : null,
  };
}

/** The same looks, whichever tags of the category they have. */
const ofAllTags = ({ path, params }: Behind): Behind => ({ path, params: { ...params, leading: null } });

/** The same rows, of everything instead of x. */
const withoutKey = ({ path, params }: Behind, definition: string): Behind | null => {
  if (path === 'events') return null;
  // Where the brand is what is counted, the whole is everybody's.
  const keys = definition === 'brands_kpi' ? [...KEYS, 'brand'] : KEYS;
  return { path, params: { ...params, ...Object.fromEntries(keys.map((key) => [key, null])) } };
};
/** The same, of what a row is about alone: looks, a place, a colour, a country and a language are no part of it. */
const contextOf = ({ path, params }: Behind, counts: string | undefined): Behind => {
  const {
    look: _,
    place: _place,
    looks: _looks,
    country: _country,
    language: _language,
    leading: _leading,
    ...counted
  } = params;
  const { measure = 'looks', ...named } = counted;
  const { colour: _colour, tone: _tone, dominant_tone: _dominant, ...rest } = named;
  return { path: 'context', params: { ...rest, measure: path === 'looks' ? (counts ?? 'looks') : measure } };
};
const KEYS = ['category', 'trend', 'colour', 'tone', 'dominant_tone'];

function link({ path, params }: Behind, row: FigureRow, scope: Scope): string {
  const { input, seasons, season } = scope;
  // The days of a look are those of the figure, whichever season the look is of.
  const of =
    (row.look ? undefined : seasons.find(({ short_name }) => short_name === row.season_short)) ?? season;
  const kept = [
    'type',
    'city',
    'category',
    'brand',
    'trend',
    'scope',
    'window',
    'from',
    'to',
    'as_of',
    'definition',
  ];
  const query = new URLSearchParams({ season: of.slug });
  // A figure without a season has the days of home graphs.
  if (path !== 'looks' && params.measure !== 'looks' && scope.filters.season === undefined)
    query.set('home', 'true');
  for (const name of kept) {
    const value = input[name as keyof typeof input];
    if (value !== undefined) query.set(name, String(value));
  }
  for (const [name, value] of Object.entries(params)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return `/api/dashboard/rows/${path}?${query}`;
}

/** What the README's table says of each measure, in a sentence. */
function readsOf(definition: string, { input }: Scope): string {
  const asKnown = input.as_of ? ', as known then' : '';
  if (LOOKS.has(definition)) return `catalogue facts${asKnown || ', the latest version of each look'}`;
  if (definition.includes('moodboards')) return `raw moodboard messages${asKnown}`;
  if (definition === 'search_among_consumers') return 'the table released of the season';
  if (input.as_of)
    return 'raw tracking rows, as known then; at the end of a sealed day (UTC) sealed rollups, which tell the same';
  if (definition === 'top_trends_leading_to_brand') return 'raw tracking rows';
  return 'sealed rollups, and raw tracking rows of what is not sealed yet';
}
const LOOKS = new Set<string>([
  'share_of_collection_v2',
  'share_of_collection_v1',
  'runway_share_adoption_by_brands',
  'theme_home',
  'homepage_trends_kpi',
  'main_colours',
  'colour_tones',
  'top_brands_featuring_trend',
  ...FIGURE_FILES.filter(({ rests }) => rests === 'looks').map(({ definition }) => definition),
]);
