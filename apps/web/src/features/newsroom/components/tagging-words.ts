import type { Messages } from '@toile/i18n';

/** What the desk says, in the reader's language; `{…}` is filled in where it is said. */
export type TaggingWords = Messages['newsroom']['tagging'];

/** What pages of shows that are tagged twice say. */
export type TwiceWords = Omit<Messages['newsroom']['twice'], 'agreement' | 'changes'>;
