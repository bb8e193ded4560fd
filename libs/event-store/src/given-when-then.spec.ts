import { describe, expect, it } from '@jest/globals';
import { specify } from './given-when-then.js';
import { counter } from './testing-domain.js';

describe('specify', () => {
  const { given } = specify(counter);
  const added = { type: 'Added', data: { by: 2, note: null, subject: 'p' } } as const;
  const add = { type: 'Add', by: 2 } as const;

  it('passes when events, refusal or state are the expected ones', () => {
    given(added).when(add).thenEvents(added);
    given().when({ type: 'Add', by: 0 }).thenNothing();
    given({ type: 'Closed', data: {} }).when(add).thenRefused('counter/forbidden');
    given(added).when(add).thenState({ total: 4, open: true });
  });

  it('fails otherwise', () => {
    expect(() => given().when(add).thenNothing()).toThrow();
    expect(() => given().when(add).thenEvents(added, added)).toThrow();
    expect(() => given().when(add).thenRefused('counter/forbidden')).toThrow('accepted with');
    expect(() => given().when(add).thenState({ total: 3, open: true })).toThrow();
  });
});
