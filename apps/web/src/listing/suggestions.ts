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

/** Characters that a search needs where an element says so by `data-min-length`; none where it says nothing that is a number. */
export function minLengthOf(element: HTMLElement | null): number {
  const said = element?.dataset.minLength?.trim() ?? '';
  return /^\d{1,3}$/.test(said) ? Number(said) : 0;
}

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
