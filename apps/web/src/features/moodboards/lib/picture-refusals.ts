import { ApiError } from '../../../api/api-error';
import { filled } from '../../../i18n/filled';
import { isHeic } from '../../../pictures/is-heic';

/** What is taken as a picture of a member's own. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const MOST_BYTES = 15 * 1024 * 1024;

export type RefusalWords = Record<'tooLarge' | 'heic' | 'unfit' | 'unread' | 'full' | 'tooMany', string>;
type Named = Pick<File, 'name' | 'type'>;

/** Why a file is not sent at all, in words that name what helps; null when it may be a picture. */
export function refusalOf(file: Named & Pick<File, 'size'>, words: RefusalWords): string | null {
  if (!PICTURE_TYPES.includes(file.type)) return wrongKind(file, words);
  return file.size > MOST_BYTES ? filled(words.tooLarge, { name: file.name }) : null;
}

/** Why the api refused a file: its bytes may be others than its name says. Null for what any write may meet. */
export function refusedBy(error: Error, file: Named, words: RefusalWords): string | null {
  if (!(error instanceof ApiError)) return null;
  const { name } = file;
  if (error.status === 415) return wrongKind(file, words);
  if (error.status === 413) return filled(words.tooLarge, { name });
  if (error.status === 429) return filled(words.tooMany, { name });
  const type = error.problem?.type ?? '';
  if (type.includes('own-pictures/')) return filled(words.full, { name });
  return type.includes('picture/invalid') ? filled(words.unread, { name }) : null;
}

const wrongKind = ({ name, type }: Named, words: RefusalWords) =>
  filled(isHeic({ type, name }) ? words.heic : words.unfit, { name });
