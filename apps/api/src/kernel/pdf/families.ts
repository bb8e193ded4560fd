import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Display: titles. Note: what a member wrote. Text: everything small. */
export type Style = 'display' | 'note' | 'text';

/** A piece of a family as @fontsource cuts them: a file and the signs it should have. */
export interface Slice {
  id: string;
  file: string;
  ranges: [number, number][];
  axes: Record<string, number>;
}

interface Family {
  family: string;
  cut: string;
  axes: Record<string, number>;
}

/** Families of a style: for every text, and those of the East by which signs tell the language, Chinese when none does. */
export interface FamiliesOfStyle {
  first: Slice[];
  east: Record<East, Slice[]>;
}
export type East = 'sc' | 'jp' | 'kr';

const require = createRequire(import.meta.url);
const FRAUNCES = { wght: 380, SOFT: 0, WONK: 0 };
const noto = (family: string): Family => ({
  family: `noto-${family}`,
  cut: 'wght-normal',
  axes: { wght: 400 },
});
const SERIF = ['serif', 'serif-devanagari', 'naskh-arabic', 'serif-hebrew', 'serif-thai'].map(noto);
const SANS = ['sans', 'sans-devanagari', 'sans-arabic', 'sans-hebrew', 'sans-thai'].map(noto);

/** The faces of the pages themselves, then Noto for the other scripts, as there. The first that has a sign draws it. */
const FIRST: Record<Style, Family[]> = {
  display: [{ family: 'fraunces', cut: 'full-normal', axes: { ...FRAUNCES, opsz: 144 } }, ...SERIF],
  note: [{ family: 'fraunces', cut: 'full-italic', axes: { ...FRAUNCES, wght: 300, opsz: 20 } }, ...SERIF],
  text: [{ family: 'inter', cut: 'wght-normal', axes: { wght: 400 } }, ...SANS],
};

export async function familiesOf(style: Style): Promise<FamiliesOfStyle> {
  const kind = style === 'text' ? 'sans' : 'serif';
  const eastern = (name: East) => slicesOf(style, [noto(`${kind}-${name}`)]);
  const [first, sc, jp, kr] = await Promise.all([
    slicesOf(style, FIRST[style]),
    eastern('sc'),
    eastern('jp'),
    eastern('kr'),
  ]);
  return { first, east: { sc, jp, kr } };
}

async function slicesOf(style: Style, families: readonly Family[]): Promise<Slice[]> {
  const slices = await Promise.all(
    families.map(async ({ family, cut, axes }) => {
      const folder = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
      const file = await readFile(join(folder, 'unicode.json'), 'utf8');
      const own = Object.entries(JSON.parse(file) as Record<string, string>).map(([name, covered]) => {
        const slice = name.replace(/[[\]]/g, '');
        return {
          id: `${style}/${family}/${slice}`,
          file: join(folder, 'files', `${family}-${slice}-${cut}.woff2`),
          ranges: covered.split(',').map(parseRange),
          axes,
        };
      });
      // Latin first: a comma is in most of them.
      return own.sort((a, b) => rank(a.id) - rank(b.id));
    }),
  );
  return slices.flat();
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
