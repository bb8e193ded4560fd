import { fork } from 'node:child_process';
import { DomainError } from '@toile/platform';
import { type ExaminedPicture, TOO_SLOW } from './examine-picture.js';

/** What the process says of a picture. */
export type ExamineAnswer =
  | { picture: ExaminedPicture }
  | { refused: { code: string; message: string } }
  | { failed: string };

/** The built process, also where the tests run this file from its source. */
const PROCESS = new URL(
  '../../../../dist/features/pictures/upload/examine-picture.process.js',
  import.meta.url,
);
/** What sharp's own limit of seconds does not reach: an encoder looks at no clock until it is done. */
const LONGEST_MS = 30_000;

/**
 * As `examinePicture`, in a process of its own that ends with it, or is ended.
 * @throws DomainError picture-type/unsupported, picture/invalid
 */
export function examineApart(bytes: Buffer): Promise<ExaminedPicture> {
  return new Promise((resolve, reject) => {
    const child = fork(PROCESS, { serialization: 'advanced', execArgv: [], env: {}, stdio: 'ignore' });
    const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
    child.once('message', (answer: ExamineAnswer) => {
      if ('picture' in answer) resolve(answer.picture);
      else if ('refused' in answer) reject(new DomainError(answer.refused.code, answer.refused.message));
      else reject(new Error(`a picture could not be examined: ${answer.failed}`));
    });
    child.once('error', reject);
    // After an answer this changes nothing.
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new DomainError('picture/invalid', TOO_SLOW));
    });
    // A process that could not be started has said so by its error.
    child.send(bytes, () => undefined);
  });
}
