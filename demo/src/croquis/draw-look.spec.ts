import { describe, expect, it } from '@jest/globals';
import { PALETTE } from '@toile/contracts';
import { PATTERNS } from '../catalogue/cut.js';
import { generateCatalogue } from '../catalogue/generate-catalogue.js';
import {
  BOTTOMS,
  DRESSES,
  type Garment,
  LAYERS,
  type Outfit,
  type Piece,
  TOPS,
} from '../catalogue/outfit.js';
import { type Drawable, drawLook, drawStreetStyle } from './draw-look.js';

const catalogue = generateCatalogue({ seed: 'toile', scale: 'small' });
const sample = catalogue.looks.slice(0, 60);

/** Tags that open and close in order, and every reference to something that is defined. */
function flaws(svg: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const [, close, name = '', , self] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s[a-zA-Z0-9-]+="[^"<]*")*)(\/?)>/g,
  )) {
    if (close && open.pop() !== name) found.push(`</${name}> out of order`);
    if (!close && !self) open.push(name);
  }
  if (open.length > 0) found.push(`open: ${open.join(' ')}`);
  if (/NaN|Infinity|undefined|null/.test(svg)) found.push('not a number');
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  if (new Set(ids).size !== ids.length) found.push('an id twice');
  for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g))
    if (!ids.includes(id)) found.push(`no #${id}`);
  return found;
}

const look = sample[0] as Drawable;
const PIECE: Piece = {
  garment: 'shirt',
  silhouette: 'straight',
  length: 'hip',
  sleeve: 'long',
  neck: 'crew',
  fabric: 'cotton',
  pattern: 'plain',
  colour: 'cobalt',
  accent: 'ivory',
};
const wearing = (outfit: Partial<Outfit>): Drawable => ({
  ...look,
  outfit: { ...look.outfit, top: null, bottom: null, dress: null, layer: null, accessories: [], ...outfit },
});
const slotOf = (garment: Garment) =>
  (TOPS as readonly string[]).includes(garment)
    ? 'top'
    : (BOTTOMS as readonly string[]).includes(garment)
      ? 'bottom'
      : (DRESSES as readonly string[]).includes(garment)
        ? 'dress'
        : 'layer';

describe('a croquis', () => {
  it('is well formed, finite and small, on the runway and in the street', () => {
    for (const one of sample) {
      const svg = drawLook(one);
      expect(flaws(svg)).toEqual([]);
      expect(svg.length).toBeLessThan(75_000);
    }
    for (const one of catalogue.streetStyles.slice(0, 20)) expect(flaws(drawStreetStyle(one))).toEqual([]);
  });

  it('is the same for the same look and another for another', () => {
    expect(sample.map(drawLook)).toEqual(sample.map((one) => drawLook(structuredClone(one))));
    expect(new Set(sample.map(drawLook)).size).toBe(sample.length);
  });

  it.each([...TOPS, ...BOTTOMS, ...DRESSES, ...LAYERS])('draws %s in every silhouette', (garment) => {
    const drawings = (['slim', 'straight', 'a-line', 'oversized', 'full', 'hourglass'] as const).map(
      (silhouette) => drawLook(wearing({ [slotOf(garment)]: { ...PIECE, garment, silhouette } })),
    );
    for (const svg of drawings) expect(flaws(svg)).toEqual([]);
    expect(drawings[0]).toContain('#2450a8');
  });

  it.each(PATTERNS)('shows %s in the colours of the piece', (pattern) => {
    const piece: Piece = {
      ...PIECE,
      garment: 'shirt-dress',
      length: 'midi',
      pattern,
      colour: 'emerald',
      accent: 'blush',
    };
    const svg = drawLook(wearing({ dress: piece }));
    expect(flaws(svg)).toEqual([]);
    expect(svg).toContain('#1d7a55');
    expect(svg).not.toBe(drawLook(wearing({ dress: { ...piece, pattern: 'plain' } })));
  });

  it('draws the colours a look is searched by', () => {
    const hex = new Map(PALETTE.map((colour) => [colour.slug, colour.hex]));
    for (const one of sample) expect(drawLook(one)).toContain(hex.get(one.colours[0] ?? ''));
  });

  it('takes a few milliseconds', () => {
    const started = process.cpuUsage();
    for (const one of sample) drawLook(one);
    // About 6 ms each; of the processor, since a busy machine has others in between.
    expect(process.cpuUsage(started).user / 1_000 / sample.length).toBeLessThan(60);
  });
});
