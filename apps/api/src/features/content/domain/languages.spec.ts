import { expect, it } from '@jest/globals';
import { languagesOf } from './languages.js';

const french = (versions: object[], kind: 'page' | 'poll' = 'page') =>
  languagesOf(kind, versions as Record<string, unknown>[]).find(({ language }) => language === 'fr');
const page = (title: string, summary: string, fr?: object) => ({
  title,
  summary,
  blocks: [{ type: 'paragraph', text: 'One.' }],
  ...(fr && { translations: { fr } }),
});
const blocks = [{ type: 'paragraph', text: 'Un.' }];

it('says which words a language lacks, and nothing of what English has not', () => {
  expect(french([page('Coats', '')])).toEqual({
    language: 'fr',
    missing: ['title', 'blocks'],
    stale: [],
  });
  expect(french([page('Coats', 'All', { title: 'Manteaux', summary: ' ', blocks })])?.missing).toEqual([
    'summary',
  ]);
  expect(languagesOf('season', [{ name: 'x' }])).toEqual([]);
  expect(languagesOf('page', [])).toEqual([]);
});

it('says which words are older than the English ones, until they are written anew', () => {
  const before = page('Coats', 'All', { title: 'Manteaux', summary: 'Tous', blocks });
  const after = page('Long coats', 'All', { title: 'Manteaux', summary: 'Tous', blocks });
  expect(french([before])?.stale).toEqual([]);
  expect(french([before, after])?.stale).toEqual(['title']);
  // A change of something else leaves it stale.
  expect(french([before, after, { ...after, author: 'Ada' }])?.stale).toEqual(['title']);
  const translated = page('Long coats', 'All', { title: 'Manteaux longs', summary: 'Tous', blocks });
  expect(french([before, after, translated])?.stale).toEqual([]);
  // Both at once: nobody was left behind.
  expect(french([before, translated])?.stale).toEqual([]);
});

it('looks for labels where English has them, one by one', () => {
  const poll = (labels: string[], fr: string[]) => ({
    question: 'Which?',
    options: labels.map((label, at) => ({ id: at + 1, label })),
    translations: { fr: { question: 'Lequel ?', labels: fr } },
  });
  expect(french([poll(['Silk', 'Wool'], ['Soie', 'Laine'])], 'poll')).toMatchObject({
    missing: [],
    stale: [],
  });
  expect(french([poll(['Silk', 'Wool'], ['Soie'])], 'poll')?.missing).toEqual(['labels']);
  expect(
    french([poll(['Silk', 'Wool'], ['Soie', 'Laine']), poll(['Silk', 'Felt'], ['Soie', 'Laine'])], 'poll')
      ?.stale,
  ).toEqual(['labels']);
});

it('reads drafts that are nothing like a document yet', () => {
  const odd = { title: 7, blocks: 'x', translations: { fr: null, it: [] } };
  expect(french([odd])?.missing).toEqual(['blocks', 'title'].reverse());
});
