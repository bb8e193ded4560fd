import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { FILTERS, type FilterName, type PictureFormat } from './filters.js';
import type { PictureSource } from './picture-source.js';
import { PICTURE_TURNS } from './turns.js';

const QUALITY = {
  avif: { quality: 55, effort: 2 },
  webp: { quality: 80 },
  jpeg: { quality: 82, progressive: true },
};

/** Renders pictures once and keeps them on disk. Many requests for the same rendering cause one render. */
export class PictureStore {
  private readonly rendering = new Map<string, Promise<Buffer | null>>();

  constructor(
    private readonly source: PictureSource,
    private readonly cacheFolder: string,
    private readonly turns = PICTURE_TURNS,
    /** Told when a rendering could not be kept; it is answered all the same. */
    private readonly onUnkept: (error: unknown) => void = () => undefined,
  ) {}

  /** The rendering's bytes, or null when there is no such picture. The filename must hold no path. */
  async picture(filter: FilterName, filename: string, format: PictureFormat): Promise<Buffer | null> {
    const path = join(this.cacheFolder, filter, `${filename}.${format}`);
    try {
      return await readFile(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    const under = this.rendering.get(path);
    if (under) return under;
    const render = this.render(path, filter, filename, format).finally(() => this.rendering.delete(path));
    this.rendering.set(path, render);
    return render;
  }

  private async render(
    path: string,
    filter: FilterName,
    filename: string,
    format: PictureFormat,
  ): Promise<Buffer | null> {
    // The original is fetched when its turn has come: those that wait hold no picture in memory.
    return this.turns.run(async () => {
      const original = await this.source.original(filename);
      if (!original) return null;
      const picture = await rendered(original, filter, format);
      // A full disk costs the next reader a rendering, not this one the picture.
      await keep(path, picture).catch(this.onUnkept);
      return picture;
    });
  }
}

/** Written beside and renamed, so that a crash never leaves half a picture behind. */
async function keep(path: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.draft`;
  try {
    await writeFile(draft, picture);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

function rendered(original: Buffer, filter: FilterName, format: PictureFormat): Promise<Buffer> {
  const size: { width: number; height?: number } = FILTERS[filter];
  return sharp(original, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize({
      ...size,
      fit: size.height ? 'cover' : 'inside',
      position: 'top',
      withoutEnlargement: !size.height,
    })
    .flatten({ background: '#ffffff' })
    .toFormat(format, QUALITY[format])
    .toBuffer();
}
