import { DomainError } from '@toile/platform';
import { runApart } from '../run-apart.js';
import { TOO_SLOW } from '../upload/examine-picture.js';
import type { DescribeAnswer, DescribeRequest } from './describe-pictures.process.js';

/** A hundred pictures of the site at lowest priority, or the one that somebody waits for. */
const LONGEST_MS = { ours: 120_000, sent: 25_000 };

/**
 * Vectors of pictures, made in a process of its own; null for what is no picture.
 * @throws Error when the model cannot be run; when the process ends without an answer: DomainError `picture/invalid` of a picture
 * that somebody sent, else Error
 */
export async function describeApart(
  request: DescribeRequest,
  signal?: AbortSignal,
): Promise<(Int8Array | null)[]> {
  const answer = await runApart<DescribeAnswer>('vectors/describe-pictures.process', request, {
    ...(signal && { signal }),
    longestMs: request.isOurs ? LONGEST_MS.ours : LONGEST_MS.sent,
    onSilent: () =>
      request.isOurs
        ? new Error('took too long, or its process was ended')
        : new DomainError('picture/invalid', TOO_SLOW),
  });
  if ('failed' in answer) throw new Error(answer.failed);
  return answer.vectors;
}
