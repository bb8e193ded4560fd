import { runApart } from '../run-apart.js';
import type { DescribeAnswer, DescribeRequest } from './describe-pictures.process.js';

const LONGEST_MS = 60_000;

/**
 * Vectors of pictures, made in a process of its own; null for what is no picture.
 * @throws Error when the model cannot be run, or the process was ended
 */
export async function describeApart(request: DescribeRequest): Promise<(Int8Array | null)[]> {
  const answer = await runApart<DescribeAnswer>('vectors/describe-pictures.process', request, {
    longestMs: LONGEST_MS,
    onSilent: () => new Error('took too long, or its process was ended'),
  });
  if ('failed' in answer) throw new Error(answer.failed);
  return answer.vectors;
}
