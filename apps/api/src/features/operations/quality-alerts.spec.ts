import { expect, it } from '@jest/globals';
import { mixShifts, overLimits, volumeShift } from './quality-alerts.js';

const device = (value: string, now: number, before: number) => ({ dimension: 'device', value, now, before });

it('tells of a share that is another than in the week before, on both sides', () => {
  // 30 % of 1,000 were mobile now, 50 % of 10,000 before: 20 points, 12 standard errors.
  const found = mixShifts([device('mobile', 300, 5_000), device('desktop', 700, 5_000)]);
  expect(found).toEqual([
    { code: 'mix', dimension: 'device', value: 'mobile', now: 0.3, before: 0.5 },
    { code: 'mix', dimension: 'device', value: 'desktop', now: 0.7, before: 0.5 },
  ]);
});

it.each([
  ['a shift below five points', [device('mobile', 540, 5_000), device('desktop', 460, 5_000)]],
  // 58 % of 200 against 50 %: eight points, but only 2.2 standard errors.
  ['a shift that chance makes', [device('mobile', 116, 5_000), device('desktop', 84, 5_000)]],
  ['too few events now', [device('mobile', 199, 5_000), device('desktop', 0, 5_000)]],
  ['too little to compare with', [device('mobile', 900, 100), device('desktop', 100, 800)]],
])('keeps quiet about %s', (_name, counts) => {
  expect(mixShifts(counts)).toEqual([]);
});

it('finds a value that is new, and one that is gone', () => {
  const found = mixShifts([
    device('smarttv', 400, 0),
    device('desktop', 600, 9_000),
    device('tablet', 0, 1_000),
  ]);
  expect(found.map(({ value, now, before }) => [value, now, before])).toEqual([
    ['smarttv', 0.4, 0],
    ['desktop', 0.6, 0.9],
    ['tablet', 0, 0.1],
  ]);
});

it('says once that there are more bots', () => {
  const bot = (value: string, now: number, before: number) => ({ dimension: 'bot', value, now, before });
  expect(mixShifts([bot('yes', 300, 100), bot('no', 700, 9_900)])).toEqual([
    { code: 'mix', dimension: 'bot', value: 'yes', now: 0.3, before: 0.01 },
  ]);
});

it('compares the volume with an average day, and needs enough of it', () => {
  const volume = (now: number, before: number) =>
    volumeShift([{ dimension: 'bot', value: 'no', now, before }]);
  expect(volume(100, 7_000)).toEqual([{ code: 'volume', now: 100, before: 1_000 }]);
  expect(volume(0, 7_000)).toEqual([{ code: 'volume', now: 0, before: 1_000 }]);
  expect(volume(5_000, 7_000)).toEqual([{ code: 'volume', now: 5_000, before: 1_000 }]);
  for (const [now, before] of [
    [300, 7_000],
    [3_900, 7_000],
    [0, 700],
    [5_000, 0],
  ] as const)
    expect(volume(now, before)).toEqual([]);
});

it('knows what is never normal', () => {
  const fine = {
    received: 1_000,
    refusedShare: 0.01,
    duplicateShare: 0.02,
    unknownShare: 0,
    deadLetters: 0,
    lagMs: 900,
  };
  expect(overLimits(fine)).toEqual([]);
  const bad = {
    ...fine,
    refusedShare: 0.5,
    duplicateShare: 0.1,
    unknownShare: 0.2,
    deadLetters: 3,
    lagMs: 90_000,
  };
  expect(overLimits(bad).map(({ code, now }) => [code, now])).toEqual([
    ['refused', 0.5],
    ['duplicates', 0.1],
    ['unknown', 0.2],
    ['dead-letters', 3],
    ['lag', 90_000],
  ]);
  expect(overLimits({ ...bad, received: 10 }).map(({ code }) => code)).toEqual(['dead-letters', 'lag']);
});
