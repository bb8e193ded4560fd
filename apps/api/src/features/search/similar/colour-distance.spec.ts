import { expect, it } from '@jest/globals';
import { distancesTo } from './colour-distance.js';

const colourDistance = (a: string[], b: string[]) => distancesTo(a)(b);

it('is 0 for the same colours, 100 for none, and CIEDE2000 in between', () => {
  expect(colourDistance(['#336699'], ['#336699'])).toBe(0);
  expect(colourDistance([], ['#336699'])).toBe(100);
  expect(colourDistance(['#000000'], ['#ffffff'])).toBeCloseTo(100, 1);
  // Sharma, Wu and Dalal: pure red against pure blue.
  expect(colourDistance(['#ff0000'], ['#0000ff'])).toBeCloseTo(52.88, 1);
});

it('looks at the first colour most', () => {
  const red = ['#c4252b', '#17161a'];
  expect(colourDistance(red, ['#c4252b', '#f7f6f3'])).toBeLessThan(
    colourDistance(red, ['#17161a', '#f7f6f3']),
  );
});
