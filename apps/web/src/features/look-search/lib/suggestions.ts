/** The messages of a select widget (specification, section 8), in the reader's language. */
export interface SelectWords {
  failed: string;
  tooShort: string;
  more: string;
  none: string;
  searching: string;
}
export interface Suggested {
  rows: { slug: string; name: string; total_count: number }[];
  total: number;
  /** The last page that was asked for; 0 before the first. */
  page: number;
}

/** Suggestions on a page (specification, section 9). */
const PAGE_SIZE = 10;

export const hasMore = ({ page, total }: Pick<Suggested, 'page' | 'total'>) => PAGE_SIZE * page < total;

/** What the widget says below its suggestions; nothing while there is nothing to say. */
export function messageFor(
  now: {
    state: 'idle' | 'searching' | 'more' | 'failed';
    isShort: boolean;
    found: number;
    minLength: number;
  },
  words: SelectWords,
): string {
  if (now.isShort) return words.tooShort.replace('{count}', String(now.minLength));
  if (now.state === 'failed') return words.failed;
  if (now.state === 'searching') return words.searching;
  if (now.state === 'more') return words.more;
  return now.found === 0 ? words.none : '';
}
