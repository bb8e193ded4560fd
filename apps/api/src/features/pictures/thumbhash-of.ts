import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** A blurred preview of about 25 bytes, in base64 (https://evanw.github.io/thumbhash/). */
export async function thumbhashOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
