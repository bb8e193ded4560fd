import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/** Display: titles. Note: what a member wrote. Text: everything small. */
export type Style = 'display' | 'note' | 'text';

/** A piece of a family as @fontsource cuts them: a file and the signs it has. */
interface Slice {
  id: string;
  file: string;
  ranges: [number, number][];
  axes: Record<string, number>;
}

export interface Run {
  font: string;
  text: string;
}

const require = createRequire(import.meta.url);
const FRAUNCES = { wght: 380, SOFT: 0, WONK: 0 };

/** The faces of the pages themselves; Chinese comes from Noto, as there. The first that has a sign draws it. */
const FAMILIES: Record<Style, { family: string; cut: string; axes: Record<string, number> }[]> = {
  display: [
    { family: 'fraunces', cut: 'full-normal', axes: { ...FRAUNCES, opsz: 144 } },
    { family: 'noto-serif-sc', cut: 'wght-normal', axes: { wght: 400 } },
  ],
  note: [
    { family: 'fraunces', cut: 'full-italic', axes: { ...FRAUNCES, wght: 300, opsz: 20 } },
    { family: 'noto-serif-sc', cut: 'wght-normal', axes: { wght: 400 } },
  ],
  text: [
    { family: 'inter', cut: 'wght-normal', axes: { wght: 400 } },
    { family: 'noto-sans-sc', cut: 'wght-normal', axes: { wght: 400 } },
  ],
};
/** Draws whatever no family has, as the empty box of its own. */
const LAST_RESORT = 'latin';

/** The fonts one document needs, with nothing but the signs it uses. */
export class Typefaces {
  /** The font of each sign: there are a hundred slices to look through, and text is measured again and again. */
  readonly #known = new Map<string, string | undefined>();

  private constructor(
    readonly fonts: ReadonlyMap<string, Buffer>,
    private readonly slices: ReadonlyMap<Style, Slice[]>,
  ) {}

  /** @param texts everything that will be drawn, by style */
  static async for(texts: ReadonlyMap<Style, string>): Promise<Typefaces> {
    const slices = new Map<Style, Slice[]>();
    const fonts = new Map<string, Buffer>();
    for (const [style, text] of texts) {
      const own = await slicesOf(style);
      slices.set(style, own);
      for (const [slice, signs] of bySlice(own, text)) {
        const options = { targetFormat: 'sfnt', variationAxes: slice.axes, noHinting: true } as const;
        fonts.set(slice.id, await subsetFont(await readFile(slice.file), signs, options));
      }
    }
    return new Typefaces(fonts, slices);
  }

  /** The text in pieces of one font each. */
  runs(style: Style, text: string): Run[] {
    const runs: Run[] = [];
    for (const sign of drawable(text)) {
      const font = this.fontOf(style, sign);
      const last = runs.at(-1);
      if (!font) continue;
      if (last?.font === font) last.text += sign;
      else runs.push({ font, text: sign });
    }
    return runs;
  }

  private fontOf(style: Style, sign: string): string | undefined {
    const key = `${style}${sign}`;
    if (this.#known.has(key)) return this.#known.get(key);
    const font = sliceFor(this.slices.get(style) ?? [], sign)?.id;
    this.#known.set(key, font);
    return font;
  }
}

/**
 * Signs without a picture of their own, as they come with emoji, would show as boxes; so would the narrow spaces in
 * French numbers, which the slices name and the display face lacks. Where lines may break is known by then.
 */
const drawable = (text: string) =>
  text
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f]/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Extended_Pictographic}\p{Variation_Selector}]/gu, '');

function sliceFor(slices: readonly Slice[], sign: string): Slice | undefined {
  const code = sign.codePointAt(0) ?? 0;
  const has = (slice: Slice) => slice.ranges.some(([from, to]) => code >= from && code <= to);
  return slices.find(has) ?? slices.find((slice) => slice.id.endsWith(LAST_RESORT));
}

function bySlice(slices: readonly Slice[], text: string): Map<Slice, string> {
  const found = new Map<Slice, Set<string>>();
  // The ellipsis cuts notes that are too long.
  for (const sign of new Set(drawable(`${text}…`))) {
    const slice = sliceFor(slices, sign);
    if (slice) found.set(slice, (found.get(slice) ?? new Set()).add(sign));
  }
  return new Map([...found].map(([slice, signs]) => [slice, [...signs].join('')]));
}

async function slicesOf(style: Style): Promise<Slice[]> {
  const families = await Promise.all(
    FAMILIES[style].map(async ({ family, cut, axes }) => {
      const folder = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
      const ranges = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<
        string,
        string
      >;
      return Object.entries(ranges).map(([name, covered]) => {
        const slice = name.replace(/[[\]]/g, '');
        return {
          id: `${style}/${family}/${slice}`,
          file: join(folder, 'files', `${family}-${slice}-${cut}.woff2`),
          ranges: covered.split(',').map(parseRange),
          axes,
        };
      });
    }),
  );
  // Latin first: a comma is in most of them.
  return families.flatMap((slices) => slices.sort((a, b) => rank(a.id) - rank(b.id)));
}

const rank = (id: string) => (id.endsWith('/latin') ? 0 : /\/\d+$/.test(id) ? 2 : 1);

/** `U+4E00-9FFF` or `U+20AC`. */
function parseRange(range: string): [number, number] {
  const [from = 0, to = from] = range
    .replace(/^U\+/i, '')
    .split('-')
    .map((part) => Number.parseInt(part, 16));
  return [from, to];
}
