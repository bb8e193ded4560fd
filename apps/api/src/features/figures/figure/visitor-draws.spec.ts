import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { middle } from './brand-draws.js';
import { drawnCount, drawnShare } from './visitor-draws.js';

/** Numbers that are the same each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

interface Visitor {
  searches: number;
  naming: number;
}

/** Most ask once, few very often, and who asks for something asks for it again. */
function audience(random: () => number, visitors: number): Visitor[] {
  return Array.from({ length: visitors }, () => {
    const searches = Math.min(60, Math.ceil(random() ** -0.8));
    const taste = random() < 0.1 ? 0.7 : 0.03;
    const naming = Array.from({ length: searches }, () => Number(random() < taste)).reduce(
      (a, b) => a + b,
      0,
    );
    return { searches, naming };
  });
}

const partOf = (visitor: string) => (createHash('md5').update(visitor).digest()[0] ?? 0) % 64;

function intervalOf(visitors: readonly Visitor[], name: string): [number, number] {
  const sums = (of: (visitor: Visitor) => number) => {
    const parts = new Map<number, number>();
    for (const [at, visitor] of visitors.entries()) {
      const part = partOf(`${name}-${at}`);
      parts.set(part, (parts.get(part) ?? 0) + of(visitor));
    }
    return { parts: [...parts.keys()], of_parts: [...parts.values()] };
  };
  return (
    middle(
      drawnShare(
        sums(({ naming }) => naming),
        sums(({ searches }) => searches),
      ),
    ) ?? [0, 0]
  );
}

/** The same with each visitor drawn by himself (Poisson bootstrap): what the parts stand for. */
function byVisitor(visitors: readonly Visitor[], random: () => number): [number, number] {
  const shares = Float64Array.from({ length: 400 }, () => {
    let [naming, searches] = [0, 0];
    for (const visitor of visitors) {
      let times = 0;
      for (let product = random(); product > Math.exp(-1); product *= random()) times += 1;
      naming += times * visitor.naming;
      searches += times * visitor.searches;
    }
    return naming / searches;
  });
  return middle(shares) ?? [0, 0];
}

it('is as wide as drawing each visitor by himself, and holds the truth about as often as it says', () => {
  const truth = (0.1 * 0.7 + 0.9 * 0.03) as number;
  const runs = 200;
  let [held, width, exact] = [0, 0, 0];
  for (let run = 0; run < runs; run += 1) {
    const random = seeded(run + 1);
    const visitors = audience(random, 600);
    const [from, to] = intervalOf(visitors, `run-${run}`);
    if (from <= truth && truth <= to) held += 1;
    width += to - from;
    if (run < 25) {
      const [low, high] = byVisitor(visitors, random);
      exact += (to - from) / (high - low) / 25;
    }
  }
  expect(held / runs).toBeGreaterThan(0.87);
  expect(held / runs).toBeLessThan(0.98);
  expect(exact).toBeGreaterThan(0.9);
  expect(exact).toBeLessThan(1.1);
  expect(width).toBeGreaterThan(0);
});

it('draws the same parts of two windows together', () => {
  const row = { parts: [1, 2, 3], of_parts: [4, 5, 6] };
  expect(drawnShare(row, row).every((share) => Number.isNaN(share) || share === 1)).toBe(true);
});

it('says of a number of visitors what chance makes of so many, not of how many parts a draw has', () => {
  // 1,200 visitors who count once each, dealt at random: a Poisson number, 1,200 ± 68.
  const random = seeded(7);
  const of_parts = new Array<number>(64).fill(0);
  for (let visitor = 0; visitor < 1_200; visitor += 1) {
    const part = Math.floor(random() * 64);
    of_parts[part] = (of_parts[part] ?? 0) + 1;
  }
  const [from = 0, to = 0] = middle(drawnCount({ parts: of_parts.map((_, part) => part), of_parts })) ?? [];
  expect(from).toBeLessThan(1_200);
  expect(to).toBeGreaterThan(1_200);
  expect((to - from) / 2).toBeGreaterThan(45);
  expect((to - from) / 2).toBeLessThan(95);
});
