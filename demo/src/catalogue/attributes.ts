import { DETAIL_TAGS } from './cut.js';
import { type Outfit, type Piece, pieces } from './outfit.js';

/** How much of a picture a piece fills, to order its colours. */
function area({ garment, length }: Piece): number {
  const long = { crop: 1, waist: 2, hip: 3, mini: 3, knee: 5, midi: 6, ankle: 7, floor: 9 }[length];
  return /trousers$|jeans/.test(garment) || garment === 'jumpsuit' ? 6 : long;
}

/** Palette slugs of an outfit, the one that fills most of the picture first; four at most. */
export function coloursOf(outfit: Outfit): string[] {
  const share = new Map<string, number>();
  const add = (colour: string, amount: number) => share.set(colour, (share.get(colour) ?? 0) + amount);
  for (const piece of pieces(outfit)) {
    const plain = piece.pattern === 'plain';
    add(piece.colour, area(piece) * (plain ? 1 : 0.7));
    if (!plain) add(piece.accent, area(piece) * 0.3);
  }
  add(outfit.shoes_colour, 0.6);
  if (outfit.bag) add(outfit.bag_colour, 0.8);
  const ordered = [...share].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return ordered.slice(0, 4).map(([colour]) => colour);
}

/** Tags that can be read off an outfit: garments, cloth, print, line, details, shoes, bag, accessories, hair. */
export function tagsOf(outfit: Outfit): string[] {
  const tags = new Set<string>();
  const hero = outfit.dress ?? outfit.layer ?? outfit.top;
  for (const piece of pieces(outfit)) {
    tags.add(piece.garment).add(piece.fabric);
    if (piece.pattern !== 'plain') tags.add(piece.pattern);
    const details = [DETAIL_TAGS[piece.sleeve], DETAIL_TAGS[piece.neck]];
    for (const detail of details) if (detail) tags.add(detail);
  }
  if (hero) tags.add(hero.silhouette);
  tags.add(outfit.shoes).add(outfit.hair);
  if (outfit.bag) tags.add(outfit.bag);
  for (const item of outfit.accessories) tags.add(item);
  return [...tags];
}
