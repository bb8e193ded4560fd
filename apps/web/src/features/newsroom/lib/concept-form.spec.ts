import { expect, it } from '@jest/globals';
import { rewordingOf } from './concept-form.js';

it('takes each line for a word once, and an empty label for none yet', () => {
  const form = new FormData();
  form.set('label-en', ' Trench coat ');
  form.set('label-zh', '  ');
  form.set('plural-en', '');
  form.set('words-fr', 'imper\r\n\r\n gabardine \nimper');
  form.set('note', ' seen ');
  expect(rewordingOf(form, 3)).toEqual({
    version: 3,
    label: { en: 'Trench coat' },
    plural: { en: '', es: '', fr: '', it: '', zh: '' },
    words: { en: [], es: [], fr: ['imper', 'gabardine'], it: [], zh: [] },
    note: 'seen',
  });
});
