/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { messagesOf } from '@toile/i18n';
import { DifferenceView } from './difference-view';

it('tells moments on the reader’s clocks and choices by their names, and leaves words as they are', () => {
  const added = (field: string, after: string) => ({ field, language: null, before: null, after });
  render(
    <DifferenceView
      differences={[
        added('published_at', '2026-11-28T08:27:00.000Z'),
        added('series', 'news'),
        added('title', 'news'),
      ]}
      languages={[]}
      words={messagesOf('fr').newsroom.words}
      locale="fr"
      names={{ 'series:news': 'Actualités' }}
    />,
  );
  const [time, series, title] = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(time).toMatch(/28 nov\. 2026/);
  expect([series, title]).toEqual(['Actualités', 'news']);
});

it('names the figures of a report and of an article in the reader’s words', () => {
  const of = (type: string, chapters: string[]) => ({ type, chapters });
  render(
    <DifferenceView
      differences={[
        {
          field: 'figures',
          language: null,
          before: of('woman', ['tones']),
          after: of('man', ['tones', 'looks']),
        },
        {
          field: 'blocks',
          language: null,
          before: [],
          after: [{ type: 'figure', figure: 'graphs/theme/home', filters: { city: 'milan' } }],
        },
      ]}
      languages={[]}
      words={messagesOf('fr').newsroom.words}
      locale="fr"
      names={{
        woman: 'Femme',
        man: 'Homme',
        ...messagesOf('fr').reports.pdf.parts,
        'blocks:graphs/theme/home': 'Thèmes',
        'blocks:milan': 'Milan',
      }}
    />,
  );
  const told = screen
    .getAllByRole('definition')
    .map((one) => [...one.children].map((line) => line.textContent));
  const { tones, looks } = messagesOf('fr').reports.pdf.parts;
  expect(told).toEqual([
    ['Femme', 'Homme', tones, looks],
    ['Thèmes', 'Milan'],
  ]);
});
