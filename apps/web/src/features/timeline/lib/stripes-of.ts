/** As wide for each look of any season: who shows more has a longer line. */
const MOST = 60;

/** A stripe for each colour, side by side, as a CSS background: hundreds of elements would be the larger part of a page. */
export function stripesOf(colours: readonly string[]): string {
  const stops = colours.map((colour, place) => `${colour} 0 ${percent(place + 1)}`);
  return `linear-gradient(90deg, ${[...stops, `transparent 0`].join(', ')})`;
}

const percent = (place: number) => `${Number(((place * 100) / MOST).toFixed(2))}%`;
