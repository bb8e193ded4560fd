import type { LookFacts } from '@toile/contracts';
import { thumbHashToRGBA } from 'thumbhash';

/** Of 64 bits. Looks of one show stand before one backdrop, which alone brings them this near: colours have to say it, too. */
const MOST_BITS = 10;
/**
 * Mean distance of two previews in RGB. Of 44 looks drawn before seven backdrops, those that differ in few bits are 20 and more apart;
 * one picture in two sizes, 9 at most in 86 of 88 tries.
 */
const MOST_APART = 15;

/** The other looks whose pictures are nearly the same, by their prints and their colours; the nearest first. */
export function alikeIn(
  looks: readonly LookFacts[],
  { slug, original, thumbhash }: LookFacts,
): { look: string; position: number }[] {
  if (!original) return [];
  return looks
    .flatMap((one) =>
      one.slug !== slug && one.original ? [{ one, bits: differing(one.original.print, original.print) }] : [],
    )
    .filter(({ one, bits }) => bits <= MOST_BITS && apart(one.thumbhash, thumbhash) <= MOST_APART)
    .sort((a, b) => a.bits - b.bits)
    .map(({ one }) => ({ look: one.slug, position: one.position }));
}

function differing(one: string, other: string): number {
  let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; bits > 0n; bits &= bits - 1n) count += 1;
  return count;
}

/** How far two previews are apart; without end where one is missing or their pictures have other shapes. */
function apart(one: string | null, other: string | null): number {
  const [a, b] = [one, other].map((hash) => hash && thumbHashToRGBA(Buffer.from(hash, 'base64')));
  if (!a || !b || a.w !== b.w || a.h !== b.h) return Number.POSITIVE_INFINITY;
  const pixels = a.w * a.h;
  let sum = 0;
  for (let at = 0; at < pixels * 4; at += 4)
    sum += Math.hypot(
      ...[0, 1, 2].map((channel) => (a.rgba[at + channel] ?? 0) - (b.rgba[at + channel] ?? 0)),
    );
  return sum / pixels;
}
