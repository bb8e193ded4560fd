import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
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

it('leaves the processor to whoever has a use for it, also where sessions are weighed against each other', () => {
  const { PRIORITY_LOW } = constants.priority;
  const built = new URL('../../../dist/features/pictures/lower-priority.js', import.meta.url);
  const program = `
    import { readFileSync } from 'node:fs';
    import { getPriority } from 'node:os';
    import { lowerPriority } from ${JSON.stringify(built)};
    lowerPriority();
    const session = process.argv[1] === 'true' ? / nice (-?\\d+)/.exec(readFileSync('/proc/self/autogroup', 'utf8'))?.[1] : null;
    console.log(JSON.stringify({ process: getPriority(), session }));`;
  const hasSessions = existsSync('/proc/self/autogroup');
  const command = hasSessions ? ['setsid', process.execPath] : [process.execPath];
  const { stdout, stderr } = spawnSync(
    command[0] ?? '',
    [...command.slice(1), '--input-type=module', '--eval', program, String(hasSessions)],
    { encoding: 'utf8' },
  );
  expect([stderr, JSON.parse(stdout)]).toEqual([
    '',
    { process: PRIORITY_LOW, session: hasSessions ? '10' : null },
  ]);
});
