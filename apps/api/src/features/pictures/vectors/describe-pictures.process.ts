import sharp from 'sharp';
import { lowerPriority } from '../lower-priority.js';
import { openVectors } from './open-vectors.js';

/** Several pictures of the site, or one that somebody sent. */
export interface DescribeRequest {
  model: string | null;
  pictures: readonly Uint8Array[];
  /** Of the site: read on nobody's time, and drawings among them. */
  isOurs: boolean;
}
/** A vector of each picture; null for what is none. */
export type DescribeAnswer = { vectors: (Int8Array | null)[] } | { failed: string };

const MOST_PIXELS = 50_000_000;
/** Pixels each way that any model looks at, and a little more. */
const SIDE = 512;
/** What libvips may read of what somebody sent: photographs only, as of uploads. */
const PHOTOGRAPHS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
];

sharp.concurrency(1);
// Whoever wanted the vectors is gone.
process.once('disconnect', () => process.exit());
process.once('message', async (request: DescribeRequest) => {
  const answer = await vectorsOf(request).catch(
    (error: unknown): DescribeAnswer => ({ failed: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(answer, () => process.disconnect());
});

async function vectorsOf({ model, pictures, isOurs }: DescribeRequest): Promise<DescribeAnswer> {
  if (isOurs) lowerPriority();
  else {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: PHOTOGRAPHS });
  }
  const open = await openVectors(model);
  const vectors: (Int8Array | null)[] = [];
  for (const picture of pictures) {
    const small = await made(Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength));
    vectors.push(small && (await open.of(small)));
  }
  return { vectors };
}

/** Upright and small; null for what is no picture. */
async function made(picture: Buffer): Promise<Buffer | null> {
  try {
    return await sharp(picture, { limitInputPixels: MOST_PIXELS })
      .timeout({ seconds: 20 })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 0 })
      .toBuffer();
  } catch {
    return null;
  }
}
