/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { messagesOf } from '@toile/i18n';
import { asBrowser, toastTexts } from '../../../testing/browser';
import { renderAsking } from '../../../testing/render-asking';
import { IntakeOfPictures } from './intake';

asBrowser();

const words = { ...messagesOf('en').newsroom.shows.intake, ordered: 'Ordered', failed: 'That did not work.' };

it('says that HEIC pictures are left out, and what to do about them', async () => {
  renderAsking(<IntakeOfPictures show="a-show" looks={[]} version={1} isPublished={false} words={words} />);
  const files = [new File(['x'], 'IMG_0042.HEIC'), new File(['x'], 'img_0043.heif')];
  fireEvent.change(screen.getByLabelText(words.folder), { target: { files } });
  const told = 'warning: HEIC pictures were left out (2). Export them as JPEG and add those.';
  await waitFor(() => expect(toastTexts()).toEqual([told]));
});
