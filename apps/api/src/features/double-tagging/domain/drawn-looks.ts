import { randomNumbers } from '@toile/forecast';

/**
 * A sample of looks, at least one, the same for the same seed: each look is given a number in turn, and those with the smallest are
 * drawn. They stay in their order.
 */
export function drawnLooks(looks: readonly string[], percent: number, seed: number): string[] {
  const random = randomNumbers(seed);
  const numbered = looks.map((slug) => ({ slug, number: random() }));
  const size = Math.ceil((looks.length * percent) / 100);
  const drawn = new Set(
    [...numbered]
      .sort((a, b) => a.number - b.number)
      .slice(0, size)
      .map(({ slug }) => slug),
  );
  return looks.filter((slug) => drawn.has(slug));
}
