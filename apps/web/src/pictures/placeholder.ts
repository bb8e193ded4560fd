/**
 * The colour that stands where a picture will be: the average its thumbhash carries in the first three bytes
 * (6 bits luminance, 6 bits each for the yellow-blue and red-green axes; https://evanw.github.io/thumbhash/),
 * else its dominant colour.
 */
export function placeholderColour(thumbhash: string | null, colours: readonly string[]): string | null {
  return (thumbhash && averageOf(thumbhash)) || (colours[0] ?? null);
}

function averageOf(thumbhash: string): string | null {
  const [a, b, c] = bytesOf(thumbhash);
  if (a === undefined || b === undefined || c === undefined) return null;
  const header = a | (b << 8) | (c << 16);
  const l = (header & 63) / 63;
  const p = ((header >> 6) & 63) / 31.5 - 1;
  const q = ((header >> 12) & 63) / 31.5 - 1;
  const blue = l - (2 / 3) * p;
  const red = (3 * l - blue + q) / 2;
  const green = red - q;
  return `#${[red, green, blue].map(hexByte).join('')}`;
}

function bytesOf(base64: string): number[] {
  try {
    return [...atob(base64.replaceAll('-', '+').replaceAll('_', '/'))].map((char) => char.charCodeAt(0));
  } catch {
    return [];
  }
}

function hexByte(share: number): string {
  return Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0');
}
