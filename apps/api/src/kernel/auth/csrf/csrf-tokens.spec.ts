import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { CsrfTokens } from './csrf-tokens.js';

const tokens = new CsrfTokens(randomBytes(32));

it('accepts its own token for the same session and id, for two hours', () => {
  const { token, expiresAt } = tokens.issue('session', 'api', 1_000);
  expect(expiresAt.getTime()).toBe(7_201_000);
  expect(tokens.isValid(token, 'session', 'api', 7_200_999)).toBe(true);
  expect(tokens.isValid(token, 'session', 'api', 7_201_000)).toBe(false);
});

it('refuses it for another session, another id, another time, another key, and nonsense', () => {
  const { token } = tokens.issue('session', 'api');
  expect(tokens.isValid(token, 'other', 'api')).toBe(false);
  expect(tokens.isValid(token, 'session', 'delete')).toBe(false);
  expect(tokens.isValid(token.replace(/^\w+/, (9e15).toString(36)), 'session', 'api')).toBe(false);
  expect(new CsrfTokens(randomBytes(32)).isValid(token, 'session', 'api')).toBe(false);
  for (const nonsense of ['', '.', 'x', 'zzzzzzzzzz.', `${token}x`])
    expect(tokens.isValid(nonsense, 'session', 'api')).toBe(false);
});
