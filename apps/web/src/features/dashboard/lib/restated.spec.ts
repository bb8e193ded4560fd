import { expect, it } from '@jest/globals';
import { messagesOf } from '@toile/i18n';
import type { Shape } from '../../../api/operations';
import { restated } from './restated';

const { dashboard, figures } = messagesOf('fr');
const names = { tags: { velvet: 'Velours' }, categories: {}, colours: {}, countries: {}, seasons: {} };
const setup = { locale: 'fr', words: dashboard, figures, names } as unknown as Parameters<typeof restated>[1];
const said = (value: number, numerator: number | null = null, denominator: number | null = null) => ({
  value,
  numerator,
  denominator,
});
const entry = (given: Partial<Shape<'RestatementDto'>>) =>
  Object.values(
    restated(
      {
        figure: 'category-overview/runway-share',
        filters: { type: 'woman' },
        label: 'Velvet',
        tag_name: 'velvet',
        before: said(40.5, 34, 84),
        after: said(44, 37, 84),
        causes: [{ cause: 'retagged', count: 4 }],
        ...given,
      } as Shape<'RestatementDto'>,
      setup,
    ),
  ).map((text) => text.replaceAll(/\s/g, ' '));

it('says what a share was and is, with equal digits, and by how many points', () => {
  const why = '4 looks aux mots-clés modifiés';
  expect(entry({})).toEqual(['Velours', '40,5 %', '34 / 84', '44,0 %', '37 / 84', '+3,5 points', why]);
  expect(entry({ after: null })).toEqual(['Velours', '40,5 %', '34 / 84', '–', '', '', why]);
  // The same of fewer.
  expect(entry({ before: said(100, 8, 8), after: said(100, 7, 7) }).slice(1, 6)).toEqual([
    '100,0 %',
    '8 / 8',
    '100,0 %',
    '7 / 7',
    '',
  ]);
});

it('says a count of a season without a percent sign', () => {
  const [, was, , is, , change] = entry({
    figure: 'seasons/kpi',
    label: 'views',
    tag_name: null,
    before: said(1200),
    after: said(1212),
  });
  expect([was, is, change]).toEqual(['1 200', '1 212', '+12']);
});
