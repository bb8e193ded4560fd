import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { Seal } from './seal.js';

it('opens what it closed, under the same secret and unchanged', () => {
  const secret = randomBytes(32);
  const sealed = new Seal(secret, 'letters').close({ message: 'Grüße 你好' });
  expect(sealed.toString('utf8')).not.toContain('message');
  expect(new Seal(secret, 'letters').open(sealed)).toEqual({ message: 'Grüße 你好' });
  expect(() => new Seal(randomBytes(32), 'letters').open(sealed)).toThrow();
  expect(() => new Seal(secret, 'parcels').open(sealed)).toThrow();
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(() => new Seal(secret, 'letters').open(sealed)).toThrow();
});
