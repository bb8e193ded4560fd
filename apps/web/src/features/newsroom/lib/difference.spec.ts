import { expect, it } from '@jest/globals';
import { changedLines, differencesOf, linesOf, merged, yielding } from './difference.js';

const base = {
  title: 'Coats',
  author: 'Ada',
  blocks: [{ type: 'quote', text: 'One.', by: '' }],
  translations: { fr: { title: 'Manteaux' } },
};

it('tells field by field and language by language, whatever the order of fields', () => {
  const after = {
    author: 'Ada',
    title: 'Long coats',
    blocks: [{ by: '', text: 'One.', type: 'quote' }],
    translations: { fr: { title: 'Manteaux' }, it: { title: 'Cappotti' } },
  };
  expect(differencesOf(base, after)).toEqual([
    { field: 'title', language: null, before: 'Coats', after: 'Long coats' },
    { field: 'title', language: 'it', before: undefined, after: 'Cappotti' },
  ]);
  expect(differencesOf(after, base).map(({ language }) => language)).toEqual([null, 'it']);
  expect(differencesOf(base, structuredClone(base))).toEqual([]);
});

it('merges what two have done to different fields, and tells where both have', () => {
  const mine = { ...base, title: 'My coats', translations: { fr: { title: 'Mes manteaux' } } };
  const theirs = {
    ...base,
    author: 'Bea',
    translations: { fr: { title: 'Leurs manteaux', summary: 'Tous' }, zh: { title: '大衣' } },
  };
  const { doc, both } = merged(base, mine, theirs);
  expect(doc).toEqual({
    ...base,
    title: 'My coats',
    author: 'Bea',
    translations: { fr: { title: 'Mes manteaux', summary: 'Tous' }, zh: { title: '大衣' } },
  });
  expect(both).toEqual([{ field: 'title', language: 'fr', before: 'Leurs manteaux', after: 'Mes manteaux' }]);
  expect(yielding(doc, both)).toMatchObject({ translations: { fr: { title: 'Leurs manteaux' } } });
  // Both took the same thing out, or said the same: no conflict.
  const { translations: _, ...without } = base;
  expect(merged(base, { ...without, title: 'X' }, { ...without, title: 'X' })).toEqual({
    doc: { ...without, title: 'X' },
    both: [],
  });
});

it('shows lines that went and came, with what stands beside them', () => {
  const lines = (text: string) => text.split('');
  expect(changedLines(lines('abcdef'), lines('abxdef'))).toEqual([
    { is: 'kept', text: 'b' },
    { is: 'removed', text: 'c' },
    { is: 'added', text: 'x' },
    { is: 'kept', text: 'd' },
  ]);
  expect(changedLines([], ['a'])).toEqual([{ is: 'added', text: 'a' }]);
  expect(
    linesOf([
      { type: 'quote', text: 'One.\nTwo.', by: 'Ada' },
      { type: 'looks', looks: [] },
      { type: 'picture', look: null, image: 'a.jpg', width: 1200, height: 800, alt: 'A hem', caption: '' },
    ]),
  ).toEqual(['One.', 'Two.', 'Ada', '(looks)', 'a.jpg', 'A hem']);
});
