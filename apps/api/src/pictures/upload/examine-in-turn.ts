import { PICTURE_SEMAPHORE } from '../picture-semaphore.js';
import { type ExaminedPicture, examinePicture } from './examine-picture.js';

/** `examinePicture` beside the other pictures this process has in work; for pictures of people who are trusted. */
export const examineInTurn = (bytes: Buffer): Promise<ExaminedPicture> =>
  PICTURE_SEMAPHORE.run(() => examinePicture(bytes));
