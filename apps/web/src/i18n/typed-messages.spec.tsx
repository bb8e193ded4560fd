import { expect, it } from '@jest/globals';
import { messagesOf } from '@toile/i18n';
import { createTranslator } from 'next-intl';

const onError = () => undefined;

it('lets no unknown key and no missing argument compile', () => {
  const t = createTranslator({ locale: 'en', messages: messagesOf('en'), namespace: 'messages', onError });
  expect(t('pagination.page', { page: '2' })).toBe('Page 2');
  // @ts-expect-error: no such key
  expect(t('pagination.nope')).toBe('messages.pagination.nope');
  // @ts-expect-error: `page` is missing
  expect(t('pagination.page')).toBe('Page {page}');
});
