import { expect } from '@playwright/test';
import { url } from './environment.js';
import { everyPage } from './every-page.js';
import { foreignSentences } from './foreign-sentences.js';
import { test } from './test.js';

test('a sentence of another language is found, names are not', () => {
  const said = (text: string) => `<p>${text}</p>`;
  expect(foreignSentences(said('The houses are invented for this demonstration.'), 'fr')).toHaveLength(1);
  expect(foreignSentences(said('Les maisons sont inventées pour la démonstration.'), 'it')).toHaveLength(1);
  expect(foreignSentences(said('一件 black wool coat over a shirt'), 'zh')).toHaveLength(1);
  expect(foreignSentences(said('Les looks de Thorne & Abernathy, Automne-hiver 2026'), 'fr')).toEqual([]);
  expect(foreignSentences(said('Ada Lindqvist Studio 与 Brunel et Fils'), 'zh')).toEqual([]);
});

// What nobody translated is foreign in each of them: every page is asked for in Chinese and in one of the others in turn.
const TURNS = ['es', 'fr', 'it'];
for (const language of ['zh', ...TURNS])
  test(`every page has one language: ${language}`, async ({ request }) => {
    const foreign: Record<string, string[]> = {};
    const isAsked = (at: number) => language === 'zh' || TURNS[at % TURNS.length] === language;
    const paths = (await everyPage(url())).filter((_, at) => isAsked(at));
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      const answer = await request.get(`${url()}/${language}${path}`, { headers: { accept: 'text/html' } });
      const found = foreignSentences(await answer.text(), language);
      if (found.length > 0) foreign[path] = [...new Set(found)];
    }
    expect(foreign).toEqual({});
  });
