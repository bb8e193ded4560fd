import type { LookFacts } from '@toile/contracts';

/** Of 64 bits; pictures of two looks differ in 15 and more, one in two sizes in 4 at most. */
const MOST_BITS = 6;

/** The other looks whose pictures are nearly the same, by their prints; the nearest first. */
export function alikeIn(
  looks: readonly LookFacts[],
  { slug, original }: LookFacts,
): { look: string; position: number }[] {
  if (!original) return [];
  return looks
    .flatMap((one) =>
      one.slug !== slug && one.original
        ? [{ look: one.slug, position: one.position, bits: differing(one.original.print, original.print) }]
        : [],
    )
    .filter(({ bits }) => bits <= MOST_BITS)
    .sort((a, b) => a.bits - b.bits)
    .map(({ look, position }) => ({ look, position }));
}

function differing(one: string, other: string): number {
  let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; bits > 0n; bits &= bits - 1n) count += 1;
  return count;
}
