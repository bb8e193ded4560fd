import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fittedQuestion } from './fitted-question.js';
import {
  CROSSINGS,
  QUESTION_ORDERS,
  QUESTION_WINDOWS,
  type Question,
  question,
  questionParameters,
  readQuestion,
} from './question.js';
import { questionFaults } from './question-faults.js';
import { GROUPED_DIMENSIONS } from './question-group.js';
import { DIMENSIONS, QUESTION_FILTERS, QUESTION_MEASURE_NAMES } from './question-table.js';

const slug = fc.constantFrom(
  'denim',
  'lace',
  'milan',
  'spring-summer-2027',
  'spring-summer-2026',
  '~mine',
  '~9',
);
const axis = fc.record({
  dimension: fc.constantFrom(...DIMENSIONS),
  keys: fc.uniqueArray(slug, { maxLength: 3 }),
});
const condition = fc.record({
  dimension: fc.constantFrom(...QUESTION_FILTERS),
  any: fc.uniqueArray(slug, { maxLength: 3 }),
});
const formula = fc.record({
  name: fc.constantFrom('Saves per view', ' ', 'Ö; :'),
  formula: fc.constantFrom(
    '1000 * saves / views',
    'searches',
    'looks + views',
    'member_share',
    'lift',
    '(',
    '',
  ),
});
const day = fc.constantFrom('2026-09-01', '2026-10-01');
const anyQuestion: fc.Arbitrary<Question> = fc.record({
  measures: fc.uniqueArray(fc.constantFrom(...QUESTION_MEASURE_NAMES), { maxLength: 6 }),
  rows: axis,
  columns: fc.option(axis),
  where: fc.array(condition, { maxLength: 14 }),
  without: fc.array(condition, { maxLength: 14 }),
  groups: fc.array(
    fc.record({
      key: fc.constantFrom('~mine', '~9', '~others', 'none'),
      // Signs that an address of its own uses, and one that is half of a pair.
      name: fc.constantFrom('My rivals', ' a:b;c,d%2 & ~é ', '', 'x'.repeat(70)),
      dimension: fc.constantFrom(...GROUPED_DIMENSIONS, 'season' as never),
      any: fc.uniqueArray(slug, { maxLength: 3 }),
    }),
    { maxLength: 4 },
  ),
  formulas: fc.array(formula, { maxLength: 5 }),
  crossing: fc.constantFrom(...CROSSINGS),
  seasons: fc.uniqueArray(slug, { maxLength: 5 }),
  window: fc.constantFrom(...QUESTION_WINDOWS),
  from: fc.option(day),
  to: fc.option(day),
  compare: fc.option(fc.constantFrom('previous', 'spring-summer-2026')),
  order: fc.constantFrom(...QUESTION_ORDERS),
  ascending: fc.boolean(),
  limit: fc.integer({ min: 1, max: 500 }),
  column_limit: fc.integer({ min: 1, max: 100 }),
});

it('makes of whatever was chosen a question that can be answered', () => {
  fc.assert(
    fc.property(anyQuestion, (asked) => {
      const fitted = fittedQuestion(asked);
      expect([fitted, questionFaults(fitted)]).toEqual([fitted, []]);
      // What can be answered stays as it is.
      expect(fittedQuestion(fitted)).toEqual(fitted);
    }),
    { numRuns: 2_000 },
  );
});

it('is the same again after it was an address', () => {
  fc.assert(
    fc.property(anyQuestion, (asked) => {
      const fitted = fittedQuestion(asked);
      expect(readQuestion(questionParameters(fitted))).toEqual(fitted);
    }),
  );
});

it('keeps the measure that was chosen last, and what goes with it', () => {
  const asked = question({ measures: ['runway_share', 'searches'], rows: { dimension: 'city', keys: [] } });
  expect(fittedQuestion(asked)).toMatchObject({
    measures: ['runway_share', 'searches'],
    rows: { dimension: 'tag', keys: [] },
  });
  expect(fittedQuestion({ ...asked, measures: ['runway_share', 'visitors'] }).measures).toEqual(['visitors']);
});

it('keeps groups where they are named, and none where members are told of one by one', () => {
  const mine = { key: '~mine', name: 'Mine', dimension: 'tag' as const, any: ['lace', 'ruffles'] };
  const asked = question({
    measures: ['searches'],
    rows: { dimension: 'tag', keys: ['denim', '~mine'] },
    groups: [mine, { ...mine, key: '~unnamed' }],
  });
  expect(fittedQuestion(asked)).toMatchObject({ rows: asked.rows, groups: [mine] });
  const ofMembers: Question = { ...asked, measures: ['member_share'], groups: [mine] };
  expect(questionFaults(ofMembers)).toMatchObject([{ path: 'groups', code: 'not_obeyed' }]);
  expect(fittedQuestion(ofMembers)).toMatchObject({ rows: { keys: ['denim'] }, groups: [] });
});

it('lets tags and colours meet on a garment while two of them are asked, of what is counted by looks', () => {
  const colour = { dimension: 'colour' as const, keys: [] };
  const asked = question({
    measures: ['looks'],
    rows: { dimension: 'fabric', keys: [] },
    columns: colour,
    crossing: 'garment',
  });
  expect([fittedQuestion(asked).crossing, questionFaults(asked)]).toEqual(['garment', []]);
  const alone: Question = { ...asked, columns: null };
  expect([fittedQuestion(alone).crossing, questionFaults(alone)]).toMatchObject([
    'look',
    [{ path: 'crossing' }],
  ]);
  const lace = { ...alone, where: [{ dimension: 'tag' as const, any: ['lace'] }] };
  expect(fittedQuestion(lace).crossing).toBe('garment');
  expect(fittedQuestion({ ...lace, measures: ['searches'] }).crossing).toBe('look');
});

it('leaves out nothing that is asked for, nor anything of what members say', () => {
  const without = [{ dimension: 'tag' as const, any: ['lace', 'denim'] }];
  const rows = { dimension: 'fabric' as const, keys: ['lace'] };
  const asked = question({ measures: ['looks'], rows, without });
  expect(questionFaults(asked)).toMatchObject([{ path: 'without', code: 'not_obeyed' }]);
  expect(fittedQuestion(asked).without).toEqual([{ dimension: 'tag', any: ['denim'] }]);
  const ofMembers = question({ measures: ['member_share'], rows: { ...rows, keys: [] }, without });
  expect(questionFaults(ofMembers)).toContainEqual(
    expect.objectContaining({ path: 'without', message: expect.stringContaining('leaves nothing out') }),
  );
  expect(fittedQuestion(ofMembers).without).toEqual([]);
  // Nor where a formula is made of it.
  const ofFormula = question({
    measures: ['searches'],
    rows: { dimension: 'tag', keys: [] },
    without,
    formulas: [{ name: 'Of members', formula: '2 * member_share' }],
  });
  expect(questionFaults(ofFormula)).toContainEqual(expect.objectContaining({ path: 'without' }));
});
