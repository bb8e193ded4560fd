import { expect, it } from '@jest/globals';
import { directionOf, inVisualOrder } from './in-visual-order.js';

const set = (text: string, font = 'a') =>
  inVisualOrder([{ font, text }], directionOf(text)).map((run) => run.text);

it('leaves alone what is written from the left, whatever the script', () => {
  for (const text of ['Wool & denim (2026)', 'सर्दियों का संग्रह', '冬のコレクション — 겨울', 'คอลเลกชัน'])
    expect(set(text)).toEqual([text]);
});

it('puts words from the right in their order, a word a run, and numbers as they are read', () => {
  expect(set('مجموعة الشتاء')).toEqual(['الشتاء', ' ', 'مجموعة']);
  expect(set('לוח 2026 החורף')).toEqual(['החורף', ' ', '2026', ' ', 'לוח']);
  expect(set('Wool مجموعة الشتاء denim')).toEqual(['Wool ', 'الشتاء', ' ', 'مجموعة', ' denim']);
  expect(set('لوحة Wool & denim')).toEqual(['Wool & denim', ' ', 'لوحة']);
});

it('turns brackets, and signs that stand alone', () => {
  // The letters of a word are turned where it is set, and the brackets with them.
  expect(set('(صوف)')).toEqual([')صوف(']);
  const apart = inVisualOrder(
    [
      { font: 'latin', text: '(' },
      { font: 'arabic', text: 'صوف' },
      { font: 'latin', text: ')!' },
    ],
    'rtl',
  );
  expect(apart.map((run) => run.text)).toEqual(['!(', 'صوف', ')']);
});

it('knows the direction of a paragraph by its first letter', () => {
  expect(['42 صورة', '«שלום»', 'a שלום', '123', ''].map(directionOf)).toEqual([
    'rtl',
    'rtl',
    'ltr',
    'ltr',
    'ltr',
  ]);
});
