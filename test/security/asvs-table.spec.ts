import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const FILE = 'docs/reference/security.md';
const text = readFileSync(FILE, 'utf8');
const rows = [
  ...text.matchAll(/^\| (\d+\.\d+\.\d+) +\| ([12]) +\| (.*?) +\| (met|not met|n\/a) +\| (.*?) +\|$/gm),
].map(([, number = '', , , state = '', how = '']) => ({ number, state, how }));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n');
const names = new Set(files.map((file) => file.split('/').at(-1)));
/** Points of levels 1 and 2 in each chapter of ASVS 5.0.0. */
const POINTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

describe('the table of the ASVS', () => {
  it('has every point of level 2 once, in order', () => {
    const numbers = rows.map(({ number }) => number.split('.').map(Number));
    const chapters = POINTS.map((_, index) => numbers.filter(([chapter]) => chapter === index + 1).length);
    expect(chapters).toEqual(POINTS);
    const ordered = [...rows].sort((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
    expect(rows).toEqual(ordered);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  });

  it('counts what is met', () => {
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    const said = /Of its (\d+) points (\d+) are met, (\d+) are not, and (\d+) are/.exec(
      text.replace(/\s+/g, ' '),
    );
    expect(said?.slice(1).map(Number)).toEqual([rows.length, count('met'), count('not met'), count('n/a')]);
  });

  it('says of each how, or why not', () => {
    for (const { number, how } of rows) expect([number, how.length > 3]).toEqual([number, true]);
  });

  it('names tests and files that are there', () => {
    const tests = [...text.matchAll(/`([\w.-]+spec\.tsx?)`/g)].map(([, name]) => name ?? '');
    expect(tests.length).toBeGreaterThan(100);
    expect(tests.filter((name) => !names.has(name))).toEqual([]);
    const paths = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/[\w-]+\.(?:ts|tsx|yaml|yml|sh))`/g)];
    for (const [, path = ''] of paths) expect(files.filter((file) => file.endsWith(path))).not.toEqual([]);
    const links = [...text.matchAll(/\]\(((?!https?:|#)[^)#]+)/g)].map(([, link]) => link ?? '');
    for (const link of links) expect([link, existsSync(join(dirname(FILE), link))]).toEqual([link, true]);
  });
});
