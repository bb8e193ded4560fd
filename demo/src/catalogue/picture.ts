import { hashHex } from '../random.js';

/** Part of every picture's name: raise it when the drawing changes, so that caches let go of the old ones. */
export const DRAWING_VERSION = 7;

export const PICTURE = { width: 1200, height: 1800 };

/** The file name a picture goes by under `/cdn/{filter}/`: its slug and a hash of all it is drawn from. */
export const imageFilename = (slug: string, drawnFrom: unknown): string =>
  `${slug}-${hashHex(`${DRAWING_VERSION}${slug}${JSON.stringify(drawnFrom)}`).slice(0, 8)}.jpg`;
