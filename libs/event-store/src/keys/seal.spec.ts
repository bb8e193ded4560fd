import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { seal, unseal } from './seal.js';

describe('seal', () => {
  const key = randomBytes(32);

  it('opens with its key and context, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.string(), (bytes, context) => {
        const plain = Buffer.from(bytes);
        expect(unseal(key, seal(key, plain, context), context).equals(plain)).toBe(true);
      }),
    );
  });

  it('opens with no other key, no other context and not after a changed bit', () => {
    const sealed = seal(key, Buffer.from('silk'), 'event/note');
    expect(() => unseal(randomBytes(32), sealed, 'event/note')).toThrow();
    expect(() => unseal(key, sealed, 'event/name')).toThrow();
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => unseal(key, changed, 'event/note')).toThrow();
    }
  });

  it('never makes the same bytes twice', () => {
    const sealed = () => seal(key, Buffer.from('silk'), 'c').toString('hex');
    expect(sealed()).not.toBe(sealed());
  });
});
