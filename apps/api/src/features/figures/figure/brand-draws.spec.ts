import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { drawn, drawsOf, middle, middleAround } from './brand-draws.js';
import { shareRow } from './figure-row.js';

it('draws brands as often as there are, by their names alone', () => {
  const brands = Array.from({ length: 50 }, (_, n) => `brand-${n}`);
  const all = brands.flatMap((brand) => [...drawsOf(brand)]);
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  const part = (number: number) => all.filter((one) => one === number).length / all.length;
  expect(mean).toBeCloseTo(1, 1);
  // 1 / e of them are not drawn, as many once, half as many twice.
  expect([part(0), part(1), part(2)].map((one) => Math.round(one * 20) / 20)).toEqual([0.35, 0.35, 0.2]);
  const first =
    Number.parseInt(createHash('md5').update('brand-7/0').digest('hex').slice(0, 8), 16) / 2 ** 32;
  expect(drawsOf('brand-7')[0]).toBe(first < 0.3679 ? 0 : first < 0.7358 ? 1 : drawsOf('brand-7')[0]);
});

/** Of so many looks of each brand so many tagged. */
const share = (brands: readonly (readonly [tagged: number, looks: number])[]) => {
  const parts = (of: 0 | 1) => brands.map((brand, n) => [`b-${n}`, brand[of]] as const);
  const [tagged, looks] = [drawn(parts(0)), drawn(parts(1))];
  return {
    numerator: brands.reduce((sum, [one]) => sum + one, 0),
    denominator: brands.reduce((sum, [, one]) => sum + one, 0),
    draws: () => tagged.map((one, draw) => one / (looks[draw] ?? 0)),
  };
};
const row = (now: ReturnType<typeof share>, before?: ReturnType<typeof share>) =>
  shareRow({ label: 'x' }, now, before, 1);

it('is sure of what all brands do, and unsure of what one does', () => {
  const all = share(Array.from({ length: 40 }, () => [2, 20] as const));
  const one = share(Array.from({ length: 40 }, (_, n) => [n === 0 ? 80 : 0, 80] as const));
  expect(row(all)).toMatchObject({ value: 10, interval: [10, 10] });
  const { value, interval } = row(one);
  expect(value).toBe(2.5);
  expect(interval?.[0]).toBe(0);
  expect(interval?.[1]).toBeGreaterThan(6);
});

it('says between what a change lies, brands of both seasons drawn together', () => {
  const season = (tagged: number) =>
    share(Array.from({ length: 40 }, (_, n) => [n % 8 === 0 ? tagged : 1, 20] as const));
  const grown = row(season(12), season(6));
  expect(grown.evolution).toBe(46.2);
  expect(grown.change_interval?.[0]).toBeGreaterThan(0);
  const same = row(season(6), season(6));
  expect(same).toMatchObject({ evolution: 0, change_interval: [0, 0] });
  expect(row(season(6)).change_interval).toBeNull();
});

it('lays what draws vary by around what was counted, where drawing itself makes it larger', () => {
  const draws = Float64Array.from({ length: 400 }, (_, draw) => 30 + draw / 100);
  expect(middle(draws)).toEqual([30.1, 33.89]);
  expect(middleAround(draws, 20)?.map((one) => Math.round(100 * one) / 100)).toEqual([18.1, 21.89]);
  expect(middleAround(new Float64Array(400).fill(Number.NaN), 20)).toBeNull();
});
