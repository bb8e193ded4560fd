import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-forecast-'));
  file = join(folder, 'series.csv');
  await writeFile(file, table(160));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const WAVE = (t: number, phase: number) => 10 + 4 * Math.cos((2 * Math.PI * (t + phase)) / 52);
const JITTER = (t: number) => ((t * 7919) % 13) / 13;
function table(weeks: number): string {
  const rows = Array.from({ length: weeks }, (_, t) => {
    const monday = new Date(Date.UTC(2021, 0, 4) + t * 7 * 86_400_000).toISOString().slice(0, 10);
    return [monday, WAVE(t, 0) + JITTER(t), WAVE(t, 20) + 2 * JITTER(t + 5), 0, t < 2 ? t : ''].join(',');
  });
  return ['week,"coats, long",boots,nothing,new', ...rows, ''].join('\n');
}

const COMMAND = join(import.meta.dirname, '../../dist/cli/forecast.js');
async function forecast(args: string[], input = '') {
  const child = spawn(process.execPath, ['--no-warnings', COMMAND, ...args], {
    env: { PATH: process.env.PATH },
  });
  let out = '';
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (out += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)));
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number];
  return { code, out, said };
}
const rowsOf = (text: string): Record<string, string>[] => parse(text, { columns: true });

it('writes a row for each series and week to come, and says what was refused', async () => {
  const { code, out, said } = await forecast(['--in', file, '--horizon', '13']);
  const rows = rowsOf(out);
  expect(code).toBe(2);
  expect(said).toContain('3 series, 13 steps ahead, season 52');
  expect(said).toContain('new: refused: 2 values, at least 3 are needed');
  expect(rows).toHaveLength(4 * 13);
  const coats = rows.filter(({ series }) => series === 'coats, long');
  expect(coats[0]?.time).toBe('2024-01-29');
  coats.forEach(({ forecast: value }, h) => {
    expect(Math.abs(Number(value) - WAVE(160 + h, 0) - 0.5)).toBeLessThan(1);
  });
  expect(rows.find(({ series }) => series === 'nothing')).toMatchObject({
    forecast: '0',
    method: 'last value',
  });
  expect(rows.find(({ series }) => series === 'new')).toMatchObject({ forecast: '', method: 'none' });
});

it('reads standard input, and gives the same for the same', async () => {
  const first = await forecast(['--in', '-', '--horizon', '4'], table(160));
  const second = await forecast(['--in', file, '--horizon', '4']);
  expect(first.out).toBe(second.out);
});

it('prints how the methods did in the past', async () => {
  const { code, out } = await forecast(['--in', file, '--backtest']);
  expect(code).toBe(0);
  expect(out).toMatch(/^method +MASE +series\n/);
  expect(out).toMatch(/^combination +0\.\d+ +2$/m);
  expect(out).toMatch(/^seasonal naive +\d\.\d+ +2$/m);
});

it.each([
  ['a file that is not there', ['--in', '/nowhere.csv'], '', 'there is no file /nowhere.csv'],
  ['a folder', ['--in', '/'], '', '/ is a folder, not a file'],
  ['a horizon of 0', ['--in', '-', '--horizon', '0'], '', 'It must be a whole number, 1 or more.'],
  ['no table', [], '', "required option '--in <file>' not specified"],
  ['a bad cell', ['--in', '-'], 't,a\n1,2\n2,two\n', 'row 3, column "a": "two" is no number'],
  [
    'a past too short to be tried',
    ['--in', '-', '--backtest'],
    't,a\n1,2\n2,1\n3,4\n',
    'no series is long enough',
  ],
])('fails with %s, and says so', async (_, args, input, message) => {
  const { code, out, said } = await forecast(args, input);
  expect(code).toBe(1);
  expect(out).toBe('');
  expect(said).toContain(message);
});

it('explains itself', async () => {
  const { code, out } = await forecast(['--help']);
  expect(code).toBe(0);
  for (const option of ['--in', '--horizon', '--season', '--backtest']) expect(out).toContain(option);
});
