import { expect, it } from '@jest/globals';
import { byLook } from './faults.js';

it('gathers faults by look', () => {
  const fault = (look: string | null, code: 'no-tags' | 'no-description' | 'no-looks') => ({
    look,
    code,
    message: '',
  });
  expect([...byLook([fault('a', 'no-tags'), fault(null, 'no-looks'), fault('a', 'no-description')])]).toEqual(
    [
      ['a', ['no-tags', 'no-description']],
      ['', ['no-looks']],
    ],
  );
});
