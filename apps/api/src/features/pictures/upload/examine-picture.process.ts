import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { ExamineAnswer } from './examine-apart.js';
import { examinePicture, RefusedPicture, TOO_SLOW } from './examine-picture.js';

/** Of the processor, milliseconds: what a picture takes is its own, what a busy machine makes of it is not. */
const MOST_WORK_MS = 40_000;

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

// Decoders and encoders work beside this thread, and look at no clock until they are done.
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1_000 > MOST_WORK_MS)
    tell({ refused: { code: 'picture/invalid', message: TOO_SLOW } });
}, 1_000).unref();

// Whoever wanted the picture is gone.
process.once('disconnect', () => process.exit());
process.once('message', async (bytes: Uint8Array) => {
  tell(await examined(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
});

function tell(answer: ExamineAnswer): void {
  process.send?.(answer, () => process.disconnect());
}

async function examined(bytes: Buffer): Promise<ExamineAnswer> {
  try {
    return { picture: await examinePicture(bytes) };
  } catch (error) {
    if (error instanceof RefusedPicture) return { refused: { code: error.code, message: error.message } };
    return { failed: String(error) };
  }
}
