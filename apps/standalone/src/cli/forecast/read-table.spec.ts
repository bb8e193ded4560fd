import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { readSeriesTable } from './read-table.js';

const read = (...lines: string[]) => readSeriesTable(Readable.from([lines.join('\n')]), ',');

describe('a table of series', () => {
  it('is put in order of time, with a hole where a step or a cell is missing', async () => {
    const table = await read(
      'week,dress,coat',
      '2024-W05,5,NA',
      '2024-W01,1,10',
      '2024-W02,2,',
      '2024-W04,4,40',
    );
    expect(table.series).toEqual([
      { name: 'dress', values: Float64Array.of(1, 2, Number.NaN, 4, 5) },
      { name: 'coat', values: Float64Array.of(10, Number.NaN, Number.NaN, 40, Number.NaN) },
    ]);
    expect(table.notes).toEqual([
      'rows were not in the order of time: sorted',
      '1 steps are missing between rows: filled',
    ]);
    expect(table.timeAfter(0)).toBe('2024-W06');
  });

  it.each([
    ['weeks by date', ['2024-12-16', '2024-12-23', '2024-12-30'], '2025-01-06', 52],
    ['ISO weeks over a year of 53', ['2020-W51', '2020-W52', '2020-W53'], '2021-W01', 52],
    ['days', ['2024-02-27', '2024-02-28', '2024-02-29'], '2024-03-01', 7],
    ['months', ['2024-10', '2024-11', '2024-12'], '2025-01', 12],
    ['first days of months', ['2024-10-01', '2024-11-01', '2024-12-01'], '2025-01-01', 12],
    [
      'times with an hour',
      ['2024-01-01T00:00:00Z', '2024-01-08T00:00:00Z', '2024-01-15T00:00:00Z'],
      '2024-01-22',
      52,
    ],
    ['numbers', ['0', '1', '2'], '3', 52],
  ])('goes on with %s', async (_, times, next, season) => {
    const table = await read('time,a', ...times.map((time, index) => `${time},${index}`));
    expect(table.timeAfter(0)).toBe(next);
    expect(table.season).toBe(season);
  });
});

describe('a table that cannot be read', () => {
  it.each([
    ['a word for a number', ['t,a,b', '1,2,3', '2,x,3'], 'row 3, column "a": "x" is no number'],
    ['a number too large to reckon with', ['t,a', '1,-2e300'], 'row 2, column "a": -2e300 is too large'],
    ['a row of other length', ['t,a,b', '1,2'], 'row 2 has 2 columns, the header 3'],
    [
      'two rows of one time',
      ['t,a', '2024-W01,1', '2024-W01,2'],
      'rows 2 and 3 have the same time, 2024-W01: keep one',
    ],
    ['two columns of one name', ['t,a,a', '1,2,3'], 'columns 2 and 3 are both called "a": rename one'],
    ['a column without a name', ['t,a,', '1,2,3'], 'the header has no name for column 3'],
    ['words for times', ['t,a', 'spring,1'], 'row 2: "spring" is no time'],
    [
      'times of two kinds',
      ['t,a', '2024-01-01,1', '2024-W02,2'],
      'row 3: "2024-W02" is no time like those before it',
    ],
    ['a week that is not there', ['t,a', '2024-W01,1', '2024-W53,2'], 'row 3: "2024-W53" is no time'],
    [
      'a time between steps',
      ['t,a', '0,1', '7,1', '14,1', '17,1', '24,1'],
      'row 5: 17 is not a whole number of steps after 0',
    ],
    ['one column', ['t', '1'], 'the header has one column'],
    ['a header alone', ['t,a'], 'the table has a header and no row'],
    ['nothing', [''], 'the table is empty'],
  ])('says where and why: %s', async (_, lines, message) => {
    await expect(read(...lines)).rejects.toThrow(message);
  });
});
