import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { ExamineAnswer } from './examine-apart.js';
import { examinePicture, RefusedPicture } from './examine-picture.js';

/**
 * A process for one picture that somebody sent: whatever its bytes do to a decoder happens here, where no secret and no
 * other picture is. Pictures of the site come first, and of all that libvips can read it reads photographs only.
 */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

// Whoever wanted the picture is gone.
process.once('disconnect', () => process.exit());
process.once('message', async (bytes: Uint8Array) => {
  const answer = await examined(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  process.send?.(answer, () => process.disconnect());
});

async function examined(bytes: Buffer): Promise<ExamineAnswer> {
  try {
    return { picture: await examinePicture(bytes) };
  } catch (error) {
    if (error instanceof RefusedPicture) return { refused: { code: error.code, message: error.message } };
    return { failed: String(error) };
  }
}
