import { expect, it } from '@jest/globals';
import { question, questionParameters, readQuestion } from './question.js';
import { readFormula, worthOf } from './question-formula.js';

const NUMBERS = { saves: 30, views: 2_000, looks: 40, runway_share: 12, searches: 0 } as Record<
  string,
  number
>;
const worth = (text: string) => {
  const read = readFormula(text);
  return 'fault' in read ? read.fault : worthOf(read.node, (name) => NUMBERS[name] ?? null);
};

it.each([
  ['1000 * saves / views', 15],
  ['1000 × saves ÷ views', 15],
  ['views − saves', 1_970],
  ['views - saves - saves', 1_940],
  ['2 + 3 * saves / views', 2.045],
  ['(2 + 3) * saves / views', 0.075],
  ['views / saves / looks', 2_000 / 30 / 40],
])('counts %s', (text, expected) => {
  expect(worth(text)).toBeCloseTo(expected, 9);
});

it('is nothing where it divides by nothing, or where a part is not told', () => {
  expect([worth('saves / searches'), worth('board_share / runway_share')]).toEqual([null, null]);
});

it.each([
  ['', 'empty'],
  ['2 * 3', 'no_measure'],
  ['saves /', 'unfinished'],
  ['(saves', 'unfinished'],
  ['saves views', 'unexpected'],
  ['saves ^ 2', 'unexpected'],
  ['-saves', 'unexpected'],
  ['constructor / views', 'unknown'],
  ['lift * 2', 'pairs'],
  ['looks + views', 'units'],
  ['runway_share + 5', 'units'],
  ['saves * views', 'units'],
  ['runway_share * looks', 'units'],
  ['runway_share / looks', 'units'],
  ['saves'.padEnd(201, ' '), 'too_long'],
])('says what is wrong with "%s"', (text, code) => {
  expect(worth(text)).toMatchObject({ code });
});

it('says in what it is counted', () => {
  const unit = (text: string) => {
    const read = readFormula(text);
    return 'unit' in read ? read.unit : read.fault;
  };
  expect(unit('views - saves')).toEqual({ over: 'events', under: null });
  expect(unit('saves / looks')).toEqual({ over: 'events', under: 'looks' });
  expect(unit('saves / looks * looks')).toEqual({ over: 'events', under: null });
  expect(unit('board_share / runway_share')).toEqual({ over: null, under: null });
  expect(unit('runway_share - board_share')).toEqual({ over: 'percent', under: null });
});

it('stands in an address and comes back as it was', () => {
  const asked = question({
    measures: ['views'],
    rows: { dimension: 'brand', keys: [] },
    formulas: [{ name: 'Saves per 1,000; ö: %', formula: '1000 * saves / views' }],
  });
  const query = new URLSearchParams(questionParameters(asked)).toString();
  expect(readQuestion(Object.fromEntries(new URLSearchParams(query)))).toEqual(asked);
});
