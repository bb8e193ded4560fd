import { expect, it } from '@jest/globals';
import { pulsesOf } from './pulse.js';

const at = (second: number) => new Date(second * 1000).toISOString();

it('tells counts second by second, each from ten readers on', () => {
  const saves = Array.from({ length: 12 }, (_, i) => {
    return { what: 'saves', second: 100 + i, times: 2, people: 1 } as const;
  });
  const pulses = pulsesOf([
    ...saves,
    { what: 'searches', second: 110, times: 40, people: 9 },
    { what: 'searches', second: 111, times: 1, people: 0 },
    { what: 'searches', second: 120, times: 1, people: 1 },
  ]);
  expect(pulses).toEqual([
    { at: at(109), saves: 20, searches: null },
    { at: at(110), saves: 22, searches: null },
    { at: at(111), saves: 24, searches: null },
    { at: at(120), saves: 24, searches: 42 },
  ]);
});
