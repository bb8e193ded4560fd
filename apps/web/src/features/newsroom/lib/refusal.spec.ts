import { expect, it } from '@jest/globals';
import { ApiError } from '../../../api/api-error.js';
import { refusalOf } from './refusal.js';

const WORDS = { notSaved: 'not saved', stale: 'stale', taken: 'taken:', noWord: 'no word:' };
const refused = (status: number, type: string, members: object = {}) =>
  refusalOf(new ApiError(status, { type, title: '', status, detail: 'in English', ...members }, '/x'), WORDS);

it('says why words were refused, and when somebody was faster', () => {
  expect(refused(409, '/problems/concept/conflict', { changes: [] })).toEqual({
    text: 'stale',
    isStale: true,
  });
  expect(refused(409, '/problems/concept-words/conflict', { text: 'rose', by: 'colour/rose' })).toEqual({
    text: 'taken: rose → colour/rose',
    isStale: false,
  });
  expect(refused(422, '/problems/concept-words/invalid', { text: 'with' })?.text).toBe('no word: with');
  expect(refused(403, '/problems/session/forbidden')?.text).toBe('in English');
});

it('says what stands against a change where nobody was faster', () => {
  const problem = { type: '/problems/concept/conflict', title: '', status: 409, detail: 'in English' };
  const said = (words: object) => refusalOf(new ApiError(409, problem, '/x'), { ...WORDS, ...words });
  expect(said({ conflict: 'needed' })).toEqual({ text: 'needed', isStale: false });
  expect(said({})?.text).toBe('in English');
});

it('leaves failures of ours aside', () => {
  expect(refused(503, '/problems/log/unavailable')).toBeNull();
  expect(refusalOf(new Error('network'), WORDS)).toBeNull();
});
