import { thumbHashToRGBA } from 'thumbhash';

/** CSS properties of what stands where a picture will be; `picture.module.css` draws them. */
export type Placeholder = Partial<Record<'--t' | '--m' | '--b' | '--tone', string>>;

/**
 * The top, the middle and the bottom of a picture as its thumbhash has them (https://evanw.github.io/thumbhash/), 26 bytes in a page;
 * its dominant colour where it has none.
 */
export function placeholderOf(thumbhash: string | null, colours: readonly string[]): Placeholder | undefined {
  const preview = thumbhash ? rememberedPreview(thumbhash) : undefined;
  return preview ?? (colours[0] ? { '--tone': colours[0] } : undefined);
}

/** Reading one takes a good part of a millisecond, and the same pictures stand on many pages. */
const MOST_REMEMBERED = 5_000;
const previews = new Map<string, Placeholder | undefined>();

function rememberedPreview(thumbhash: string): Placeholder | undefined {
  if (previews.size > MOST_REMEMBERED) previews.clear();
  if (!previews.has(thumbhash)) previews.set(thumbhash, previewOf(thumbhash));
  return previews.get(thumbhash);
}

function previewOf(thumbhash: string): Placeholder | undefined {
  try {
    const picture = thumbHashToRGBA(Uint8Array.from(atob(thumbhash), (char) => char.charCodeAt(0)));
    return {
      '--t': average(picture, [0, 1], [0, 1 / 4]),
      '--m': average(picture, [1 / 3, 2 / 3], [1 / 4, 3 / 4]),
      '--b': average(picture, [0, 1], [3 / 4, 1]),
    };
  } catch {
    return undefined;
  }
}

type Part = readonly [from: number, to: number];

/** The average of a part of the picture, four bits a channel. */
function average({ w, h, rgba }: ReturnType<typeof thumbHashToRGBA>, across: Part, down: Part): string {
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = Math.floor(h * down[0]); y < h * down[1]; y += 1)
    for (let x = Math.floor(w * across[0]); x < w * across[1]; x += 1) {
      for (const channel of [0, 1, 2])
        sums[channel] = (sums[channel] ?? 0) + (rgba[(y * w + x) * 4 + channel] ?? 0);
      count += 1;
    }
  return `#${sums.map((sum) => Math.round(sum / count / 17).toString(16)).join('')}`;
}
