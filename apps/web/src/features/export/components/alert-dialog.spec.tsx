/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesOf } from '@toile/i18n';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { renderAsking } from '../../../testing/render-asking';
import { AlertDialog } from './alert-dialog';
import type { ExportProps } from './export-props';

asBrowser();
const api = fakeApi();
const words = messagesOf('fr').savedItems;
const said: Record<string, string> = { looks: 'Looks', searches: 'Recherches' };

it('offers what is said of a brand in the reader’s words, and watches what was chosen', async () => {
  api.answer('POST /api/dashboard/alerts', { status: 201, body: { id: 'a', stand: 'armed' } });
  const rows = Object.keys(said).map((label) => ({ label, tag_name: 'atelier-one', look: null }));
  renderAsking(
    <AlertDialog
      {...({ words, locale: 'fr', figure: { rows } } as unknown as ExportProps)}
      path="/api/dashboard/brands/kpi?brand=atelier-one"
      labelOf={({ label }) => said[label] ?? ''}
      onClose={() => undefined}
    />,
  );
  const row = screen.getByLabelText<HTMLSelectElement>(words.alert.row);
  expect([...row.options].map(({ text }) => text)).toEqual(['Looks', 'Recherches']);
  await userEvent.selectOptions(row, 'Recherches');
  await userEvent.type(screen.getByLabelText(/%/), '3');
  await userEvent.click(screen.getByRole('button', { name: words.alert.save }));
  expect(api.asked.at(-1)?.body).toMatchObject({
    watches: 'figure',
    figure: 'brands/kpi',
    filters: { brand: 'atelier-one' },
    row: 'searches',
    threshold: 3,
  });
});
