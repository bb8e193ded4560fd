import { expect, it } from '@jest/globals';
import { addressFor, slugsIn, valueIn, WORD_FIELDS, withoutThing, withValue } from './word-fields.js';

const fieldOf = (kind: keyof typeof WORD_FIELDS, name: string) => {
  const found = WORD_FIELDS[kind].find((field) => field.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

it('writes words into their language, and leaves none behind that says nothing', () => {
  const title = fieldOf('page', 'title');
  const doc = withValue(withValue({}, title, 'en', 'Coats'), title, 'fr', 'Manteaux');
  expect(doc).toEqual({ title: 'Coats', translations: { fr: { title: 'Manteaux' } } });
  expect(valueIn(doc, title, 'fr')).toBe('Manteaux');
  expect(valueIn(doc, title, 'it')).toBeUndefined();
  expect(withValue(doc, title, 'fr', '')).toEqual({ title: 'Coats' });
  // What is the same in every language is so whichever is chosen.
  expect(withValue({}, fieldOf('page', 'author'), 'fr', 'Ada')).toEqual({ author: 'Ada' });
});

it('finds English labels with the options of a poll', () => {
  const labels = fieldOf('poll', 'labels');
  const doc = { options: [{ id: 1, label: 'Silk' }], translations: { fr: { labels: ['Soie'] } } };
  expect(valueIn(doc, labels, 'en')).toEqual(doc.options);
  expect(valueIn(doc, labels, 'fr')).toEqual(['Soie']);
});

it('removes an answer of a poll in every language, so that the others keep their words', () => {
  const labels = fieldOf('poll', 'labels');
  if (labels.is !== 'lines') throw new Error('no list');
  const doc = {
    options: ['Silk', 'Wool', 'Felt'].map((label, at) => ({ id: at + 1, label })),
    translations: { fr: { labels: ['Soie', 'Laine', 'Feutre'] }, it: { question: 'Quale?' } },
  };
  expect(withoutThing(doc, labels, 1)).toEqual({
    options: [
      { id: 1, label: 'Silk' },
      { id: 3, label: 'Felt' },
    ],
    translations: { fr: { labels: ['Soie', 'Feutre'] }, it: { question: 'Quale?' } },
  });
});

it('takes looks by slugs and addresses, and makes addresses of titles', () => {
  expect(slugsIn('a-look\nhttps://toile.example/fr/look/b-look?x=1#y, a-look')).toEqual(['a-look', 'b-look']);
  expect(addressFor('  Élégance : la Maison "Vale" ')).toBe('elegance-la-maison-vale');
});
