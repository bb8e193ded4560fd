import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { PAGE_FILTERS } from '../../kernel/pictures/filters.js';
import type { RenderAnswer, RenderRequest } from './making/make-picture.handler.js';
import { runApart } from './run-apart.js';

/** What takes some seconds in all sizes. */
const noise = () =>
  sharp({
    create: {
      width: 3_000,
      height: 4_000,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

it('ends at once when the job that waits for it is to end, and has no answer then', async () => {
  const request: RenderRequest = { original: await noise(), filters: PAGE_FILTERS, format: 'avif' };
  const ending = new AbortController();
  const answer = runApart<RenderAnswer>('making/render-picture.process', request, {
    longestMs: 120_000,
    onSilent: () => new Error('ended without an answer'),
    signal: ending.signal,
  });
  ending.abort();
  await expect(answer).rejects.toThrow('ended without an answer');
  // One that is begun afterwards does not go on either.
  const late = runApart<RenderAnswer>('making/render-picture.process', request, {
    longestMs: 120_000,
    onSilent: () => new Error('ended without an answer'),
    signal: ending.signal,
  });
  await expect(late).rejects.toThrow('ended without an answer');
});
