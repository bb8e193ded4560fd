import type { Garment } from '@toile/contracts';
import { DETAIL_TAGS } from './cut.js';
import { type Outfit, pieces } from './outfit.js';

/** What an outfit is made of, from the skin outwards, then shoes, bag and accessories. */
export function garmentsOf(outfit: Outfit): Garment[] {
  const plain = (kind: string, colours: string[]): Garment => {
    return { kind, colours, fabric: null, pattern: null, details: [] };
  };
  const worn = pieces(outfit).map(({ garment, colour, accent, fabric, pattern, sleeve, neck }): Garment => {
    const isPlain = pattern === 'plain';
    const details = [DETAIL_TAGS[sleeve], DETAIL_TAGS[neck]].filter((detail) => detail !== undefined);
    const colours = isPlain || colour === accent ? [colour] : [colour, accent];
    return { kind: garment, colours, fabric, pattern: isPlain ? null : pattern, details };
  });
  return [
    ...worn,
    plain(outfit.shoes, [outfit.shoes_colour]),
    ...(outfit.bag ? [plain(outfit.bag, [outfit.bag_colour])] : []),
    ...outfit.accessories.map((item) => plain(item, [outfit.accessory_colour])),
  ];
}
