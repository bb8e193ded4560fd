import { PICTURE_SEMAPHORE } from '../../../kernel/pictures/picture-semaphore.js';
import { type ExaminedPicture, examinePicture } from './examine-picture.js';

/** `examinePicture` beside the other pictures this process has in work; for pictures of people who are trusted. */
export const examineInSemaphore = (bytes: Buffer): Promise<ExaminedPicture> =>
  PICTURE_SEMAPHORE.run(() => examinePicture(bytes));
