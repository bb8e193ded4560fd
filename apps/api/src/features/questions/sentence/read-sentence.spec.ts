import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Locale, type Question, questionFaults, readQuestion, SEASONS } from '@toile/contracts';
import { currentVocabulary } from '@toile/vocabulary';
import { NameWords, type Reading } from '@toile/vocabulary/understanding';
import { readSentence } from './read-sentence.js';

const named = (slug: string) => ({ slug, name: slug[0]?.toUpperCase() + slug.slice(1) });
const names = new NameWords({
  designer: ['verdane', 'orvanne'].map(named),
  model: [],
  tag: [],
  city: [],
  type: [],
});
const readingIn = (locale: Locale): Reading => ({
  vocabulary: currentVocabulary(),
  locale,
  names,
  seasons: SEASONS,
  today: '2026-11-24',
});
/** A sentence a line, and the question it must become. */
const sentencesIn = (locale: Locale): [string, string][] =>
  readFileSync(new URL(`./sentences/${locale}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' => ') as [string, string]);

/** Conditions hold together in any order; seasons that a sentence leaves open are no part of what it says. */
const told = (asked: Question, isOfUsual: boolean) => ({
  ...asked,
  where: [...asked.where].sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
  seasons: isOfUsual ? [] : asked.seasons,
});

describe.each(LOCALES)('in %s', (locale) => {
  it.each(sentencesIn(locale))('%s', (sentence, expected) => {
    const question = readQuestion(Object.fromEntries(new URLSearchParams(expected)));
    const read = readSentence(sentence, readingIn(locale));
    expect(told(read.question, question.seasons.length === 0)).toEqual(
      told(question, question.seasons.length === 0),
    );
    expect(questionFaults(read.question)).toEqual([]);
    expect(read.words.filter(({ as }) => as === 'unknown')).toEqual([]);
  });
});

it('takes a group of colours for the colours of the palette that are in it', () => {
  const where = (sentence: string) => readSentence(sentence, readingIn('en')).question.where;
  expect(where('pastel coats by city')).toContainEqual({
    dimension: 'colour',
    any: ['blush', 'rose', 'butter', 'mint', 'sage', 'powder-blue', 'sky', 'lilac'],
  });
  expect(where('khaki coats by city')).toContainEqual({
    dimension: 'colour',
    any: ['sand', 'camel', 'olive'],
  });
  expect(where('camel coats by city')).toContainEqual({ dimension: 'colour', any: ['camel'] });
});

it('says what it did not understand', () => {
  const { words, question } = readSentence('denim by city for my grandmother xyzzy', readingIn('en'));
  expect(question.where).toEqual([{ dimension: 'tag', any: ['denim'] }]);
  expect(words.filter(({ as }) => as === 'unknown').map(({ text }) => text)).toContain('xyzzy');
});
