/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { messagesOf } from '@toile/i18n';
import { cardMessages } from '../../../catalogue/card-words';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { renderAsking } from '../../../testing/render-asking';
import { usePictureSearch } from '../stores/picture-search-store';
import { PictureSearch } from './picture-search';

asBrowser();

const messages = messagesOf('en');
const api = fakeApi();
beforeEach(() => {
  usePictureSearch.setState({ picture: null, state: { kind: 'waiting' } });
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  // As most browsers with this format.
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('unreadable')) });
  api.answer('GET /translations/vocabulary.json', { body: { translations: { en: { vocabulary: {} } } } });
  api.answer('POST /api/search/picture', { status: 415, body: { status: 415 } });
});

it.each([
  ['IMG_0042.HEIC', '', /HEIC picture, as iPhones take them.*Save it as JPEG/],
  ['notes.png', 'image/png', /no picture that can be read/],
  ['contract.pdf', 'application/pdf', /no picture that can be read/],
])('says of %s that is dropped what is wrong with it', async (name, type, said) => {
  renderAsking(
    <PictureSearch locale="en" words={messages.looks.picture} messages={cardMessages(messages)} />,
  );
  // A browser shows what it may drop beside the field, and the page is gone.
  const isLeft = fireEvent.drop(document.body, {
    dataTransfer: { files: [new File(['x'], name, { type })] },
  });
  expect(isLeft).toBe(false);
  expect(await screen.findByText(said)).toBeTruthy();
  expect(api.asked.filter(({ path }) => path.includes('picture'))).toHaveLength(
    type === 'application/pdf' ? 0 : 1,
  );
});
