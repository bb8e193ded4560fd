import { counted } from './counted';

/** The messages of a select widget (specification, section 8), in the reader's language. */
export interface SelectWords {
  failed: string;
  /** With a `{count}`, as `tooShort` and `most`. */
  tooLong: string;
  tooShort: string;
  most: string;
  removeAll: string;
  more: string;
  none: string;
  searching: string;
}

/** The longest search the api takes. */
export const LONGEST = 100;

/** What the widget says below its suggestions; nothing while there is nothing to say. */
export function messageFor(
  now: {
    state: 'idle' | 'searching' | 'more' | 'failed';
    length: number;
    minLength: number;
    found: number;
    /** How many may be chosen, when so many are. */
    full: number | null;
  },
  words: SelectWords,
  locale: string,
): string {
  if (now.full !== null) return counted(words.most, now.full, locale);
  if (now.length > LONGEST) return counted(words.tooLong, now.length - LONGEST, locale);
  if (now.length < now.minLength) return counted(words.tooShort, now.minLength, locale);
  if (now.state === 'failed') return words.failed;
  if (now.state === 'searching') return words.searching;
  if (now.state === 'more') return words.more;
  return now.found === 0 ? words.none : '';
}
