import { expect, it } from '@jest/globals';
import { plainPhrase, plainWords } from './plain-words.js';

it('leaves case, accents, elisions and signs aside', () => {
  expect(plainPhrase('Women’s T-shirts')).toBe('women t shirts');
  expect(plainPhrase('l’été, D’ARGENT, nœud')).toBe('ete argent noeud');
});

it('keeps what an elision before a season says of when', () => {
  expect(plainPhrase("dall’autunno 2024 all'estate")).toBe('dal autunno 2024 al estate');
  expect(plainPhrase("prima dell'inverno")).toBe('prima del inverno');
  expect(plainPhrase("cappotti dell'inverno, dall'orlo ampio")).toBe('cappotti inverno orlo ampio');
});

it('knows elisions whose apostrophe was left out', () => {
  expect(plainPhrase('manteau d hiver, robe d’été')).toBe('manteau hiver robe ete');
  expect(plainPhrase('3 d prints')).toBe('3 d prints');
});

it('reads traditional characters as simplified ones', () => {
  expect(plainPhrase('黑色西裝，闊腿褲')).toBe(plainPhrase('黑色西装，阔腿裤'));
});

it('takes each Chinese character as a word, beside others', () => {
  expect(plainPhrase('红色A字裙')).toBe('红 色 a 字 裙');
});

it('says where a word stands', () => {
  const text = 'Été 2027';
  expect(plainWords(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Été', '2027']);
});
