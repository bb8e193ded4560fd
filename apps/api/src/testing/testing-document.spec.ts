import { expect, it } from '@jest/globals';
import { DocumentedAnswers } from './testing-document.js';

const rating = { type: 'object', properties: { stars: { type: 'integer' } }, required: ['stars'] };
const answers = new DocumentedAnswers({
  openapi: '3.1.0',
  info: { title: 'x', version: '1' },
  components: { schemas: { Rating: rating } },
  paths: {
    '/rating/{id}': {
      get: {
        responses: {
          200: {
            description: '',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Rating' } } },
          },
        },
      },
    },
    '/rating/mine': { get: { responses: { 200: { description: 'of no class' } } } },
  },
} as never);

it('names what an answer lacks', () => {
  expect(answers.faults('GET', '/rating/7?x=1', 200, { stars: 4 })).toEqual([]);
  expect(answers.faults('GET', '/rating/7', 200, { stars: 'four' })).toEqual([
    'GET /rating/7 200: /stars must be integer',
  ]);
  expect(answers.faults('GET', '/rating/7', 200, {})).toHaveLength(1);
});

it('takes the route that fits best, and says nothing of what no class describes', () => {
  expect(answers.faults('GET', '/rating/mine', 200, {})).toEqual([]);
  expect(answers.faults('GET', '/elsewhere', 200, {})).toEqual([]);
});
