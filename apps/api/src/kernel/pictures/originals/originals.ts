import { isPictureName } from '../filters.js';

/** Where originals come from: a folder, an object store, or the demo's drawn croquis. */
export interface PictureSource {
  /** The original's bytes (raster or SVG), or null when there is no such picture. */
  original(filename: string): Promise<Buffer | null>;
}

/** Where pictures that were uploaded or imported are kept, by a name without a path. */
export interface Originals extends PictureSource {
  has(filename: string): Promise<boolean>;
  /** Durable when it resolves, and never half there; the same name again takes its place. */
  put(filename: string, bytes: Buffer, mime: string): Promise<void>;
  /** Of what is not there nothing is left to remove. */
  remove(filename: string): Promise<void>;
  /** A place of its own beside this one: what is in the one is not in the other. */
  beside(place: string): Originals;
}

/** Originals of the first source that has them. */
export function firstOf(...sources: readonly PictureSource[]): PictureSource {
  return {
    original: async (filename) => {
      for (const source of sources) {
        const original = await source.original(filename);
        if (original) return original;
      }
      return null;
    },
  };
}

/** A name that is inside the store or nowhere. @throws RangeError */
export function checkedName(filename: string): string {
  if (!isPictureName(filename)) throw new RangeError(`"${filename}" is no name of a picture`);
  return filename;
}
