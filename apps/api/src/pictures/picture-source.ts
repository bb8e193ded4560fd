/** Where originals come from: a folder, an object store, or the demo's drawn croquis. */
export interface PictureSource {
  /** The original's bytes (raster or SVG), or null when there is no such picture. */
  original(filename: string): Promise<Buffer | null>;
}
