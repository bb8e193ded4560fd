/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { messagesOf } from '@toile/i18n';
import { QueryProvider } from '../../../api/query-provider';
import { fakeApi } from '../../../testing/api';
import { asBrowser, toastTexts } from '../../../testing/browser';
import { renderAsking } from '../../../testing/render-asking';
import { IntakeOfPictures } from './intake';

asBrowser();
const api = fakeApi();

const words = { ...messagesOf('en').newsroom.shows.intake, ordered: 'Ordered', failed: 'That did not work.' };

it('says that HEIC pictures are left out, and what to do about them', async () => {
  renderAsking(<IntakeOfPictures show="a-show" looks={[]} version={1} isPublished={false} words={words} />);
  const files = [new File(['x'], 'IMG_0042.HEIC'), new File(['x'], 'img_0043.heif')];
  fireEvent.change(screen.getByLabelText(words.folder), { target: { files } });
  const told = 'warning: HEIC pictures were left out (2). Export them as JPEG and add those.';
  await waitFor(() => expect(toastTexts()).toEqual([told]));
});

it('numbers a picture after the looks that are there, though one that came before it was taken out since', async () => {
  const added = { look: { slug: 'look-1', position: 1 }, alike: [], elsewhere: [], version: 2 };
  api.answer('POST /api/newsroom/shows/a-show/pictures', { body: added });
  const page = (version: number) => (
    <IntakeOfPictures show="a-show" looks={[]} version={version} isPublished words={words} />
  );
  const { rerender } = renderAsking(page(1));
  const add = (name: string) =>
    fireEvent.change(screen.getByLabelText(words.files), {
      target: { files: [new File(['x'], name, { type: 'image/jpeg' })] },
    });
  add('a.jpg');
  await screen.findByText('Look 1');
  rerender(<QueryProvider>{page(3)}</QueryProvider>);
  add('b.jpg');
  await waitFor(() => expect(api.asked).toHaveLength(2));
  expect(api.asked.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('position'))).toEqual([
    '1',
    '1',
  ]);
});
