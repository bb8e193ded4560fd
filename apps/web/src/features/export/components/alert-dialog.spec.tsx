/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readQuestion } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { renderAsking } from '../../../testing/render-asking';
import { AlertDialog } from './alert-dialog';
import type { ExportProps } from './export-props';
import { QuestionAlert } from './question-alert';

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

it('watches a measure of a question with all it leaves out, and says so by name and unit', async () => {
  api.answer('POST /api/dashboard/alerts', { status: 201, body: { id: 'b', stand: 'armed' } });
  const asked = readQuestion({
    measures: 'looks,saves',
    rows: 'tag',
    columns: 'city',
    without: 'tag:lace;city:paris',
    formulas: 'Each:saves/looks',
    order: 'formula_1',
  });
  const named = (key: string, name: string) => ({ key, name });
  renderAsking(
    <QuestionAlert
      words={words}
      locale="fr"
      asked={asked}
      all="Tous"
      onClose={() => undefined}
      rows={[named('denim', 'Denim')]}
      columns={[named('milan', 'Milan')]}
      measures={[
        { key: 'looks', name: 'Looks' },
        { key: 'saves', name: 'Ajouts' },
      ]}
    />,
  );
  expect(screen.getByText(new RegExp(words.alert.also))).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText(words.alert.watch), 'Ajouts');
  await userEvent.type(screen.getByRole('spinbutton'), '12');
  await userEvent.click(screen.getByRole('button', { name: words.alert.save }));
  const sent = api.asked.at(-1)?.body as { name: string; question: string } | undefined;
  // Of a formula nothing is watched, and rows are not ordered by one that is not there.
  expect(Object.fromEntries(new URLSearchParams(sent?.question))).toEqual({
    measures: 'saves',
    rows: 'tag',
    columns: 'city',
    without: 'tag:lace;city:paris',
  });
  expect(sent?.name).toBe(`Denim, Milan, Ajouts ${words.alert.above} 12 ajouts`);
});
