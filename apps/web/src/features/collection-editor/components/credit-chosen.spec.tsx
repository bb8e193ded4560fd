/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { messagesOf } from '@toile/i18n';
import { QueryProvider } from '../../../api/query-provider';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { CreditChosen } from './credit-chosen';
import type { EditorWords } from './editor-words';

asBrowser();

const { collectionEditor } = messagesOf('en');
const words = {
  ...collectionEditor.editor,
  faults: collectionEditor.faults,
  failed: 'Failed',
} as EditorWords;
const api = fakeApi();

it('gives all chosen looks one credit, in one request that names the version that was seen', async () => {
  api.answer('PATCH /user/collection/looks/vale-fw27', { body: { version: 8 } });
  let saved = 0;
  render(
    <QueryProvider>
      <CreditChosen
        collection="vale-fw27"
        version={7}
        looks={['vale-1', 'vale-2']}
        words={words}
        onSaved={() => {
          saved += 1;
        }}
      />
    </QueryProvider>,
  );
  fireEvent.change(screen.getByLabelText('Credit'), { target: { value: ' Ines Marchetti ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Credit the chosen (2)' }));
  await waitFor(() => expect(saved).toBe(1));
  expect(api.asked.map(({ body }) => body)).toEqual([
    {
      version: 7,
      looks: [
        { slug: 'vale-1', credit: 'Ines Marchetti' },
        { slug: 'vale-2', credit: 'Ines Marchetti' },
      ],
    },
  ]);
});
