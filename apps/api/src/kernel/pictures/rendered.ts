import sharp from 'sharp';
import { FILTERS, type FilterName, type PictureFormat } from './filters.js';

const QUALITY = {
  avif: { quality: 55, effort: 2 },
  webp: { quality: 80 },
  jpeg: { quality: 82, progressive: true },
};

export const MOST_PIXELS = 50_000_000;
export const MOST_SECONDS = 20;

/** A picture in one of the sizes and formats. @throws Error when it is none, or takes too long */
export function rendered(original: Buffer, filter: FilterName, format: PictureFormat): Promise<Buffer> {
  const size: { width: number; height?: number } = FILTERS[filter];
  return sharp(original, { limitInputPixels: MOST_PIXELS })
    .timeout({ seconds: MOST_SECONDS })
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
