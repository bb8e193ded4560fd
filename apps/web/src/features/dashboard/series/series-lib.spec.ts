import { describe, expect, it } from '@jest/globals';
import { isUnobeyed, questionFaults, readQuestion } from '@toile/contracts';
import { forecastPath } from '../forecasts/forecast-path.js';
import { csvOf } from './series-csv.js';
import { figureOfSeries, marksOf, type Note } from './series-marks.js';
import {
  contextOf,
  figureOfPoint,
  groupedIn,
  MEASURES,
  ofsOf,
  pathBehind,
  readSeriesScope,
  type SeriesScope,
  seriesPath,
  seriesQuery,
  USUAL,
} from './series-scope.js';
import { averaged, indexed, linesOf, nearestTo, placesAt, ranksOf, type Series } from './series-values.js';

const scope = (over: Partial<SeriesScope>): SeriesScope => ({ ...USUAL, ...over });
const step = (season_short: string | null, from = '2026-10-05') => ({
  from,
  to: from,
  season: season_short,
  season_short,
  partial: false,
  of: 10,
});
const point = (value: number | null) => ({
  value,
  numerator: (value ?? 0) * 2,
  low_base: false,
  interval: null,
});
const seriesOf = (steps: Series['steps'], rows: Record<string, (number | null)[]>) =>
  ({
    steps,
    series: Object.entries(rows).map(([slug, values]) => ({ slug, label: slug, points: values.map(point) })),
    shows: [],
  }) as unknown as Series;

it('says in the address what is chosen, and nothing of what is usual', () => {
  expect(seriesQuery(USUAL)).toBe('');
  const chosen = scope({ measure: 'searches', slugs: ['denim', 'lace'], year: true, as: 'ranking' });
  expect(seriesQuery(chosen)).toBe('?measure=searches&slugs=denim,lace&as=ranking&year=1');
  expect(readSeriesScope(new URLSearchParams(seriesQuery(chosen)))).toEqual(chosen);
  expect(readSeriesScope(new URLSearchParams('measure=nonsense&span=7&of=brand'))).toEqual(
    scope({ of: 'brand' }),
  );
  expect(readSeriesScope(new URLSearchParams('measure=traffic')).of).toBe('brand');
});

it('asks for whole weeks, a year more where it is drawn behind, and for no days in the demo', () => {
  // A Tuesday.
  const today = '2026-11-24';
  const searches = scope({ measure: 'searches', city: 'paris' });
  expect(seriesPath(searches, today)).toBe('/api/dashboard/series?measure=searches&of=trend');
  expect(seriesPath({ ...searches, span: '13' }, today)).toContain('from=2026-08-31&to=2026-11-24');
  expect(seriesPath({ ...searches, span: '13', year: true }, today)).toContain('from=2025-09-01');
  expect(seriesPath({ ...searches, span: '13', year: true }, null)).not.toContain('from');
  expect(seriesPath(scope({ city: 'paris' }), today)).toContain('city=paris');
});

it('leads from a point to the looks or days behind it', () => {
  expect(pathBehind(scope({}), 'denim', step('ss'))).toBe(
    '/api/dashboard/rows/looks?type=woman&city=all-cities&season=ss&trend=denim',
  );
  expect(pathBehind(scope({ measure: 'searches' }), 'denim', step(null))).toBe(
    '/api/dashboard/rows/events?measure=searches&trend=denim&looks=all&from=2026-10-05&to=2026-10-05',
  );
  expect(pathBehind(scope({ measure: 'boards' }), 'denim', step(null))).toContain('definition=1');
});

const romantic = { key: '~a1', name: 'Romantic: soft', dimension: 'tag' as const, any: ['lace', 'sheer'] };

it('keeps groups in the address, asks for them beside slugs, and leads to what is behind a point of one', () => {
  const grouped = scope({ slugs: ['denim'], groups: [romantic], city: 'milan' });
  expect(readSeriesScope(new URLSearchParams(seriesQuery(grouped)))).toEqual(grouped);
  const asked = (path: string | null) => new URLSearchParams(path?.split('?')[1]);
  expect(asked(seriesPath(grouped, null)).get('groups')).toBe('~a1:tag:Romantic%3A%20soft:lace,sheer');
  // Looks as a question counts them, which is one that can be answered.
  const looks = asked(pathBehind(grouped, '~a1', step('ss')));
  expect(questionFaults(readQuestion(Object.fromEntries(looks)))).toEqual([]);
  expect([looks.get('row'), looks.get('column'), looks.get('where')]).toEqual([
    '~a1',
    'ss',
    'type:woman;city:milan',
  ]);
  const days = asked(pathBehind({ ...grouped, measure: 'searches', country: 'france' }, '~a1', step(null)));
  expect(Object.fromEntries(days)).toEqual({
    measure: 'searches',
    of: 'trend',
    groups: '~a1:tag:Romantic%3A%20soft:lace,sheer',
    country: 'france',
    step: 'day',
    from: '2026-10-05',
    to: '2026-10-05',
  });
  // What another version says, and what is forecast, is of one trend.
  expect(figureOfPoint(grouped, '~a1', step('ss'), true)).toBeNull();
  expect(contextOf(grouped, '~a1', step('ss'))).toBeNull();
  expect(forecastPath({ ...grouped, city: USUAL.city })).toBeNull();
  expect(figureOfSeries(grouped).filters).toEqual({});
});

it('puts cities and colours together too, and leads from a city to its looks or to its days', () => {
  expect(groupedIn({ measure: 'views', of: 'colour' })).toBe('colour');
  const cities = scope({ of: 'city', measure: 'views', slugs: ['milan'], city: 'paris' });
  // They stand side by side: none is chosen.
  const read = readSeriesScope(new URLSearchParams(seriesQuery(cities)));
  expect(read).toEqual({ ...cities, city: USUAL.city });
  const days = new URLSearchParams(pathBehind(read, 'milan', step(null))?.split('?')[1]);
  expect(Object.fromEntries(days)).toEqual({
    measure: 'views',
    of: 'city',
    slugs: 'milan',
    step: 'day',
    from: '2026-10-05',
    to: '2026-10-05',
  });
  expect(pathBehind({ ...read, measure: 'runway-share' }, 'milan', step('ss'))).toBe(
    '/api/dashboard/rows/looks?type=woman&city=milan&season=ss',
  );
});

it('draws no groups of what members searched, nor groups of another dimension', () => {
  const grouped = seriesQuery(scope({ groups: [romantic] }));
  expect(readSeriesScope(new URLSearchParams(`${grouped}&measure=members`)).groups).toEqual([]);
  expect(readSeriesScope(new URLSearchParams(`${grouped}&of=brand`)).groups).toEqual([]);
  expect(groupedIn({ measure: 'members', of: 'trend' })).toBeNull();
});

it('writes a row for each point that is shown, and nothing a spreadsheet would run or that is hidden', () => {
  const hidden = { value: null, numerator: null, low_base: false, interval: null, suppressed: true };
  const lines = [
    {
      slug: 'x',
      label: '=1, 2',
      points: [point(1), { ...point(2.5), interval: [1, 3] as [number, number] }, hidden],
    },
  ];
  const steps = [step('AA'), step('BB'), step('CC')];
  expect(
    csvOf({ steps, series: lines }, 1, (_, label) => label)
      .split('\r\n')
      .slice(1),
  ).toEqual([
    `2026-10-05,2026-10-05,BB,false,x,"'=1, 2",2.5,1,3,5,10,false,false`,
    `2026-10-05,2026-10-05,CC,false,x,"'=1, 2",,,,,10,false,true`,
    '',
  ]);
});

it('asks searches by country, members by occupation of seasons, and leads from models and colours to their looks', () => {
  const today = '2026-11-24';
  const french = scope({ measure: 'searches', country: 'france', job: 'buyer', city: 'paris' });
  expect(seriesPath(french, today)).toBe('/api/dashboard/series?measure=searches&of=trend&country=france');
  expect(pathBehind(french, 'denim', step(null))).toContain('country=france');
  const buyers = scope({ measure: 'members', job: 'buyer', span: '13', step: 'day' });
  expect(seriesPath(buyers, today)).toBe('/api/dashboard/series?measure=members&of=trend&job=buyer');
  expect(pathBehind(buyers, 'denim', step('SS27'))).toBeNull();
  expect(readSeriesScope(new URLSearchParams('measure=members&of=brand')).of).toBe('trend');
  const navy = scope({ of: 'colour', slugs: ['navy'] });
  expect(pathBehind(navy, 'navy', step('ss'))).toContain('season=ss&colour=navy');
  expect(pathBehind({ ...navy, measure: 'views', of: 'model' }, 'ada', step(null))).toContain('model=ada');
  expect(figureOfSeries({ ...navy, measure: 'views' }).filters).toEqual({});
  expect(readSeriesScope(new URLSearchParams('measure=searches&of=colour')).of).toBe('trend');
  expect(figureOfSeries(buyers)).toEqual({
    figure: 'graphs/search-among-consumers',
    filters: { job: 'buyer' },
  });
});

it('averages four steps, and counts from the first that is not zero', () => {
  expect(averaged([4, null, 8, 0, 0, 0])).toEqual([4, null, 6, 4, 8 / 3, 2]);
  expect(indexed([0, 2, 3, null])).toEqual([0, 100, 150, null]);
  expect(indexed([0, 0])).toEqual([null, null]);
});

it('sets a season beside the same one of the year before', () => {
  const seasons = seriesOf([step('FW25'), step('SS26'), step('FW26'), step('SS27')], { denim: [1, 2, 3, 4] });
  const { lines } = linesOf(seasons, scope({ year: true }));
  expect(lines[0]).toMatchObject({ values: [1, 2, 3, 4], before: [null, null, 1, 2] });
});

it('draws the year that was asked for besides behind the one that is shown', () => {
  const values = Array.from({ length: 54 }, (_, at) => at + 1);
  const weeks = seriesOf(
    values.map(() => step(null)),
    { denim: values },
  );
  const { steps, lines } = linesOf(weeks, scope({ measure: 'searches', year: true, scale: 'index' }));
  expect(steps).toHaveLength(2);
  expect(lines[0]?.values).toEqual([100, (100 * 54) / 53]);
  expect(lines[0]?.before).toEqual([100 / 53, 200 / 53]);
});

it('ranks what there is in each step', () => {
  const weeks = seriesOf([step(null), step(null)], { a: [1, 0], b: [3, 2], c: [1, 5] });
  expect(ranksOf(linesOf(weeks, scope({})))).toEqual([
    [2, null],
    [1, 2],
    [3, 1],
  ]);
});

it('tells who stands where at a moment, and how far each came since the last step that had any', () => {
  const ranks = [
    [1, null, 2],
    [2, null, 1],
    [null, null, 3],
  ];
  expect(placesAt(ranks, 2)).toEqual([
    { index: 1, place: 1, moved: 1 },
    { index: 0, place: 2, moved: -1 },
    { index: 2, place: 3, moved: null },
  ]);
});

it('finds the line that is meant by a click beside a point, and none where nothing is known', () => {
  const lines = [
    [1, 5, null],
    [4, 2, null],
  ];
  expect(nearestTo(lines, 0, 3)).toBe(1);
  expect(nearestTo(lines, 1, 3.9)).toBe(0);
  expect(nearestTo(lines, 2, 3)).toBeNull();
  expect(nearestTo(lines, 7, 3)).toBeNull();
});

describe('marks on a series', () => {
  const week = (from: string, to: string) => ({ ...step(null, from), to });
  const weeks = [week('2026-09-07', '2026-09-13'), week('2026-09-14', '2026-09-20')];
  const note = (id: string, date: string, filters: Record<string, string> = {}) =>
    ({ id, date, filters, text: `of ${id}`, owner: null }) as Note;
  const shows = [
    { season_short: 'SS27', from: '2026-09-08', to: '2026-10-13' },
    { season_short: 'FW26', from: '2026-02-20', to: '2026-03-20' },
  ];
  const searches = scope({ measure: 'searches' });

  it('are the shows and notes of the days that are drawn, numbered from the earliest on', () => {
    const notes = [note('b', '2026-09-20'), note('a', '2026-09-07'), note('late', '2026-09-21')];
    const marks = marksOf(weeks, shows, notes, searches, ['denim']);
    expect(marks.map(({ number, at, key }) => [number, at, key])).toEqual([
      [1, 0, 'a'],
      [2, 0, 'shows SS27'],
      [3, 1, 'b'],
    ]);
  });

  it('are notes about what is drawn alone', () => {
    const notes = [
      note('denim', '2026-09-08', { trend: 'denim' }),
      note('lace', '2026-09-08', { trend: 'lace' }),
      note('traffic', '2026-09-08', { metric: 'traffic' }),
    ];
    const keys = marksOf(weeks, [], notes, searches, ['denim']).map(({ key }) => key);
    expect(keys).toEqual(['denim']);
  });

  it('belong to the season before, where seasons are drawn, whose shows need none', () => {
    const seasons = [week('2026-02-20', '2026-03-20'), week('2026-09-08', '2026-10-13')];
    const marks = marksOf(seasons, shows, [note('a', '2026-05-01'), note('b', '2026-11-30')], USUAL, []);
    expect(marks.map(({ at, key }) => [at, key])).toEqual([
      [0, 'a'],
      [1, 'b'],
    ]);
  });

  it('are written on the figure of the register that says the same', () => {
    const of = (over: Partial<SeriesScope>) => figureOfSeries(scope({ slugs: ['x'], ...over }));
    expect(of({ measure: 'searches' })).toEqual({
      figure: 'category-overview/searches',
      filters: { trend: 'x' },
    });
    expect(of({ measure: 'searches', of: 'brand' })).toEqual({
      figure: 'graphs/ranking',
      filters: { metric: 'searches', brand: 'x' },
    });
    expect(of({ measure: 'views', slugs: ['x', 'y'] }).filters).toEqual({});
    const all = MEASURES.flatMap((measure) => ofsOf(measure).map((one) => of({ measure, of: one })));
    for (const { figure, filters } of all)
      expect(Object.keys(filters).filter((name) => isUnobeyed(figure, name))).toEqual([]);
  });
});
