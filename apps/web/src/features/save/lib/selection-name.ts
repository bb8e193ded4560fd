import { filled } from '../../../i18n/filled';

/** What a board of pictures that are picked today is called. */
export const selectionName = (locale: string, words: string): string =>
  filled(words, { date: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(Date.now()) });
