export interface Touch {
  x: number;
  y: number;
  /** Milliseconds. */
  at: number;
}

/** Pixels to the side that mean it, and the longest a swipe takes. */
const FAR = 56;
const LONGEST_MS = 700;

/** Which way a finger went that meant to turn the page: mostly sideways, far enough, and not slowly. */
export function swipeOf(from: Touch, to: Touch): 'prev' | 'next' | null {
  const [right, down] = [to.x - from.x, to.y - from.y];
  if (Math.abs(right) < FAR || Math.abs(right) < 2 * Math.abs(down) || to.at - from.at > LONGEST_MS)
    return null;
  return right > 0 ? 'prev' : 'next';
}
