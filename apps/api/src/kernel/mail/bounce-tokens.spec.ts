import { expect, it } from '@jest/globals';
import { BounceTokens } from './bounce-tokens.js';

const mail = { number: '36', addressHash: Buffer.alloc(32, 7) };
const tokens = new BounceTokens(Buffer.alloc(32, 1), 'newsletters');
const token = tokens.of(mail);

it('name a mail, and fit into the local part of an address that somebody made lower case', () => {
  expect(token).toMatch(/^10-[0-9a-f]{24}$/);
  expect(token).toBe(token.toLowerCase());
  const longest = tokens.of({ ...mail, number: String(Number.MAX_SAFE_INTEGER) });
  expect(`bounces-of-toile+${longest}`.length).toBeLessThanOrEqual(64);
  expect([tokens.numberIn(token), tokens.numberIn(longest)]).toEqual(['36', String(Number.MAX_SAFE_INTEGER)]);
  expect(tokens.isOf(token, mail)).toBe(true);
});

it('are right for one mail to one address, and no other house makes them', () => {
  const other = { number: '37', addressHash: mail.addressHash };
  expect(tokens.isOf(token, other)).toBe(false);
  expect(tokens.isOf(token.replace('10-', '11-'), other)).toBe(false);
  // An address that was forgotten stands under a hash of nobody.
  expect(tokens.isOf(token, { ...mail, addressHash: Buffer.alloc(16, 7) })).toBe(false);
  expect(new BounceTokens(Buffer.alloc(32, 2), 'newsletters').isOf(token, mail)).toBe(false);
  expect(new BounceTokens(Buffer.alloc(32, 1), 'mails').isOf(token, mail)).toBe(false);
  for (const none of [
    '',
    '10',
    '10-',
    token.slice(0, -1),
    `${token}0`,
    `-${token}`,
    `zzzzzzzzzzzz${token}`,
    "1'-",
  ])
    expect([none, tokens.numberIn(none)]).toEqual([none, undefined]);
  expect(tokens.numberIn(`zzzzzzzzzzzz-${'0'.repeat(24)}`)).toBeUndefined();
});
