import { expect, it } from '@jest/globals';
import type { Question } from '@toile/contracts';
import type { QuestionAnswerDto } from '../dto/question-answer.dto.js';
import { questionInWords } from './question-in-words.js';

it('says of a change that may be chance so by a hollow arrow, as on screen', () => {
  const measure = 'runway_share';
  const cell = (row: string, evolution: number, change_interval: [number, number] | null) => ({
    row,
    column: '*',
    measure,
    value: 10,
    unit: 'percent',
    suppressed: false,
    low_base: false,
    evolution,
    new: false,
    change_interval,
  });
  const question = {
    measures: [measure],
    rows: { dimension: 'tag' },
    columns: null,
    compare: 'spring-summer-2026',
  };
  const keys = ['lace', 'denim', 'linen', 'silk'];
  const answer = {
    measures: [{ name: measure, label: '', definition: '' }],
    row_keys: keys.map((key) => ({ key, label: key })),
    column_keys: [],
    conditions: [],
    without: [],
    rows: [
      cell('lace', 30, [-4, 71]),
      cell('denim', -12, [-30, 2]),
      cell('linen', 30, [8, 60]),
      cell('silk', -5, null),
    ],
    meta: {
      partial: false,
      version: 2,
      window: { from: '2026-09-08', to: '2026-10-13' },
      as_of: '2026-11-20T12:00:00.000Z',
    },
  };
  const { rows } = questionInWords(
    question as unknown as Question,
    answer as unknown as QuestionAnswerDto,
    'en',
  );
  expect(rows.map((row) => row.at(-1))).toEqual(['△ +30%', '▽ -12%', '▲ +30%', '▼ -5%']);
});
