/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { messagesOf } from '@toile/i18n';
import type { Shape } from '../../../api/operations';
import { QueryProvider } from '../../../api/query-provider';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { PublishPanel } from './publish-panel';

asBrowser();

const { words } = messagesOf('en').newsroom;
const api = fakeApi();
const panel = (zone: string) => (
  <QueryProvider>
    <PublishPanel
      name={{ kind: 'promo-band', slug: 'archive' }}
      details={{ live: null, live_version: 0, draft: null } as unknown as Shape<'WrittenDetailsDto'>}
      version={1}
      state="draft"
      zone={zone}
      locale="en"
      words={words}
      beforehand={async () => 1}
      onViolations={() => undefined}
      onDone={() => undefined}
    />
  </QueryProvider>
);

it('schedules by the clocks of the reader, which are known only once the page is read by a browser', async () => {
  api.answer('PUT /api/newsroom/words/schedule', { body: {} });
  const { rerender } = render(panel('UTC'));
  rerender(panel('America/New_York'));
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('America/New_York');
  fireEvent.change(screen.getByLabelText(words.schedule.at), { target: { value: '2027-02-12T09:00' } });
  fireEvent.click(screen.getByRole('button', { name: words.schedule.set }));
  await waitFor(() =>
    expect(api.asked.at(-1)).toMatchObject({ method: 'PUT', body: { at: '2027-02-12T14:00:00.000Z' } }),
  );
});
