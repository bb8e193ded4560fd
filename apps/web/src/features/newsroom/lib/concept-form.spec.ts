import { expect, it } from '@jest/globals';
import { newConceptOf, rewordingOf, splitOf } from './concept-form.js';

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

it('says of a new concept its kind, its tag and what it stands under', () => {
  const form = new FormData();
  form.set('kind', 'garment');
  form.set('slug', ' gilet ');
  form.set('label-en', 'Gilet');
  form.set('words-en', 'waistcoat');
  expect(newConceptOf(form, ['garment/top'])).toMatchObject({
    kind: 'garment',
    slug: 'gilet',
    label: { en: 'Gilet' },
    words: { en: ['waistcoat'] },
    parents: ['garment/top'],
  });
});

it('says of a part its words, its looks by slug or address, and whether it stands below', () => {
  const form = new FormData();
  form.set('slug', 'raw-denim');
  form.set('label-en', 'Raw denim');
  form.append('found', 'found-one');
  form.append('found', 'two');
  form.set('looks', 'https://toile.example/fr/look/one?ref=2\ntwo, two');
  expect(splitOf(form, 4)).toMatchObject({
    version: 4,
    slug: 'raw-denim',
    label: { en: 'Raw denim' },
    looks: ['found-one', 'two', 'one'],
    narrower: false,
  });
});
