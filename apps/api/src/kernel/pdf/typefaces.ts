import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { clustersOf, drawable } from './drawable.js';
import { type East, type FamiliesOfStyle, familiesOf, type Slice, type Style } from './families.js';

export type { Style } from './families.js';

export interface Run {
  font: string;
  text: string;
}

/** Draws whatever no family has, as the empty box of its own. */
const LAST_RESORT = '/latin';
/** As much as a long text in Chinese uses; each takes 30 ms to cut. */
const MOST_SLICES = 120;

/** fontkit reads a header even of glyphs without an outline, and past the end where such a one is the last. */
const AFTER_GLYPHS = Buffer.alloc(16);

/** The fonts one document needs, with nothing but the signs it uses. */
export class Typefaces {
  private constructor(
    readonly fonts: ReadonlyMap<string, Buffer>,
    private readonly signs: ReadonlyMap<string, ReadonlySet<number>>,
    /** The font of each cluster of the texts; hundreds of slices were looked through for it. */
    private readonly chosen: ReadonlyMap<string, string>,
  ) {}

  /** @param texts everything that will be drawn, by style, a paragraph a line */
  static async for(texts: ReadonlyMap<Style, string>): Promise<Typefaces> {
    const fonts = new Map<string, Buffer>();
    const signs = new Map<string, ReadonlySet<number>>();
    const chosen = new Map<string, string>();
    for (const [style, text] of texts) {
      const files = new SliceFiles();
      const wantedOf = await chooseSlices(style, text, files, chosen);
      const most = [...wantedOf].sort((a, b) => b[1].size - a[1].size).slice(0, MOST_SLICES);
      for (const [slice, wanted] of most) {
        const { sfnt } = await files.open(slice);
        const options = { targetFormat: 'sfnt', variationAxes: slice.axes, noHinting: true } as const;
        const cut = await subsetFont(sfnt, [...wanted].join(''), options);
        fonts.set(slice.id, Buffer.concat([cut, AFTER_GLYPHS]));
        signs.set(slice.id, new Set([...wanted].map(codeOf)));
      }
    }
    return new Typefaces(fonts, signs, chosen);
  }

  /** The text in pieces of one font each, without what cannot be drawn. */
  runs(style: Style, text: string): Run[] {
    const runs: Run[] = [];
    const clean = drawable(text);
    const east = eastOf(clean);
    for (const cluster of clustersOf(clean)) {
      const font = this.fontOf(style, cluster, east);
      const last = runs.at(-1);
      if (!font) continue;
      const signs = this.signs.get(font);
      // A mark that the letter's font lacks is left out; a letter shows as a box.
      const shown = [...cluster].filter((sign, at) => at === 0 || signs?.has(codeOf(sign))).join('');
      if (last?.font === font) last.text += shown;
      else runs.push({ font, text: shown });
    }
    return runs;
  }

  private fontOf(style: Style, cluster: string, east: East): string | undefined {
    const chosen = this.chosen.get(keyOf(style, east, cluster)) ?? '';
    if (this.fonts.has(chosen)) return chosen;
    return [...this.fonts.keys()].find((id) => id.startsWith(`${style}/`) && id.endsWith(LAST_RESORT));
  }
}

const keyOf = (style: Style, east: East, cluster: string) => `${style} ${east} ${cluster}`;
const codeOf = (sign: string) => sign.codePointAt(0) ?? 0;

/** Chinese, Japanese and Korean share signs that each writes in its own way. */
function eastOf(text: string): East {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'jp';
  return /\p{Script=Hangul}/u.test(text) ? 'kr' : 'sc';
}

function ordered({ first, east }: FamiliesOfStyle, before: East): Slice[] {
  const others = (['sc', 'jp', 'kr'] as const).filter((one) => one !== before);
  return [...first, ...east[before], ...others.flatMap((one) => east[one])];
}

/** What each slice is to be cut to. `chosen` gets the slice of each cluster. */
async function chooseSlices(
  style: Style,
  text: string,
  files: SliceFiles,
  chosen: Map<string, string>,
): Promise<Map<Slice, Set<string>>> {
  const families = await familiesOf(style);
  const slices = { sc: ordered(families, 'sc'), jp: ordered(families, 'jp'), kr: ordered(families, 'kr') };
  const wantedOf = new Map<Slice, Set<string>>();
  // The ellipsis cuts notes that are too long; brackets turn in a text from the right.
  for (const paragraph of `…()[]{}«»‹›\n${text}`.split('\n')) {
    const clean = drawable(paragraph);
    const east = eastOf(clean);
    for (const cluster of clustersOf(clean)) {
      const key = keyOf(style, east, cluster);
      if (chosen.has(key)) continue;
      const slice = await files.first(slices[east], [...cluster]);
      chosen.set(key, slice?.id ?? '');
      if (!slice) continue;
      const wanted = wantedOf.get(slice) ?? new Set();
      const { has } = await files.open(slice);
      for (const sign of cluster) if (has.has(codeOf(sign))) wanted.add(sign);
      wantedOf.set(slice, wanted);
    }
  }
  return wantedOf;
}

/** Files of slices, unpacked once, with what they really have: their lists promise more. */
class SliceFiles {
  readonly #open = new Map<string, Promise<{ sfnt: Buffer; has: ReadonlySet<number> }>>();

  open({ file }: Slice): Promise<{ sfnt: Buffer; has: ReadonlySet<number> }> {
    const known = this.#open.get(file);
    if (known) return known;
    const opened = (async () => {
      const sfnt = await convert(await readFile(file), 'sfnt');
      return { sfnt, has: new Set(create(sfnt).characterSet) };
    })();
    this.#open.set(file, opened);
    return opened;
  }

  /** The first slice that has all the signs, or the first of them at least. */
  async first(slices: readonly Slice[], signs: readonly string[]): Promise<Slice | undefined> {
    const codes = signs.map(codeOf);
    let second: Slice | undefined;
    for (const slice of slices) {
      if (!promises(slice, codes[0] ?? 0)) continue;
      const { has } = await this.open(slice);
      if (codes.every((code) => has.has(code))) return slice;
      if (has.has(codes[0] ?? 0)) second ??= slice;
    }
    return second;
  }
}

const promises = ({ ranges }: Slice, code: number) => ranges.some(([from, to]) => code >= from && code <= to);
