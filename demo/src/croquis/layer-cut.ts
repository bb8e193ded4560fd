import type { Outfit, Piece } from '../catalogue/outfit.js';
import type { Cloth } from './cloth.js';
import { type Ease, easeOf, HEMS } from './drape.js';
import type { Side } from './figure.js';

export type Worn = Outfit['layer_worn'];

/** How a layer hangs: its room, its hem in heads, and whether it is closed. */
export interface LayerCut {
  ease: Ease;
  hem: number;
  worn: Worn;
}

export const BULK: Partial<Record<Piece['garment'], number>> = {
  puffer: 0.16,
  parka: 0.1,
  overcoat: 0.06,
  'bomber-jacket': 0.08,
  cape: 0.08,
};
const BELTED: readonly Piece['garment'][] = ['trench-coat'];

export function cutOf(cloth: Cloth, worn: Worn): LayerCut {
  const { piece } = cloth;
  const bulk = (BULK[piece.garment] ?? 0.04) + cloth.body;
  const shape = piece.silhouette === 'full' ? 'a-line' : piece.silhouette;
  const room = easeOf(shape, bulk);
  const pinched = worn === 'closed' && BELTED.includes(piece.garment);
  // A coat on the shoulders has the arms under it.
  const draped = (t: number) => (worn === 'shoulders' && t < 3.5 ? (t < 1.7 ? 0.05 : 0.12) : 0);
  const ease = room.map(([t, e]): readonly [number, number] => [
    t,
    (pinched && t === 3 ? 0.03 : e) * (t > 4 ? 0.85 : 1) + draped(t),
  ]);
  const short = HEMS[piece.length] < 3.5;
  return {
    ease: short ? ease.map(([t, e]) => [t, t >= 3 ? e + 0.02 : e]) : ease,
    hem: HEMS[piece.length] + (short ? 0.12 : 0),
    worn,
  };
}

/** Where the front edge of a half lies, heads from the spine. */
export function edgeAt(worn: Worn, side: Side, t: number, hem: number): number {
  if (worn === 'closed') return side * -0.13;
  const open = worn === 'shoulders' ? 0.1 : 0;
  const fall = Math.max(0, (t - 2.3) / Math.max(1, hem - 2.3));
  return side * (0.24 + open + fall * (side < 0 ? 0.16 : 0.26));
}
