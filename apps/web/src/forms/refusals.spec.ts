import { expect, it } from '@jest/globals';
import { refusalsOf } from './refusals.js';

const words = { missing: 'missing', tooLong: 'long', invalid: 'wrong' };
const field = (name: string, value: string, label: string) => ({
  name,
  value,
  labels: [{ textContent: ` ${label} ` }],
});
const violation = (propertyPath: string, code: string) => ({ propertyPath, code, message: 'in English' });

it('names fields as the reader knows them, each once, and says what is wrong in their language', () => {
  const fields = [
    field('name', '', 'Nom'),
    field('email', 'ada', 'Adresse'),
    field('message', 'x', 'Message'),
  ];
  const violations = [
    violation('name', 'too_small'),
    violation('email', 'invalid_format'),
    violation('email', 'too_big'),
    violation('message', 'too_big'),
    violation('terms', 'custom'),
  ];
  expect(refusalsOf(violations, fields, words)).toEqual([
    { name: 'name', label: 'Nom', text: 'missing' },
    { name: 'email', label: 'Adresse', text: 'wrong' },
    { name: 'message', label: 'Message', text: 'long' },
    { name: 'terms', label: 'terms', text: 'wrong' },
  ]);
});

it('calls a field that is too short wrong when something stands in it', () => {
  const [refusal] = refusalsOf([violation('password', 'too_small')], [field('password', 'abc', 'P')], words);
  expect(refusal?.text).toBe('wrong');
});
