import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { FILTERS, type FilterName, type PictureFormat } from './filters.js';
import type { PictureSource } from './picture-source.js';

const CONCURRENT_RENDERS = 2;
const QUALITY = {
  avif: { quality: 55, effort: 2 },
  webp: { quality: 80 },
  jpeg: { quality: 82, progressive: true },
};

/** Renders pictures once and keeps them on disk. Many requests for the same rendering cause one render. */
export class PictureStore {
  private readonly rendering = new Map<string, Promise<Buffer | null>>();
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(
    private readonly source: PictureSource,
    private readonly cacheFolder: string,
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
    const original = await this.source.original(filename);
    if (!original) return null;
    await this.enter();
    try {
      const size: { width: number; height?: number } = FILTERS[filter];
      const picture = await sharp(original, { limitInputPixels: 50_000_000 })
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
      await mkdir(dirname(path), { recursive: true });
      // Written beside and renamed, so that a crash never leaves half a picture behind.
      const draft = `${path}.${process.pid}.draft`;
      await writeFile(draft, picture);
      await rename(draft, path);
      return picture;
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running >= CONCURRENT_RENDERS) await new Promise<void>((resolve) => this.queue.push(resolve));
    this.running += 1;
  }

  private leave(): void {
    this.running -= 1;
    this.queue.shift()?.();
  }
}
