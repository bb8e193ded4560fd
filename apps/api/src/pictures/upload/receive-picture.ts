import { createHash } from 'node:crypto';
import { DomainError } from '@toile/platform';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { Originals } from '../originals/originals.js';
import { PICTURE_TURNS } from '../turns.js';
import { dominantColours } from './dominant-colours.js';

const MOST_PIXELS = 50_000_000;
/** How libvips says that a file is not what it should be. */
const DAMAGED = /pixel limit|premature|truncated|corrupt|Vips|Input|unsupported/i;
const FORMATS: Record<string, { extension: string; mime: string }> = {
  jpeg: { extension: 'jpg', mime: 'image/jpeg' },
  png: { extension: 'png', mime: 'image/png' },
  webp: { extension: 'webp', mime: 'image/webp' },
  heif: { extension: 'avif', mime: 'image/avif' },
};

/** What a picture is, whatever it is called. */
export interface PictureFacts {
  width: number;
  height: number;
  mime: string;
  /** A blurred preview of about 25 bytes, in base64. */
  thumbhash: string;
  /** Dominant colours of the subject, most present first. */
  colours: string[];
}

/** POST `/api/upload`. */
export interface ReceivedPicture extends PictureFacts {
  path: string;
  filename: string;
}

export interface ExaminedPicture {
  /** The picture written anew, with nothing beside it. */
  bytes: Buffer;
  extension: string;
  facts: PictureFacts;
}

/**
 * Looks at a picture's bytes, not at its name, and writes it anew, so that nothing but the picture is kept.
 * @throws DomainError picture-type/unsupported, picture/invalid, picture/unavailable
 */
export function examinePicture(bytes: Buffer): Promise<ExaminedPicture> {
  return PICTURE_TURNS.run(async () => {
    const format = await formatOf(bytes);
    const { extension = '', mime = '' } = FORMATS[format] ?? {};
    try {
      const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' }).rotate();
      const { data, info } = await upright
        .toFormat(format === 'heif' ? 'avif' : (format as 'jpeg' | 'png' | 'webp'), { quality: 92 })
        .toBuffer({ resolveWithObject: true });
      const [thumbhash, colours] = [await thumbhashOf(data), await dominantColours(data)];
      const { width, height } = info;
      return { bytes: data, extension, facts: { width, height, mime, thumbhash, colours } };
    } catch (error) {
      if (error instanceof Error && DAMAGED.test(error.message))
        throw new DomainError('picture/invalid', 'The picture is damaged or larger than 50 megapixels.');
      throw error;
    }
  });
}

/** Takes a picture in; the same picture gets the same name. @throws DomainError as `examinePicture` */
export async function receivePicture(bytes: Buffer, originals: Originals): Promise<ReceivedPicture> {
  const { bytes: kept, extension, facts } = await examinePicture(bytes);
  const filename = `upload-${createHash('sha256').update(kept).digest('hex').slice(0, 24)}.${extension}`;
  await originals.put(filename, kept, facts.mime);
  return { path: `/cdn/look_1200/${filename}`, filename, ...facts };
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
