import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { FILTERS, type FilterName, type PictureFormat } from './filters.js';
import type { PictureSource } from './originals/originals.js';
import { PICTURE_SEMAPHORE } from './picture-semaphore.js';
import { MOST_PIXELS, MOST_SECONDS, rendered } from './rendered.js';

const HEAVY_PIXELS = 12_000_000;

/** Renders pictures once and keeps them on disk. Many requests for the same rendering cause one render. */
export class PictureStore {
  private readonly rendering = new Map<string, Promise<Buffer | null>>();
  private readonly lightening = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly source: PictureSource,
    private readonly cacheFolder: string,
    private readonly semaphore = PICTURE_SEMAPHORE,
    /** Told when a rendering could not be kept; it is answered all the same. */
    private readonly onUnkept: (error: unknown) => void = () => undefined,
  ) {}

  /** The rendering's bytes, or null when there is no such picture. The filename must hold no path. */
  async picture(filter: FilterName, filename: string, format: PictureFormat): Promise<Buffer | null> {
    const kept = await this.kept(filter, filename, format);
    if (kept) return kept;
    const path = this.pathOf(filter, filename, format);
    const under = this.rendering.get(path);
    if (under) return under;
    const render = this.render(path, filter, filename, format).finally(() => this.rendering.delete(path));
    this.rendering.set(path, render);
    return render;
  }

  /** The rendering's bytes if it was made before. */
  async kept(filter: FilterName, filename: string, format: PictureFormat): Promise<Buffer | null> {
    return await readFile(this.pathOf(filter, filename, format)).catch(missingIsNull);
  }

  /** Which of these renderings were not made before. */
  async missing(
    filters: readonly FilterName[],
    filename: string,
    format: PictureFormat,
  ): Promise<FilterName[]> {
    const files = await Promise.all(
      filters.map((filter) => stat(this.pathOf(filter, filename, format)).catch(missingIsNull)),
    );
    return filters.filter((_, index) => files[index] === null);
  }

  /** Keeps a rendering that was made elsewhere. */
  keep(filter: FilterName, filename: string, format: PictureFormat, picture: Buffer): Promise<void> {
    return keep(this.pathOf(filter, filename, format), picture);
  }

  /** What renderings are made of: the original, or a lighter one as good for all of them; null when there is none. */
  async original(filename: string): Promise<Buffer | null> {
    const original = await this.source.original(filename);
    return original && this.lighter(filename, original);
  }

  /** The original as it came, whatever it is; null when there is none. */
  asItCame(filename: string): Promise<Buffer | null> {
    return this.source.original(filename);
  }

  private pathOf(filter: FilterName, filename: string, format: PictureFormat): string {
    return join(this.cacheFolder, filter, `${filename}.${format}`);
  }

  private async render(
    path: string,
    filter: FilterName,
    filename: string,
    format: PictureFormat,
  ): Promise<Buffer | null> {
    // The original is fetched when its turn has come: those that wait hold no picture in memory.
    return this.semaphore.run(async () => {
      const original = await this.original(filename);
      if (!original) return null;
      const picture = await rendered(original, filter, format);
      // A full disk costs the next reader a rendering, not this one the picture.
      await keep(path, picture).catch(this.onUnkept);
      return picture;
    });
  }

  /** A heavy original in the largest size there is, unpacked once for all its renderings; any other as it is. */
  private async lighter(filename: string, original: Buffer): Promise<Buffer> {
    if (!(await isHeavy(original))) return original;
    const path = join(this.cacheFolder, 'lighter', `${filename}.jpeg`);
    const kept = await readFile(path).catch(() => null);
    const under = kept ?? this.lightening.get(filename);
    if (under) return under;
    const made = lightened(original)
      .then(async (picture) => {
        await keep(path, picture).catch(this.onUnkept);
        return picture;
      })
      .finally(() => this.lightening.delete(filename));
    this.lightening.set(filename, made);
    return made;
  }
}

/** Dear to decode: JPEG is read at the size it is wanted in, drawings have none, the others are unpacked as a whole. */
async function isHeavy(original: Buffer): Promise<boolean> {
  const { format, width, height } = await sharp(original, { limitInputPixels: MOST_PIXELS }).metadata();
  return format !== 'jpeg' && format !== 'svg' && width * height > HEAVY_PIXELS;
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

/** As good as the original for whatever is made of it. */
const lightened = (original: Buffer): Promise<Buffer> =>
  sharp(original, { limitInputPixels: MOST_PIXELS })
    .timeout({ seconds: MOST_SECONDS })
    .rotate()
    .resize({ width: FILTERS.zoom_2000.width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();

function missingIsNull(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error;
  return null;
}
