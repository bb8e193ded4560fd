import { createECDH } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { pushKeysOf } from './push-keys.js';

it('are the same for one secret, others for another, and belong together', () => {
  const keys = pushKeysOf(Buffer.alloc(32, 1));
  expect(pushKeysOf(Buffer.alloc(32, 1))).toEqual(keys);
  expect(pushKeysOf(Buffer.alloc(32, 2)).publicKey).not.toBe(keys.publicKey);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(keys.privateKey, 'base64url'));
  expect(pair.getPublicKey().toString('base64url')).toBe(keys.publicKey);
});
