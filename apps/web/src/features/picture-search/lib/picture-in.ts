import { isHeic } from '../../../pictures/is-heic';

/** One that many browsers have no type for is a picture, too. */
export const isPicture = (file: Blob): boolean => file.type.startsWith('image/') || isHeic(file);

/** The first picture among what was pasted or dropped. */
export const pictureIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(isPicture);
