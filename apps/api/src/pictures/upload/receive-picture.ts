import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomainError } from '@toile/platform';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { PictureSource } from '../picture-source.js';
import { dominantColours } from './dominant-colours.js';

const MOST_PIXELS = 50_000_000;
const FORMATS: Record<string, { extension: string; mime: string }> = {
  jpeg: { extension: 'jpg', mime: 'image/jpeg' },
  png: { extension: 'png', mime: 'image/png' },
  webp: { extension: 'webp', mime: 'image/webp' },
  heif: { extension: 'avif', mime: 'image/avif' },
};

/** POST `/api/upload`. */
export interface ReceivedPicture {
  path: string;
  filename: string;
  width: number;
  height: number;
  mime: string;
  thumbhash: string;
  colours: string[];
}

/**
 * Takes a picture in: looks at its bytes, not at its name; writes it anew, so that nothing but the picture is kept;
 * the same picture gets the same name, unless it is given one.
 * @throws DomainError picture-type/unsupported, picture/invalid
 */
export async function receivePicture(bytes: Buffer, folder: string, name?: string): Promise<ReceivedPicture> {
  const format = await formatOf(bytes);
  try {
    const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' }).rotate();
    const { data, info } = await upright
      .toFormat(format === 'heif' ? 'avif' : (format as 'jpeg' | 'png' | 'webp'), { quality: 92 })
      .toBuffer({ resolveWithObject: true });
    const { extension = '', mime = '' } = FORMATS[format] ?? {};
    const filename =
      name ?? `upload-${createHash('sha256').update(data).digest('hex').slice(0, 24)}.${extension}`;
    await mkdir(join(folder, 'pictures'), { recursive: true });
    const path = join(folder, 'pictures', filename);
    // Written beside and renamed, so that a crash never leaves half a picture behind.
    await writeFile(`${path}.${process.pid}.draft`, data);
    await rename(`${path}.${process.pid}.draft`, path);
    return {
      ...{ path: `/cdn/look_1200/${filename}`, filename, width: info.width, height: info.height, mime },
      thumbhash: await thumbhashOf(data),
      colours: await dominantColours(data),
    };
  } catch (error) {
    if (
      error instanceof Error &&
      /pixel limit|premature|truncated|corrupt|Vips|Input|unsupported/i.test(error.message)
    )
      throw new DomainError('picture/invalid', 'The picture is damaged or larger than 50 megapixels.');
    throw error;
  }
}

async function formatOf(bytes: Buffer): Promise<string> {
  const meta = await metadataOf(bytes);
  const format = meta?.format ?? '';
  // SVG is a program, animation is a film; neither is a photograph.
  if (!FORMATS[format] || (format === 'heif' && meta?.compression !== 'av1') || (meta?.pages ?? 1) > 1)
    throw new DomainError('picture-type/unsupported', 'A picture is a JPEG, PNG, WebP or AVIF.');
  if ((meta?.width ?? 0) * (meta?.height ?? 0) > MOST_PIXELS)
    throw new DomainError('picture/invalid', 'The picture is larger than 50 megapixels.');
  return format;
}

async function metadataOf(bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}

/** A blurred preview of about 25 bytes, in base64. */
async function thumbhashOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** Originals that were uploaded or imported, from the media folder; then those of `next`. */
export class MediaFolder implements PictureSource {
  constructor(
    private readonly folder: string,
    private readonly next: PictureSource,
  ) {}

  async original(filename: string): Promise<Buffer | null> {
    try {
      return await readFile(join(this.folder, 'pictures', filename));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return this.next.original(filename);
    }
  }
}
