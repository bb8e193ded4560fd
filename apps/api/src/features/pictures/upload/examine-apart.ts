import { DomainError } from '@toile/platform';
import { runApart } from '../run-apart.js';
import { type ExaminedPicture, TOO_SLOW } from './examine-picture.js';

/** What the process says of a picture. */
export type ExamineAnswer =
  | { picture: ExaminedPicture }
  | { refused: { code: string; message: string } }
  | { failed: string };

/** Whatever the process says of itself; a picture that takes too much work is refused there, long before this. */
const LONGEST_MS = 90_000;

/**
 * As `examinePicture`, in a process of its own.
 * @throws DomainError picture-type/unsupported, picture/invalid
 */
export async function examineApart(bytes: Buffer): Promise<ExaminedPicture> {
  const answer = await runApart<ExamineAnswer>('upload/examine-picture.process', bytes, {
    longestMs: LONGEST_MS,
    onSilent: () => new DomainError('picture/invalid', TOO_SLOW),
  });
  if ('picture' in answer) return answer.picture;
  if ('refused' in answer) throw new DomainError(answer.refused.code, answer.refused.message);
  throw new Error(`a picture could not be examined: ${answer.failed}`);
}
