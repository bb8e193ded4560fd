import { describe, expect, it } from '@jest/globals';
import { falling, placeCurve, smoothed } from './place-curve.js';

const places = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const show = (brand: string, fame: number, values: number[]) => {
  return { brand, places: places(values.length), views: values.map((value) => Math.round(fame * value)) };
};

describe('the curve of openings by place', () => {
  it('is found again where famous shows are long and unknown ones short', () => {
    const truth = places(40).map((place) => 0.5 + 2 / place);
    const shows = [
      ...places(12).map((i) => show(`long-${i}`, 4_000, truth)),
      ...places(30).map((i) => show(`short-${i}`, 200, truth.slice(0, 12))),
    ];
    const { values, looks, openings } = placeCurve(shows);
    expect([looks[0], looks[39]]).toEqual([42, 12]);
    expect(openings[0]).toBe(12 * 10_000 + 30 * 500);
    for (const [i, place] of [1, 2, 5, 20].entries())
      expect((values[place - 1] ?? 0) / (values[0] ?? 1)).toBeCloseTo(
        (truth[place - 1] ?? 0) / 2.5,
        i < 2 ? 2 : 1,
      );
  });

  it('expects of each look its part of what its own show was opened, by place alone', () => {
    const curve = placeCurve([show('a', 100, [4, 2, 1, 1]), show('b', 10, [4, 2, 1, 1])]);
    expect(curve.expected({ places: [1, 2, 4], views: [0, 0, 70] }).map((one) => Math.round(one))).toEqual([
      40, 20, 10,
    ]);
    expect(curve.expected({ places: [9], views: [0] })).toEqual([0]);
  });

  it('never rises, whatever comes', () => {
    const { values } = placeCurve([
      show('a', 1, [3, 9, 0, 8, 1, 1, 7, 2, 30, 1]),
      show('b', 1, [0, 0, 4, 0, 5]),
      show('c', 1, [0, 0]),
    ]);
    expect([...values]).toEqual([...values].sort((a, b) => b - a));
  });

  it('lies between what other brands would have given, and of one brand nobody knows', () => {
    const steep = [6, 3, 1, 1];
    const flat = [1.2, 1.1, 1, 1];
    const curve = placeCurve(places(6).map((i) => show(`b-${i}`, 100, i % 2 ? steep : flat)));
    const [first] = curve.intervals();
    expect(first?.[0]).toBeLessThan(curve.values[0] ?? 0);
    expect(first?.[1]).toBeGreaterThan(curve.values[0] ?? 0);
    expect(placeCurve([show('a', 10, steep)]).intervals()).toEqual([null, null, null, null]);
  });

  it('is nothing of no shows', () => {
    expect(placeCurve([]).places).toEqual([]);
    expect(placeCurve([show('a', 0, [1, 1])]).places).toEqual([]);
  });
});

it('pools what would rise with what stands before it', () => {
  expect([...falling([4, 1, 3, 1], [1, 1, 1, 1])]).toEqual([4, 2, 2, 1]);
  expect([...falling([1, 9], [1, 3])]).toEqual([2.5, 2.5]);
});

it('takes the mean of ever more neighbours, and leaves the first three alone', () => {
  expect([...smoothed(Float64Array.of(9, 6, 3, 3, 0))]).toEqual([9, 6, 3, 2, 1.5]);
});
