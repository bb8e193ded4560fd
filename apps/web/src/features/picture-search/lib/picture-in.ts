import { isHeic } from '../../../pictures/is-heic';

/** The first picture among what was pasted or dropped; one that many browsers have no type for, too. */
export const pictureIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find((file) => file.type.startsWith('image/') || isHeic(file));
