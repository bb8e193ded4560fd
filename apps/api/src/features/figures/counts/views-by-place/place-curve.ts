import { drawsOf, middle } from '../../figure/brand-draws.js';
import type { PlacedViews } from '../../measures/places.query.js';

type Show = Pick<PlacedViews, 'brand' | 'places' | 'views'>;

/** Shows and places are told apart in turns; after so many the fourth digit stands still. */
const ROUNDS = 4;

/** How often looks are opened by their place in the show. 1 is the mean look. */
export interface PlaceCurve {
  places: readonly number[];
  /** Never rising. */
  values: Float64Array;
  /** Looks that stood at the place, and their openings. */
  looks: readonly number[];
  openings: readonly number[];
  /** Between what the value of each place lies, brands drawn anew; null of one brand. */
  intervals(): readonly ([number, number] | null)[];
  /** Openings each look of a show would have, were all of the show's given out by place alone; in the order of its looks. */
  expected(show: Pick<Show, 'places' | 'views'>): number[];
}

/**
 * A show's fame times the curve is what a look is expected to be opened: the Poisson likelihood under a curve that never rises is climbed
 * in turns (fame from the curve, the curve from fame and pooled where it would rise), then each place is the mean of its
 * neighbours, a quarter of its own number to either side. Shows that nobody opened say nothing.
 */
export function placeCurve(all: readonly Show[]): PlaceCurve {
  const shows = all.filter(({ views }) => sum(views) > 0);
  const places = [...new Set(shows.flatMap((show) => show.places))].sort((a, b) => a - b);
  const index = new Map(places.map((place, i) => [place, i]));
  const at = (place: number) => index.get(place) ?? 0;
  const none = () => new Array<number>(places.length).fill(0);
  const [looks, openings, exposures] = [none(), none(), none()];
  for (const show of shows)
    for (const [i, place] of show.places.entries()) {
      add(looks, at(place), 1);
      add(openings, at(place), show.views[i] ?? 0);
    }
  const fameOf = (show: Show, curve: Float64Array) =>
    sum(show.views) / sum(show.places.map((place) => curve[at(place)] ?? 0));
  let curve = new Float64Array(places.length).fill(1);
  let fame: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    fame = shows.map((show) => fameOf(show, curve));
    exposures.fill(0);
    for (const [s, show] of shows.entries())
      for (const place of show.places) add(exposures, at(place), fame[s] ?? 0);
    curve = falling(openings, exposures);
  }
  const values = relative(smoothed(curve), looks);
  return {
    places,
    values,
    looks,
    openings,
    intervals: () => intervalsOf(shows, fame, looks, at),
    expected: (show) => {
      const own = show.places.map((place) => values[at(place)] ?? 0);
      const [all, whole] = [sum(show.views), sum(own)];
      return own.map((value) => (whole > 0 ? (all * value) / whole : 0));
    },
  };
}

/** Counts by exposure, pooled with their neighbours where they would rise (pool adjacent violators). */
export function falling(counts: readonly number[], exposures: readonly number[]): Float64Array<ArrayBuffer> {
  const blocks: { count: number; exposure: number; length: number }[] = [];
  for (const [i, own] of counts.entries()) {
    const block = { count: own, exposure: exposures[i] ?? 0, length: 1 };
    for (
      let last = blocks.at(-1);
      last && last.count * block.exposure <= block.count * last.exposure;
      last = blocks.at(-1)
    ) {
      block.count += last.count;
      block.exposure += last.exposure;
      block.length += last.length;
      blocks.pop();
    }
    blocks.push(block);
  }
  const rates = blocks.flatMap(({ count, exposure, length }) =>
    new Array<number>(length).fill(exposure > 0 ? count / exposure : 0),
  );
  return Float64Array.from(rates);
}

/** Each the mean of those a quarter of its number to either side: the first three stand as they are, and what fell still falls. */
export const smoothed = (curve: Float64Array): Float64Array<ArrayBuffer> =>
  Float64Array.from(curve, (_, i) => {
    const reach = Math.floor((i + 1) / 4);
    const near = curve.subarray(i - reach, Math.min(curve.length, i + reach + 1));
    return sum(near) / near.length;
  });

/** So that the mean look has 1. */
function relative(curve: Float64Array, looks: readonly number[]): Float64Array<ArrayBuffer> {
  const mean = sum(curve.map((value, i) => value * (looks[i] ?? 0))) / sum(looks);
  return Float64Array.from(curve, (value) => value / mean);
}

/** The fame of shows stands; which brands there are is drawn anew. */
function intervalsOf(
  shows: readonly Show[],
  fame: readonly number[],
  looks: readonly number[],
  at: (place: number) => number,
): readonly ([number, number] | null)[] {
  const none = () => new Array<number>(looks.length).fill(0);
  const brands = new Map<string, { openings: number[]; exposures: number[] }>();
  for (const [s, { brand, places, views }] of shows.entries()) {
    const own = brands.get(brand) ?? { openings: none(), exposures: none() };
    brands.set(brand, own);
    for (const [i, place] of places.entries()) {
      add(own.openings, at(place), views[i] ?? 0);
      add(own.exposures, at(place), fame[s] ?? 0);
    }
  }
  if (brands.size < 2) return looks.map(() => null);
  const curves = Array.from(drawsOf(''), (_, draw) => {
    const [openings, exposures] = [none(), none()];
    for (const [brand, own] of brands) {
      const often = drawsOf(brand)[draw] ?? 0;
      if (often === 0) continue;
      for (let i = 0; i < looks.length; i++) {
        add(openings, i, often * (own.openings[i] ?? 0));
        add(exposures, i, often * (own.exposures[i] ?? 0));
      }
    }
    return relative(smoothed(falling(openings, exposures)), looks);
  });
  return looks.map((_, i) => middle(Float64Array.from(curves, (curve) => curve[i] ?? Number.NaN)));
}

const add = (to: number[], i: number, count: number): void => {
  to[i] = (to[i] ?? 0) + count;
};
const sum = (numbers: ArrayLike<number>): number => {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += numbers[i] ?? 0;
  return total;
};
