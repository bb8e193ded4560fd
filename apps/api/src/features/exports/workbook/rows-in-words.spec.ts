import { expect, it } from '@jest/globals';
import type { ExportReceipt, Locale } from '@toile/contracts';
import { type Cell, tableOf } from '../table.js';
import { rowsInWords } from './rows-in-words.js';

/** Cells of the first row that are named, in the language. */
function told(row: Record<string, unknown>, locale: Locale, filters: Record<string, string> = {}): Cell[] {
  const table = tableOf([row]);
  return rowsInWords(table, { filters } as ExportReceipt, locale)[0] ?? [];
}

it('says names and numbers of a figure in the language of the reader, and leaves slugs and bare numbers', () => {
  const row = { label: 'Lace', tag_name: 'lace', value: 32.5, value_label: '32.5 %', city_name: 'Milan' };
  expect(told(row, 'en')).toEqual(['Lace', 'lace', 32.5, '32.5 %', 'Milan']);
  expect(told(row, 'fr').map(plain)).toEqual(['Dentelle', 'lace', 32.5, '32,5 %', 'Milan']);
  expect(told(row, 'zh')).toEqual(['蕾丝', 'lace', 32.5, '32.5%', '米兰']);
  expect(told({ ...row, label: '=1+1', tag_name: '=1+1' }, 'fr')[0]).toBe('=1+1');
  expect(told({ label: 'Navy', tag_name: 'navy', bar_background: '#1f2a44' }, 'fr')[0]).toBe('Marine');
});

it('says rows, columns, measures and units of a question so', () => {
  const question = 'measures=runway_share&rows=tag&columns=colour';
  const row = { row: 'lace', label: 'Lace', column: 'navy', column_label: 'Navy', measure: 'runway_share' };
  expect(told({ ...row, unit: 'percent', value: 13.8 }, 'fr', { question })).toEqual([
    'lace',
    'Dentelle',
    'navy',
    'Marine',
    'Part des défilés',
    'pour cent',
    13.8,
  ]);
  const ofFormula = { ...row, measure: 'formula_1', unit: 'ratio' };
  expect(told(ofFormula, 'fr', { question }).slice(4)).toEqual(['formula_1', 'ratio']);
});

const plain = (cell: Cell) => (typeof cell === 'string' ? cell.replaceAll(/[\u00a0\u202f]/g, ' ') : cell);
