import { expect, it } from '@jest/globals';
import { shortened } from './shortened';

it('says back short words as they are, and of long ones only the beginning, without halves of signs', () => {
  expect(shortened('red coats')).toBe('red coats');
  expect(shortened('a'.repeat(80))).toBe('a'.repeat(80));
  expect(shortened('a'.repeat(4_000))).toBe(`${'a'.repeat(79)}…`);
  expect(shortened('👗'.repeat(100))).toBe(`${'👗'.repeat(79)}…`);
});
