import sharp from 'sharp';

const COLUMNS = 9;
const ROWS = 8;

/**
 * What stays of a picture when it is scaled or packed anew: 64 bits in hexadecimal, each whether a place is darker than
 * the one to its right. Difference hash, N. Krawetz 2013.
 */
export async function printOf(picture: Buffer): Promise<string> {
  const pixels = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(COLUMNS, ROWS, { fit: 'fill' })
    .raw()
    .toBuffer();
  let bits = 0n;
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS - 1; column += 1) {
      const at = row * COLUMNS + column;
      bits = (bits << 1n) | BigInt((pixels[at] ?? 0) < (pixels[at + 1] ?? 0));
    }
  return bits.toString(16).padStart(16, '0');
}
