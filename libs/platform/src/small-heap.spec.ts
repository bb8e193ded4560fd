import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { SMALL_HEAP } from './small-heap.js';

/** Keeps some 60 MB, each object of which is replaced in turn after it has become old. */
const CHURN = `
if (process.argv[1]) require('node:v8').setFlagsFromString(process.argv[1]);
const ring = new Array(500_000);
for (let n = 0; n < 8_000_000; n += 1) ring[n % ring.length] = { n, next: [n, n, n, n] };
`;
/** Collecting at once and in one thread, so that how busy the machine is has no say. */
const AT_ONCE = ['--single-threaded-gc', '--no-incremental-marking', '--trace-gc'];

/** Megabytes of objects, alive and not, before each full collection. */
async function sizesBeforeCollections(flag: string): Promise<number[]> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [...AT_ONCE, '-e', CHURN, flag], {
    env: {},
  });
  // V8 tells here of a flag it does not know.
  expect(stderr).toBe('');
  return [...stdout.matchAll(/Mark-Compact[^\d]*([\d.]+) \(/g)].map(([, size]) => Number(size));
}

describe('a heap that is kept small', () => {
  it('holds less garbage beside the same objects, and needs no flag of the command line', async () => {
    const mean = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
    const usual = await sizesBeforeCollections('');
    const small = await sizesBeforeCollections(SMALL_HEAP);
    expect(usual.length).toBeGreaterThan(1);
    expect(small.length).toBeGreaterThan(usual.length);
    expect(mean(small)).toBeLessThan(mean(usual) * 0.8);
  }, 120_000);
});
