import sharp from 'sharp';
import { thumbhashOf } from '../thumbhash-of.js';
import { dominantColours } from './dominant-colours.js';
import { printOf } from './print-of.js';

const MOST_PIXELS = 50_000_000;
const MOST_SECONDS = 80;
/** From here on a picture is packed less tightly: AVIF of 49 megapixels takes 13 seconds then, and 160 as sharp packs by itself. */
const LARGE_PIXELS = 12_000_000;
const QUALITY = 92;

export const TOO_SLOW = 'The picture takes too much to read. Send it smaller.';

type Format = 'jpeg' | 'png' | 'webp' | 'avif';
const FORMATS: Record<string, { format: Format; extension: string; mime: string }> = {
  jpeg: { format: 'jpeg', extension: 'jpg', mime: 'image/jpeg' },
  png: { format: 'png', extension: 'png', mime: 'image/png' },
  webp: { format: 'webp', extension: 'webp', mime: 'image/webp' },
  heif: { format: 'avif', extension: 'avif', mime: 'image/avif' },
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

export interface ExaminedPicture {
  /** The picture written anew, with nothing beside it. */
  bytes: Buffer;
  extension: string;
  facts: PictureFacts;
  /** As `printOf`. */
  print: string;
}

/** Says as the code of a domain error why; without the platform, which takes longer to load than most pictures to read. */
export class RefusedPicture extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Looks at a picture's bytes, not at its name, and writes it anew, so that nothing but the picture is kept.
 * @throws RefusedPicture picture-type/unsupported, picture/invalid
 */
export async function examinePicture(bytes: Buffer): Promise<ExaminedPicture> {
  const { format, extension, mime, pixels } = await kindOf(bytes);
  const { data, info } = await writtenAnew(bytes, format, pixels);
  const [thumbhash, colours] = [await thumbhashOf(data), await dominantColours(data)];
  const print = await printOf(data);
  const { width, height } = info;
  return { bytes: data, extension, facts: { width, height, mime, thumbhash, colours }, print };
}

async function writtenAnew(bytes: Buffer, format: Format, pixels: number) {
  const effort = pixels > LARGE_PIXELS ? 0 : 2;
  const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
    .timeout({ seconds: MOST_SECONDS })
    .rotate();
  const options = {
    // PNG would lose colours.
    jpeg: { quality: QUALITY },
    png: {},
    webp: { quality: QUALITY, effort },
    avif: { quality: QUALITY, effort },
  };
  try {
    return await upright.toFormat(format, options[format]).toBuffer({ resolveWithObject: true });
  } catch (error) {
    const isSlow = error instanceof Error && /timeout/i.test(error.message);
    throw new RefusedPicture('picture/invalid', isSlow ? TOO_SLOW : 'The picture is damaged.');
  }
}

async function kindOf(bytes: Buffer) {
  const meta = await metadataOf(bytes);
  const kind = FORMATS[meta?.format ?? ''];
  // SVG is a program, animation is a film; neither is a photograph.
  if (!kind || (kind.format === 'avif' && meta?.compression !== 'av1') || (meta?.pages ?? 1) > 1)
    throw new RefusedPicture('picture-type/unsupported', 'A picture is a JPEG, PNG, WebP or AVIF.');
  const pixels = (meta?.width ?? 0) * (meta?.height ?? 0);
  if (pixels > MOST_PIXELS)
    throw new RefusedPicture('picture/invalid', 'The picture is larger than 50 megapixels.');
  return { ...kind, pixels };
}

async function metadataOf(bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}
