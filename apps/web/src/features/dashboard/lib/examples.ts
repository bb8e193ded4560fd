import { COUNTRIES, definitionOf, LANGUAGES, PALETTE, TAG_CATEGORIES } from '@toile/contracts';
import type { Shape } from '../../../api/operations';
import type { Answer } from './answer';
import { type FigureName, kindOf } from './figure-kinds';

type FigureRow = Shape<'FigureRowDto'>;

export const STATES = ['normal', 'loading', 'empty', 'failed', 'suppressed', 'lowBase', 'partial'] as const;
export type State = (typeof STATES)[number];

const ROW: FigureRow = {
  label: '',
  value: null,
  value_label: null,
  bar_background: null,
  city_name: null,
  ranking: null,
  image_filename: null,
  look: null,
  season_short: 'SS27',
  tag_name: null,
  evolution: null,
  numerator: null,
  denominator: null,
  low_base: false,
  suppressed: false,
  new: false,
  interval: null,
  points: null,
  change_interval: null,
  brands: null,
  previous_ranking: null,
  index: null,
};

const TRENDS = ['Velvet', 'Denim', 'Sheer', 'Polka dots', 'Lace', 'Fringe', 'Trench coat', 'Pleats'];
const BRANDS = ['Maison Orvanne', 'Halloran & Pike', 'Castellani Brera', 'Wexcombe', 'Atelier Sévarin'];
const KPIS: Partial<Record<FigureName, readonly string[]>> = {
  brandKpi: ['looks', 'runway_share', 'traffic', 'searches', 'moodboards'],
  seasonKpi: ['looks', 'collections', 'brands', 'models', 'views', 'searches', 'saves'],
};
const CHANGES = [30, -12.4, 0, 8.1, null, -3.2, 54.6, 1.9];

/** A part of the dashboard in one of its states, on invented numbers. @param state any but `loading`, which has no answer */
export function exampleOf(name: FigureName, state: Exclude<State, 'loading'>): Answer {
  if (state === 'failed') return { status: 500 };
  const rows = state === 'empty' ? [] : rowsOf(name).map((row) => inState(row, state));
  return { figure: { rows, meta: metaOf(name, state === 'partial') } };
}

function inState(row: FigureRow, state: State): FigureRow {
  if (state === 'suppressed')
    return { ...row, value: null, value_label: null, numerator: null, evolution: null, suppressed: true };
  if (state === 'lowBase')
    return { ...row, low_base: true, interval: [4.1, 21.3], numerator: 2, denominator: 24 };
  return row;
}

function rowsOf(name: FigureName): FigureRow[] {
  const kpis = KPIS[name];
  if (kpis) return kpis.map((label, i) => counted(label, 4_182 - i * 511, i));
  switch (kindOf(name).subject) {
    case 'colour':
      return PALETTE.slice(0, 6).map((colour, i) => ({
        ...share(colour.name, colour.slug, 26 - i * 3.5, i),
        bar_background: colour.hex,
      }));
    case 'country':
      return COUNTRIES.filter(({ code }) => code).map((country, i) => ({
        ...share(country.name, 'velvet', 3.1 - i * 0.21, i),
        index: 210 - i * 14,
        evolution: null,
      }));
    case 'language':
      return LANGUAGES.map(({ name: label, slug }, i) => share(label, slug, 62 - i * 9, i));
    case 'brand':
      return BRANDS.map((brand, i) => share(brand, brand.toLowerCase(), 2.4 - i * 0.3, i));
    case 'look':
      return BRANDS.map((brand, i) => ({
        ...counted(`${brand}, look ${i + 1}`, 240 - i * 31, i),
        look: `example-${i + 1}`,
        city_name: 'Paris',
        evolution: null,
      }));
    case 'place':
      return Array.from({ length: 30 }, (_, i) => ({
        ...counted(String(i + 1), 0, i),
        value: Number((0.6 + 1.6 / (i + 1)).toFixed(2)),
        value_label: (0.6 + 1.6 / (i + 1)).toFixed(2),
        interval: [0.5 + 1.3 / (i + 1), 0.7 + 1.9 / (i + 1)],
        numerator: 900 - i * 20,
        denominator: 212,
        ranking: null,
      }));
    case 'kpi':
      return [share('Velvet', 'velvet', 13, 0)];
    default:
      return trendRows(name);
  }
}

function trendRows(name: FigureName): FigureRow[] {
  if (name === 'trendShare' || name === 'trendBoards') return [share('Velvet', 'velvet', 13, 0)];
  const isOverview = name === 'runwayShare' || name === 'searches' || name === 'moodboards';
  const labels = isOverview
    ? TAG_CATEGORIES.map(({ name: label, slug }) => ({ label, slug }))
    : TRENDS.map((label) => ({ label, slug: label.toLowerCase().replaceAll(' ', '-') }));
  const rows = labels.map(({ label, slug }, i) => share(label, slug, 21.6 - i * 1.8, i));
  if (name !== 'seasonsCompared') return rows;
  return [...rows, ...rows.map((row, i) => ({ ...row, value: 12 + ((i * 5) % 9), season_short: 'FW26' }))];
}

const share = (label: string, tag_name: string, value: number, index: number): FigureRow => ({
  ...ROW,
  label,
  tag_name,
  value: Number(value.toFixed(1)),
  value_label: `${value.toFixed(1)} %`,
  ranking: index + 1,
  previous_ranking: ((index + 2) % 5) + 1,
  evolution: CHANGES[index % 8] ?? null,
  points: 1.2 - index * 0.3,
  numerator: Math.round(value * 40),
  denominator: 4_000,
  new: index === 4,
});

const counted = (label: string, value: number, index: number): FigureRow => ({
  ...ROW,
  label,
  value,
  value_label: String(value),
  ranking: null,
  numerator: value,
  evolution: CHANGES[index % 8] ?? null,
});

const metaOf = (name: FigureName, partial: boolean): Shape<'FigureDto'>['meta'] => ({
  definition: definitionOf(kindOf(name).path),
  version: 2,
  filters: {},
  partial,
  window: { from: '2026-09-07', to: '2026-10-13', rule: '' },
  as_of: '2026-10-20T10:00:00.000Z',
  fresh_to: '2026-10-20T09:59:58.000Z',
});
