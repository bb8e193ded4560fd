import { describe, expect, it } from '@jest/globals';
import { question } from '@toile/contracts';
import type { ChartLook } from '../lib/chart-look';
import { eventsOfCell, looksOfCell, searchOfCell } from './cell-behind';
import { measureText } from './cell-texts';
import { exploreOption } from './explore-option';
import { chartsFor, readState, stateQuery, withSeasons } from './explore-state';
import { gridOf, heatIn, type QuestionAnswer, type QuestionCell, sortedRows } from './grid';
import { linksOf } from './network-option';
import { pickedCell } from './picked-cell';

const tags = { dimension: 'tag' as const, keys: [] };
const cell = (row: string, column: string, value: number | null): QuestionCell => ({
  row,
  label: row,
  column,
  column_label: column,
  measure: 'looks',
  unit: 'looks',
  value,
  numerator: value,
  denominator: null,
  interval: null,
  before: null,
  evolution: null,
  points: null,
  change_interval: null,
  low_base: false,
  suppressed: false,
  new: false,
});
const answer = {
  measures: [{ name: 'looks' }],
  row_keys: ['denim', 'lace', 'fur'].map((key) => ({ key, label: key })),
  column_keys: ['milan', 'paris'].map((key) => ({ key, label: key })),
  rows: [
    cell('denim', 'milan', 4),
    cell('denim', 'paris', 1),
    cell('lace', 'milan', 8),
    cell('fur', 'milan', null),
  ],
  totals: [cell('denim', '*', 5), cell('lace', '*', 8), cell('*', 'milan', 40), cell('*', '*', 60)],
} as unknown as QuestionAnswer;

describe('the address', () => {
  it('holds the whole question, the drawing and the order of rows', () => {
    const text = 'measures=looks&rows=tag&columns=city&where=tag%3Alace&chart=heat&sort=milan.looks~asc';
    const state = readState(new URLSearchParams(text));
    expect(state).toMatchObject({ chart: 'heat', sort: { column: 'milan.looks', isAscending: true } });
    expect(readState(new URLSearchParams(stateQuery(state)))).toEqual(state);
  });

  it('of nonsense still asks something', () => {
    const state = readState(new URLSearchParams('measures=money&rows=nothing&chart=lines'));
    expect(state.question.measures.length).toBe(1);
    expect(state.chart).toBe('table');
  });
});

it('offers the drawings that say something of the question', () => {
  expect(chartsFor(question({ measures: ['looks'], rows: tags }))).toEqual(['table', 'bars']);
  const byWeek = question({ measures: ['views'], rows: tags, columns: { dimension: 'week', keys: [] } });
  expect(chartsFor(byWeek)).toEqual(['table', 'bars', 'lines', 'heat']);
  expect(chartsFor(question({ measures: ['looks', 'brands'], rows: tags }))).toContain('scatter');
});

it('names the seasons it shows, so that a link means the same next year', () => {
  const known = ['ss27', 'fw26', 'ss26', 'fw25', 'ss25'];
  const one = question({ measures: ['looks'], rows: tags });
  expect(withSeasons(one, known, 'ss27').seasons).toEqual(['ss27']);
  const several = { ...one, columns: { dimension: 'season' as const, keys: [] } };
  expect(withSeasons(several, known, 'fw26').seasons).toEqual(['fw26', 'ss26', 'fw25', 'ss25']);
});

describe('the table', () => {
  const grid = gridOf(answer);
  it('has a column for each key, and one for whole rows', () => {
    expect(grid.columns.map(({ id }) => id)).toEqual(['milan.looks', 'paris.looks', '*.looks']);
    expect(grid.total?.cells.get('*.looks')?.value).toBe(60);
  });

  it('is sorted by any column, with what has no value last either way', () => {
    const by = (isAscending: boolean) =>
      sortedRows(grid, { column: 'milan.looks', isAscending }).map(({ key }) => key);
    expect(by(true)).toEqual(['denim', 'lace', 'fur']);
    expect(by(false)).toEqual(['lace', 'denim', 'fur']);
  });

  it('shades the largest cell most, and totals not at all', () => {
    const heat = heatIn(grid);
    expect([
      heat(cell('lace', 'milan', 8)),
      heat(cell('denim', 'milan', 4)),
      heat(cell('lace', '*', 8)),
    ]).toEqual([1, 0.5, 0]);
  });
});

it('names each column of a heat map, steeply where names are longer than there is room', () => {
  const texts = {
    row: String,
    column: (key: string) => `Spring-Summer ${key}`,
    measure: String,
    value: String,
  };
  const labelsAt = (width: number) => {
    const { option } = exploreOption('heat', gridOf(answer), false, { width } as ChartLook, texts);
    return (option.xAxis as { axisLabel: object }).axisLabel;
  };
  expect(labelsAt(1200)).toMatchObject({ rotate: 0, interval: 0 });
  expect(labelsAt(300)).toMatchObject({ rotate: 60, interval: 0 });
});

describe('what is behind a cell', () => {
  const asked = question({
    measures: ['looks'],
    rows: tags,
    columns: { dimension: 'city', keys: [] },
    where: [{ dimension: 'tag', any: ['lace'] }],
    seasons: ['spring-summer-2027'],
  });

  it('is the search that finds its looks', () => {
    expect(Object.fromEntries(searchOfCell(asked, cell('denim', 'milan', 4)) ?? [])).toEqual({
      tags: 'lace,denim',
      city: 'milan',
      season: 'spring-summer-2027',
      type: 'woman',
    });
  });

  it('is none where search knows no such filter, or any of several values will do', () => {
    const either = { ...asked, where: [{ dimension: 'tag' as const, any: ['lace', 'fur'] }] };
    expect(searchOfCell(either, cell('denim', 'milan', 4))).toBeNull();
    expect(searchOfCell(asked, cell('denim', 'milan', 4), ['lace'])).toBeNull();
    const colours = { ...asked, rows: { dimension: 'colour' as const, keys: [] } };
    expect(searchOfCell(colours, cell('black', 'milan', 4))).toBeNull();
    expect(searchOfCell({ ...asked, crossing: 'garment' }, cell('denim', 'milan', 4))).toBeNull();
    const less = { ...asked, without: [{ dimension: 'city' as const, any: ['paris'] }] };
    expect(searchOfCell(less, cell('denim', 'milan', 4))).toBeNull();
    const without = new URLSearchParams(looksOfCell(less, cell('denim', 'milan', 4))?.split('?')[1]);
    expect(without.get('without')).toBe('city:paris');
  });

  it('are the looks the question counts where search cannot say it, with the same conditions', () => {
    const of = (changes: Partial<Question>, row = 'denim', column = 'milan') => {
      const path = looksOfCell({ ...asked, ...changes }, cell(row, column, 4));
      return path && Object.fromEntries(new URL(path, 'https://toile.test').searchParams);
    };
    const conditions = { rows: 'tag', columns: 'city', where: 'tag:lace', seasons: 'spring-summer-2027' };
    expect(of({ crossing: 'garment', limit: 5 })).toMatchObject({
      ...conditions,
      measures: 'looks',
      crossing: 'garment',
      row: 'denim',
      column: 'milan',
    });
    expect(of({ limit: 5 })).not.toHaveProperty('limit');
    const bySeason = { columns: { dimension: 'season' as const, keys: [] }, seasons: ['a', 'b'] };
    expect([of(bySeason, 'denim', 'b')?.column, of(bySeason, 'denim', '*')]).toEqual(['b', null]);
    expect(of({ seasons: ['a', 'b'] })).toBeNull();
    expect(looksOfCell(asked, { ...cell('denim', 'milan', 4), measure: 'searches' })).toBeNull();
  });

  it('are the days of searches', () => {
    const searches = question({
      measures: ['searches'],
      rows: tags,
      columns: { dimension: 'country', keys: [] },
      seasons: ['ss27'],
    });
    const found = eventsOfCell(searches, { ...cell('denim', 'france', 4), measure: 'searches' });
    expect(found).toBe('/api/dashboard/rows/events?measure=searches&trend=denim&country=france&season=ss27');
    // Days of searches know nothing that is left out.
    const less = { ...searches, without: [{ dimension: 'tag' as const, any: ['lace'] }] };
    expect(eventsOfCell(less, { ...cell('denim', 'france', 4), measure: 'searches' })).toBeNull();
  });
});

it('writes values as the language does', () => {
  expect(measureText('runway_share', 'fr')(12.5)).toMatch(/^12,5\s%$/);
  expect(measureText('lift', 'en')(1.25)).toBe('×1.25');
});

const pair = (row: string, column: string, value: number, from: number): QuestionCell => ({
  ...cell(row, column, value),
  measure: 'lift',
  interval: [from, value + 1],
});

it('draws a line between what is together more than by chance with all of its interval, once a pair', () => {
  const links = linksOf([
    pair('lace', 'black', 2, 1.4),
    pair('black', 'lace', 2, 1.4),
    pair('denim', 'fur', 1.6, 0.9),
    pair('denim', 'lace', 3, 2),
    { ...pair('denim', 'veil', 9, 4), low_base: true },
    pair('lace', 'lace', 5, 4),
  ]);
  expect(links.map(({ source, target }) => `${source} ${target}`)).toEqual(['denim lace', 'black lace']);
});

describe('a matrix and a network of pairs', () => {
  const keys = ['denim', 'jeans', 'lace'].map((key) => ({ key, label: key }));
  const few = { ...pair('jeans', 'lace', 9, 4), low_base: true };
  const grid = gridOf({
    ...answer,
    measures: [{ name: 'lift' }],
    row_keys: keys,
    column_keys: keys,
    rows: [pair('denim', 'jeans', 4, 2), pair('denim', 'lace', 1.2, 0.8), few, pair('lace', 'denim', 2, 1.5)],
    totals: [],
  } as unknown as QuestionAnswer);
  const look = { width: 1200, accent: 'red', paper: 'white', soft: 'grey' } as ChartLook;
  const texts = {
    row: String,
    column: String,
    measure: String,
    value: (_: string, value: number) => `×${value}`,
  };
  const seriesOf = (chart: 'heat' | 'network') => {
    const [series] = exploreOption(chart, grid, false, look, texts).option.series as unknown as {
      data: { id: string; value: number[]; itemStyle?: object }[];
    }[];
    return series?.data ?? [];
  };
  const at = (index: number, isLine = false) => ({
    index,
    isLine,
    isName: false,
    series: undefined,
    seriesIndex: 0,
    name: undefined,
  });

  it('are as far from chance one way as the other, and faint where it may be chance', () => {
    const data = seriesOf('heat');
    expect(data[1]).toEqual({ value: [1, 0, 1] });
    expect(data[2]?.itemStyle).toBeDefined();
    expect(data[5]?.itemStyle).toBeDefined();
    expect(data[6]).toEqual({ value: [0, 2, 0.5] });
  });

  it('shade no cell of the table that may be chance', () => {
    const heat = heatIn(grid);
    expect([pair('denim', 'jeans', 4, 2), pair('denim', 'lace', 1.2, 0.8), few].map(heat)).toEqual([1, 0, 0]);
  });

  it('put what goes together side by side', () => {
    expect(seriesOf('network').map(({ id }) => id)).toEqual(['denim', 'jeans', 'lace']);
  });

  it('lead to the cell that is pointed at, and from a point or a name to none', () => {
    const cellAt = (chart: 'heat' | 'network', index: number, isLine?: boolean) => {
      const found = pickedCell(chart, grid, at(index, isLine));
      return found && `${found.row} ${found.column}`;
    };
    expect([cellAt('network', 0, true), cellAt('network', 1, true)]).toEqual(['denim jeans', 'lace denim']);
    expect([cellAt('heat', 1), cellAt('heat', 6), cellAt('heat', 0)]).toEqual([
      'denim jeans',
      'lace denim',
      null,
    ]);
    expect(cellAt('network', 0)).toBeNull();
    expect(pickedCell('heat', grid, { ...at(1), isName: true })).toBeNull();
  });
});
