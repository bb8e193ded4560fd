import type { Fabric, Piece } from '../catalogue/outfit.js';
import { blend, deeper, hexOf, lightness } from './colour.js';
import { HEMS } from './drape.js';
import { distance, mix, outline, type Point } from './geometry.js';
import { printTile, sparkleTile, type Tile, weaveTile } from './prints.js';
import type { Sheet } from './sheet.js';

/** How a fabric takes light: `body` bulk in heads, `sheen` of its highlights, `drape` of its folds, `cover` its opacity. */
interface Hand {
  body: number;
  sheen: number;
  drape: number;
  cover: number;
}
const hand = (body: number, sheen: number, drape: number, cover = 1): Hand => ({ body, sheen, drape, cover });
const HANDS: Record<Fabric, Hand> = {
  wool: hand(0.02, 0.1, 0.7),
  cotton: hand(0, 0.1, 0.8),
  silk: hand(0, 0.55, 1.1),
  satin: hand(0, 0.8, 1.2),
  denim: hand(0.005, 0.05, 0.6),
  leather: hand(0.005, 0.75, 0.8),
  knitwear: hand(0.03, 0, 0.6),
  velvet: hand(0.01, 0.45, 1),
  tweed: hand(0.025, 0.05, 0.5),
  linen: hand(0.005, 0.1, 1),
  tulle: hand(0, 0.25, 1.3, 0.72),
  organza: hand(0.01, 0.45, 1.1, 0.78),
  lace: hand(0, 0.1, 0.6, 0.72),
  sequins: hand(0, 0.6, 0.8),
  'faux-fur': hand(0.085, 0.1, 0.4),
  nylon: hand(0.01, 0.5, 0.9),
};

/** A fabric mixed on the palette, ready to paint panels with. */
export interface Cloth extends Hand {
  piece: Piece;
  base: string;
  light: string;
  deep: string;
  glow: string;
  /** Outline, and the weaker lines inside. */
  ink: string;
  seam: string;
  fur: boolean;
  tiles: { id: string; tile: Tile; opacity: number }[];
  /** Fills of folds: soft on one side, crisp on the other. */
  hollow: string;
  ridge: string;
}

export function clothOf(sheet: Sheet, piece: Piece): Cloth {
  const base = hexOf(piece.colour);
  const bright = lightness(base);
  const dark = bright < 0.24;
  const tiles = [
    printTile(piece.pattern, base, hexOf(piece.accent)),
    weaveTile(piece.fabric, base),
    sparkleTile(piece.fabric),
  ];
  const deep = dark ? blend(base, '#050409', 0.6) : deeper(base, bright > 0.8 ? 0.2 : 0.32);
  const glow = blend(base, '#ffffff', dark ? 0.34 : 0.6);
  return {
    ...HANDS[piece.fabric],
    piece,
    base,
    hollow: sheet.softFill([
      [0, deep, 0],
      [0.7, deep, 1],
      [1, deep, 0.7],
    ]),
    ridge: sheet.softFill([
      [0, glow, 0],
      [0.3, glow, 0.85],
      [0.5, glow, 0.7],
      [1, glow, 0],
    ]),
    light: blend(base, '#fffaf0', dark ? 0.16 : bright > 0.8 ? 0.5 : 0.24),
    deep,
    glow,
    ink: dark ? '#0b0a0e' : blend(deeper(base, 0.72), '#221d21', 0.45),
    seam: dark ? blend(base, '#9a97a8', 0.4) : deeper(base, 0.5),
    fur: piece.fabric === 'faux-fur',
    tiles: tiles.flatMap((tile, weave) =>
      tile ? [{ id: sheet.tile(tile.width, tile.height, tile.marks), tile, opacity: weave ? 0.85 : 1 }] : [],
    ),
  };
}

/** A fold: dark where the cloth falls in, bright where it catches the light. */
export interface Fold {
  line: Point[];
  width: number;
  light?: boolean;
  strength?: number;
}

interface PanelOptions {
  /** The way the warp runs, degrees. */
  angle?: number;
  folds?: Fold[];
  /** In the shade of what lies before it. */
  shaded?: boolean | undefined;
  inked?: Point[][];
  weight?: number;
  /** Cut away from a sheer lining: covers fully. */
  lined?: boolean;
}

/** Paints one panel of cloth: wash, print, weave, folds, shade at the far edge, ink. `runs` meet in corners. */
export function panel(sheet: Sheet, cloth: Cloth, runs: Point[][], options: PanelOptions = {}): void {
  const { angle = 0, folds = [], shaded = false, inked = runs, weight = 3.2, lined = false } = options;
  const edges = cloth.fur ? tufted(sheet, runs) : runs;
  const shape = sheet.shape(outline(edges));
  const box = boxOf(runs.flat());
  const cover = lined ? 1 : cloth.cover;
  sheet.use(shape, `fill="${wash(sheet, cloth, box, shaded)}"${cover < 1 ? ` fill-opacity="${cover}"` : ''}`);
  for (const { id, tile, opacity } of cloth.tiles) {
    const turn = Math.round(tile.angle + angle);
    const fill = sheet.turned(id, turn);
    sheet.use(shape, `fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}`);
  }
  sheet.within(shape, () => {
    const narrow = box.right - box.left;
    const edge = rightEdge(runs, box);
    sheet.brush(edge, Math.min(90, narrow * 0.42), cloth.deep, shaded ? 0.5 : 0.4, () => 1);
    for (const fold of folds) crease(sheet, cloth, fold);
    if (shaded) sheet.use(shape, `fill="${cloth.deep}" fill-opacity="0.38"`);
  });
  if (cloth.fur) sheet.use(shape, `fill="none" stroke="${cloth.ink}" stroke-width="2" stroke-opacity="0.45"`);
  for (const run of cloth.fur ? [] : inked)
    sheet.ink(run, weight, { colour: cloth.ink, opacity: cloth.cover < 1 ? 0.6 : 0.88 });
}

function crease(sheet: Sheet, cloth: Cloth, { line, width, light = false, strength = 1 }: Fold): void {
  const amount = light
    ? (0.12 + cloth.sheen * 0.6) * strength
    : Math.min(0.75, 0.58 * cloth.drape * strength);
  sheet.brush(line, width * (light ? 1.1 : 1.3), light ? cloth.ridge : cloth.hollow, amount);
}

function wash(sheet: Sheet, cloth: Cloth, box: Box, shaded: boolean): string {
  const { piece, base, light, deep } = cloth;
  // One fade from the shoulders to the floor, whichever panel it passes.
  if (piece.pattern === 'ombre') {
    return sheet.gradient(
      [0, 460],
      [0, HEMS[piece.length] > 5 ? 1560 : 1000],
      [
        [0, base],
        [0.2, base],
        [1, hexOf(piece.accent)],
      ],
    );
  }
  if (shaded) return base;
  return sheet.gradient(
    [box.left, box.top],
    [box.right, box.top + (box.right - box.left) * 0.25],
    [
      [0, light],
      [0.38, base],
      [0.7, base],
      [1, blend(base, deep, 0.7)],
    ],
  );
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The points of a panel that lie furthest right, from top to bottom: where the shade gathers. */
function rightEdge(runs: Point[][], box: Box): Point[] {
  const points = runs.flat();
  const rows = 6;
  const edge = Array.from({ length: rows }, (_, i): Point => {
    const y = box.top + ((box.bottom - box.top) * i) / (rows - 1);
    const band = (box.bottom - box.top) / rows;
    const near = points.filter((p) => Math.abs(p[1] - y) <= band);
    return [near.length > 0 ? Math.max(...near.map(([x]) => x)) : box.right, y];
  });
  return edge;
}

/** The outline broken into strands that point outwards and a little down, whichever way it runs round. */
function tufted(sheet: Sheet, runs: Point[][]): Point[][] {
  const ring = runs.flat();
  const area = ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length] ?? [0, 0];
    return sum + x * ny - nx * y;
  }, 0);
  const out = area > 0 ? 1 : -1;
  const strands: Point[][] = [];
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a;
    const length = distance(a, b);
    const count = Math.round(length / 17);
    if (count === 0) strands.push([a, b]);
    for (let k = 0; k < count; k++) {
      const [from, to] = [mix(a, b, k / count), mix(a, b, (k + 1) / count)];
      const reach = (9 + sheet.jitter(5)) / Math.max(1, length);
      const tip: Point = [
        (from[0] + to[0]) / 2 + (b[1] - a[1]) * reach * out,
        (from[1] + to[1]) / 2 - (b[0] - a[0]) * reach * out + 7,
      ];
      strands.push([from, tip], [tip, to]);
    }
  });
  return strands;
}
