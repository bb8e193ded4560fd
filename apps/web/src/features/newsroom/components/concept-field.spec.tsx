/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { renderAsking } from '../../../testing/render-asking';
import { ConceptField } from './concept-field';

asBrowser();

const api = fakeApi();
const ASKED = 'GET /api/editor/vocabulary/concepts';
const found = (slug: string, label: string) => ({ id: `garment/${slug}`, slug, label: { en: label } });
const type = (text: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Into' }), { target: { value: text } });

it('leaves what was found for fewer letters under the hand until the rest is there', async () => {
  api.answer(ASKED, { body: { results: [found('overcoat', 'Overcoat'), found('overall', 'Overall')] } });
  const words = { add: 'Find', remove: 'Take away' };
  renderAsking(
    <ConceptField label="Into" locale="en" chosen={[]} words={words} onChange={() => undefined} />,
  );
  act(() => screen.getByRole('combobox').focus());
  type('over');
  await screen.findByRole('option', { name: /Overall/ });
  let resolve: (body: unknown) => void = () => undefined;
  const body = new Promise<unknown>((settle) => {
    resolve = settle;
  });
  api.answer(ASKED, { body });
  type('overcoat');
  await waitFor(() => expect(api.asked.at(-1)?.path).toContain('overcoat'));
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await act(async () => resolve({ results: [found('overcoat', 'Overcoat')] }));
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
});
