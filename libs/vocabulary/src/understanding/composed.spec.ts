import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { LOCALES, type Locale, SEASONS } from '@toile/contracts';
import { currentVocabulary } from '../current-vocabulary.js';
import { plainPhrase } from '../plain-words.js';
import type { Item } from './atoms.js';
import { lexiconOf } from './lexicon.js';
import { NameWords } from './name-words.js';
import { readAtoms } from './read-atoms.js';

type Grammar = Record<'nouns' | 'colours' | 'fabrics' | 'patterns', Record<string, string>>;
const FORMS = ['ms', 'fs', 'mp', 'fp'];
const SHOWN: Record<Locale, string[]> = {
  en: ['in Milan SS27', 'Paris, winter 2025', 'London A/W24'],
  fr: ['à Milan PE27', 'Paris, hiver 2025', 'Londres AH 24'],
  es: ['en Milán PV27', 'París, invierno de 2025', 'Londres OI24'],
  it: ['a Milano PE27', 'Parigi, inverno 2025', 'Londra AI24'],
  zh: ['米兰春夏2027', '巴黎2025年冬季', '伦敦24秋冬'],
};
const names = new NameWords({ designer: [], model: [], tag: [], city: [], type: [] });
const vocabulary = currentVocabulary();

/** What words mean, without where they stand. */
const meant = (text: string, locale: Locale): string[] => {
  const items = readAtoms(text, { vocabulary, locale, names, seasons: SEASONS, today: '2026-11-30' });
  const said = (item: Item) =>
    'unknown' in item ? ['?'] : 'atom' in item ? [item.atom.concept?.id ?? item.atom.slugs.join()] : [];
  return [...new Set(items.flatMap(said))].sort();
};
/** Parts that are a thing of their own together: denim trousers are jeans. */
const isThing = (parts: readonly string[], locale: Locale): boolean =>
  [parts, parts.slice(0, 2), parts.slice(1)].some((some) => {
    const words = plainPhrase(some.join(locale === 'zh' ? '' : ' ')).split(' ');
    return lexiconOf(vocabulary).longestMatch(words, 0, locale)?.length === words.length;
  });

it.each(LOCALES)('understands of what is put together by grammar what its parts mean: %s', (locale) => {
  const file = new URL(`../../data/${locale}.grammar.json`, import.meta.url);
  const grammar: Grammar = JSON.parse(readFileSync(file, 'utf8'));
  const [colours, fabrics, patterns] = [grammar.colours, grammar.fabrics, grammar.patterns].map(
    Object.values,
  );
  const shown = SHOWN[locale];
  const misread: string[] = [];
  const known = new Map<string, string[]>();
  /** Each part is read once. */
  const alone = (part: string): string[] => {
    const said = known.get(part) ?? meant(part, locale);
    known.set(part, said);
    return said;
  };
  let count = 0;
  for (const [index, said] of Object.values(grammar.nouns).entries())
    for (let turn = 0; turn < 2; turn += 1) {
      const [gender = '', noun = ''] = [said.slice(0, said.indexOf(' ')), said.slice(said.indexOf(' ') + 1)];
      const pick = (list: string[] = [], step = 1): string => {
        const forms = (list[(index * step + turn * 11) % list.length] ?? '')
          .replace(/^[mf][sp] /, '')
          .split('|');
        return forms[FORMS.indexOf(gender)] ?? forms[0] ?? '';
      };
      const [colour, cloth] = [pick(colours, 7), turn % 2 ? pick(fabrics, 5) : pick(patterns, 3)];
      const show = shown[(index + turn) % shown.length] ?? '';
      const isBefore = locale === 'en' || locale === 'zh';
      const parts = isBefore ? [colour, cloth, noun] : [noun, colour, cloth];
      const whole = parts.join(locale === 'zh' ? '' : ' ');
      if (isThing(parts, locale)) continue;
      count += 1;
      const own = [...new Set([...parts, show].flatMap(alone))].sort();
      for (const text of [`${whole} ${show}`, plainPhrase(`${whole} ${show}`).toUpperCase()])
        if (locale !== 'zh' || !text.includes(' ', whole.length + 1))
          if (meant(text, locale).join() !== own.join())
            misread.push(`${text}: ${meant(text, locale).join()} for ${own.join()}`);
    }
  expect(count).toBeGreaterThan(120);
  expect(misread).toEqual([]);
});
