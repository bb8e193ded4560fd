import { expect, it } from '@jest/globals';
import { Typefaces } from './typefaces.js';

const STYLES = ['display', 'note', 'text'] as const;
const facesFor = (text: string) => Typefaces.for(new Map(STYLES.map((style) => [style, text])));

it.each([
  ['सर्दियों का संग्रह', 'devanagari'],
  ['مجموعة الشتاء', 'arabic'],
  ['שָׁלוֹם', 'hebrew'],
  ['คอลเลกชันฤดูหนาว', 'thai'],
  ['Зимова колекція Ґ', 'cyrillic'],
  ['Χειμερινή', 'greek'],
  ['冬のコレクション', '-jp/'],
  ['겨울 컬렉션', '-kr/'],
  ['袖子的剪裁', '-sc/'],
  ['Mùa đông', 'vietnamese'],
])('has letters for %s', async (text, font) => {
  const faces = await facesFor(text);
  for (const style of STYLES) {
    const runs = faces.runs(style, text);
    expect(runs.map((run) => run.text).join('')).toBe(text);
    const letters = runs.filter((run) => /[^\p{ASCII}]/u.test(run.text));
    expect(letters.some((run) => run.font.includes(font))).toBe(true);
    for (const run of letters)
      if (!text.includes('ù')) expect(run.font).not.toMatch(/(fraunces|inter)\/latin$/);
  }
});

it('leaves out what has no picture, and shows letters of no family as boxes', async () => {
  const text = 'Dé 👩🏽‍🎨🇫🇷 1️⃣ a\u0000\u202eb\ud83d ܐ\ue000\ufeff';
  const faces = await facesFor(text);
  expect(faces.runs('text', text)).toEqual([{ font: 'text/inter/latin', text: 'Dé  1 ab ܐ' }]);
});

it('has a font for nothing at all', async () => {
  const faces = await facesFor('');
  expect(faces.runs('text', '')).toEqual([]);
  expect(faces.runs('text', 'unasked')).toEqual([{ font: 'text/inter/latin', text: 'unasked' }]);
});
