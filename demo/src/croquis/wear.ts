import type { Outfit, Piece } from '../catalogue/outfit.js';
import { paintBodice } from './bodice.js';
import type { Cloth } from './cloth.js';
import { type Ease, easeOf, HEMS } from './drape.js';
import type { Figure, Side } from './figure.js';
import { along } from './geometry.js';
import { paintPlacket } from './necks.js';
import type { Sheet } from './sheet.js';
import { paintSkirt, type SkirtCut } from './skirts.js';
import { paintTrousers } from './trousers.js';

const SNUG: readonly Piece['garment'][] = ['corset', 'tank-top', 'crop-top', 'turtleneck', 'waistcoat'];

/** A top over skirt or trousers, or tucked into them. */
export function paintTop(sheet: Sheet, figure: Figure, cloth: Cloth, tucked: boolean): void {
  const { piece } = cloth;
  const loose = topEase(cloth);
  const ease = tucked ? bloused(loose) : loose;
  const hem = tucked ? 3.2 : HEMS[piece.length];
  const gathered = !tucked && piece.garment === 'knit-sweater';
  paintBodice(sheet, figure, cloth, { neck: piece.neck, sleeve: piece.sleeve, ease, hem, gathered });
  if (piece.garment === 'shirt') paintPlacket(sheet, figure, cloth, 1.72, hem);
  if (piece.garment === 'polo-shirt') paintPlacket(sheet, figure, cloth, 1.72, 2.25);
  if (piece.garment === 'waistcoat') paintPlacket(sheet, figure, cloth, 2.2, hem);
  if (piece.garment === 'corset') boning(sheet, figure, cloth, hem);
}

/** Cloth that goes into a waistband is drawn in just above it. */
const bloused = (ease: Ease): Ease => [
  ...[1.5, 2.1, 2.6].map((t) => [t, along(ease, t)] as const),
  [2.92, Math.min(0.16, along(ease, 2.9))],
  [3.05, Math.min(0.05, along(ease, 3))],
  [3.2, 0.01],
];

export function topEase(cloth: Cloth): Ease {
  const { piece, body } = cloth;
  const snug = SNUG.includes(piece.garment) || piece.sleeve === 'straps' || piece.neck === 'sweetheart';
  const shape = piece.silhouette === 'full' ? 'a-line' : piece.silhouette;
  return snug ? easeOf('slim', body * 0.6) : easeOf(shape, body + 0.01);
}

function boning(sheet: Sheet, figure: Figure, cloth: Cloth, hem: number): void {
  for (const x of [-0.34, -0.16, 0.16, 0.34]) {
    sheet.ink([figure.across(2, x * 1.15), figure.across(2.6, x * 0.9), figure.across(hem, x)], 2.2, {
      colour: cloth.seam,
      opacity: 0.7,
    });
  }
  for (let t = 2.15; t < hem - 0.05; t += 0.16)
    sheet.ink([figure.across(t, -0.045), figure.across(t + 0.05, 0), figure.across(t + 0.1, 0.045)], 2, {
      colour: cloth.seam,
    });
}

/** Whether an arm has a sleeve: strapless, halter and one-shoulder cuts leave it bare. */
export const sleevesOn = ({ neck }: Piece, side: Side): boolean =>
  neck !== 'halter' && neck !== 'sweetheart' && !(neck === 'one-shoulder' && side > 0);

const LOOSE: readonly Piece['garment'][] = ['corset', 'waistcoat', 'knit-sweater', 'crop-top'];

/** Whether the top goes into the waistband. */
export function isTucked({ top, bottom }: Outfit): boolean {
  if (!top || LOOSE.includes(top.garment)) return false;
  return top.silhouette !== 'oversized' || bottom?.garment === 'full-skirt';
}

/** Skirts and trousers. */
export function paintBottom(sheet: Sheet, figure: Figure, cloth: Cloth): void {
  const { piece } = cloth;
  if (/trousers|jeans|shorts/.test(piece.garment)) {
    paintTrousers(sheet, figure, cloth);
    return;
  }
  paintSkirt(sheet, figure, cloth, skirtOf(piece));
  const at = (t: number) => [figure.torso(t, -1, 0.02), figure.across(t + 0.05, 0), figure.torso(t, 1, 0.02)];
  sheet.ink(at(3.0), 3, { colour: cloth.ink });
  sheet.ink(at(3.14), 2, { colour: cloth.seam, opacity: 0.7 });
}

const FALLS: readonly (readonly [number, number])[] = [
  [3, 0.015],
  [3.5, 0.12],
  [3.9, 0.22],
  [6, 0.5],
  [8.6, 0.8],
];

function skirtOf(piece: Piece): SkirtCut {
  const base = { waist: 3.0, hem: HEMS[piece.length] };
  switch (piece.garment) {
    case 'pencil-skirt':
      return {
        ...base,
        ease: [
          [3, 0.015],
          [3.9, 0.03],
          [6, 0.05],
          [8, 0.08],
        ],
        fitted: true,
        fall: 'smooth',
      };
    case 'mini-skirt':
      return {
        ...base,
        ease: [
          [3, 0.015],
          [3.9, 0.07],
          [5, 0.16],
        ],
        fall: 'smooth',
      };
    case 'full-skirt':
      return {
        ...base,
        ease: [
          [3, 0.015],
          [3.3, 0.2],
          [3.9, 0.48],
          [6, 1.02],
          [8.6, 1.5],
        ],
        fall: 'gathered',
      };
    case 'pleated-skirt':
      return {
        ...base,
        ease: [
          [3, 0.015],
          [3.5, 0.06],
          [3.9, 0.13],
          [6, 0.36],
          [8.6, 0.62],
        ],
        fall: 'pleated',
      };
    default:
      return { ...base, ease: FALLS, fall: 'flared' };
  }
}

/** Ease of a dress: bodice and skirt in one line. */
export function dressEase(cloth: Cloth): Ease {
  const { piece, body } = cloth;
  switch (piece.garment) {
    case 'ball-gown':
      return [
        [1.5, 0.02],
        [2.1, 0.025],
        [3, 0],
        [3.25, 0.25],
        [3.6, 0.6],
        [4.4, 1.0],
        [6, 1.45],
        [8.6, 1.95],
      ];
    case 'evening-gown':
      return piece.silhouette === 'full' || piece.silhouette === 'a-line'
        ? [
            [1.5, 0.02],
            [2.1, 0.02],
            [3, 0.01],
            [3.9, 0.12],
            [6, 0.45],
            [8.6, 0.98],
          ]
        : [
            [1.5, 0.02],
            [3, 0.01],
            [3.9, 0.03],
            [5.6, 0.08],
            [6.6, 0.2],
            [8.6, 0.85],
          ];
    case 'slip-dress':
      return [
        [1.5, 0.02],
        [2.1, 0.025],
        [3, 0.06],
        [3.9, 0.06],
        [6, 0.16],
        [8.6, 0.3],
      ];
    case 'sheath-dress':
      return easeOf('slim', 0.01);
    case 'tunic-dress':
      return easeOf(
        piece.silhouette === 'slim'
          ? 'straight'
          : piece.silhouette === 'hourglass'
            ? 'a-line'
            : piece.silhouette,
        body,
      );
    default:
      return easeOf(piece.silhouette === 'slim' ? 'hourglass' : piece.silhouette, body);
  }
}

const SPLIT: readonly Piece['garment'][] = ['ball-gown', 'wrap-dress', 'shirt-dress'];

/** A dress or jumpsuit. */
export function paintDress(sheet: Sheet, figure: Figure, cloth: Cloth): void {
  const { piece } = cloth;
  const ease = dressEase(cloth);
  const bodice = { neck: piece.neck, sleeve: piece.sleeve, ease };
  if (piece.garment === 'jumpsuit') {
    paintTrousers(sheet, figure, cloth, 3.0);
    paintBodice(sheet, figure, cloth, {
      ...bodice,
      hem: 3.08,
      ease: easeOf(piece.silhouette === 'oversized' ? 'straight' : 'hourglass'),
    });
    paintPlacket(sheet, figure, cloth, piece.neck === 'collar' ? 1.72 : 2.15, 3.05);
    return;
  }
  const flare = (ease.at(-1)?.[1] ?? 0) > 0.35;
  const fitted =
    piece.garment === 'sheath-dress' ||
    (piece.garment === 'evening-gown' && piece.silhouette !== 'full' && piece.silhouette !== 'a-line');
  const fall =
    piece.garment === 'ball-gown' || piece.silhouette === 'full'
      ? 'gathered'
      : flare || piece.garment === 'slip-dress'
        ? 'flared'
        : 'smooth';
  paintSkirt(sheet, figure, cloth, { waist: 2.94, hem: HEMS[piece.length], ease, fitted, fall });
  paintBodice(sheet, figure, cloth, { ...bodice, hem: 3.03 });
  if (!SPLIT.includes(piece.garment)) return;
  if (piece.garment === 'shirt-dress') paintPlacket(sheet, figure, cloth, 1.72, HEMS[piece.length]);
  if (piece.garment === 'wrap-dress') wrap(sheet, figure, cloth, HEMS[piece.length]);
}

function wrap(sheet: Sheet, figure: Figure, cloth: Cloth, hem: number): void {
  const edge = [
    figure.neck(1),
    figure.across(2.1, 0.04),
    figure.across(2.6, -0.22),
    figure.torso(3.02, -1, 0.01),
  ];
  sheet.ink(edge, 3, { colour: cloth.ink });
  sheet.brush(
    edge.map(([x, y]) => [x + 6, y + 12] as const),
    18,
    cloth.deep,
    0.45,
  );
  const fall = [
    figure.torso(3.05, -1, -0.08),
    figure.across(4, -0.2),
    figure.across((4 + hem) / 2, 0.02),
    figure.across(hem + 0.05, 0.18),
  ];
  sheet.ink(fall, 2.8, { colour: cloth.ink });
  sheet.brush(
    fall.map(([x, y]) => [x + 10, y + 4] as const),
    26,
    cloth.deep,
    0.4,
  );
}

const SHOWS: Partial<Record<Piece['length'], number>> = { knee: 0.6, midi: 1.02, ankle: 1.5, floor: 1.5 };

/** From where on a leg is seen (0 hip, 1 knee, 2 ankle): what opaque cloth hides is not drawn. */
export function legsShowFrom(below: Cloth | null): number {
  if (!below || below.cover < 1) return 0;
  const { garment, length } = below.piece;
  if (garment === 'shorts') return 0;
  return /trousers|jeans|jumpsuit/.test(garment) ? 1.5 : (SHOWS[length] ?? 0);
}
