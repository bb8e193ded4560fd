import { createRequire } from 'node:module';
import type PptxGenJS from 'pptxgenjs';

/** What it says is a module for `import` is none for Node. */
const Library = createRequire(import.meta.url)('pptxgenjs') as typeof PptxGenJS.default;
export type Pptx = InstanceType<typeof Library>;
export type PptxSlide = ReturnType<Pptx['addSlide']>;

/** Fonts that whoever opens a file of ours has. */
export const SERIF = 'Georgia';
export const SANS = 'Arial';
/** Inches, 16:9, as new presentations have it. */
export const SLIDE = { width: 13.33, height: 7.5 } as const;

/** An empty presentation of ours. */
export function newPptx(title: string): Pptx {
  const pptx = new Library();
  pptx.layout = 'LAYOUT_WIDE';
  pptx.title = title;
  pptx.author = 'Toile';
  pptx.company = 'Toile';
  pptx.theme = { headFontFace: SERIF, bodyFontFace: SANS };
  return pptx;
}

/** A colour as the library wants it. */
export const hex = (colour: string) => colour.replace('#', '').toUpperCase();

/** Signs that no XML may hold, which a text can: without them it is the same to the eye. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is meant.
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
export const printable = <T>(document: T): T =>
  JSON.parse(JSON.stringify(document), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(UNPRINTABLE, '') : value,
  ) as T;

/** A picture as it is given to a slide. */
export const jpegData = (picture: Uint8Array) =>
  `image/jpeg;base64,${Buffer.from(picture).toString('base64')}`;

const TITLE_SIZES = [44, 36, 28] as const;

/** The largest size in points at which a title fits a box, in inches: programs shrink a text that is too long only once it is edited. */
export function titleSize(title: string, wide: number, high: number): number {
  const widths = [...title].map((letter) => (/\p{Script=Han}|\p{Lu}/u.test(letter) ? 1 : 0.55));
  const ems = widths.reduce((sum, width) => sum + width, 0);
  const fits = (size: number) => Math.ceil((ems * size) / (wide * 72)) * size * 1.2 <= high * 72;
  return TITLE_SIZES.find(fits) ?? 24;
}
