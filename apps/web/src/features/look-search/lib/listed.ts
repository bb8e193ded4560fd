import type { Locale } from '@toile/contracts';

/** Names one after the other; the last is told as the last only where none follows. */
export const listed = (names: readonly string[], isMore: boolean, locale: Locale): string =>
  isMore
    ? names.join(locale === 'zh' ? '、' : ', ')
    : new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
