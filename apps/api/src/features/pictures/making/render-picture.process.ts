import sharp from 'sharp';
import { rendered } from '../../../kernel/pictures/rendered.js';
import { lowerPriority } from '../lower-priority.js';
import { thumbhashOf } from '../thumbhash-of.js';
import type { RenderAnswer, RenderRequest } from './make-picture.handler.js';

/** A process for the renderings of one picture: one core at most, and none that somebody else has a use for. */
lowerPriority();
sharp.concurrency(1);

// Whoever wanted the picture is gone.
process.once('disconnect', () => process.exit());
process.once('message', async (request: RenderRequest) => {
  const answer = await renderings(request).catch(
    (error: unknown): RenderAnswer => ({ failed: String(error) }),
  );
  process.send?.(answer, () => process.disconnect());
});

async function renderings({ original, filters, format }: RenderRequest): Promise<RenderAnswer> {
  const bytes = Buffer.from(original.buffer, original.byteOffset, original.byteLength);
  const thumbhash = await thumbhashOf(bytes);
  const made: Buffer[] = [];
  for (const filter of filters) made.push(await rendered(bytes, filter, format));
  return { made, thumbhash };
}
