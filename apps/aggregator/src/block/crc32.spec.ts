import { crc32 as runtimeCrc32 } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { AsciiText } from '@toile/warehouse/native';
import { crc32 } from './crc32.js';

it.each(['', 'a', '41:018f4a1e-7c3b-7d2a-9f10-0242ac120002', '~'.repeat(300)])(
  'is what the runtime computes, in one text or two: %s',
  (text) => {
    expect(crc32(text)).toBe(runtimeCrc32(text));
    expect(crc32(text, AsciiText.of(text))).toBe(runtimeCrc32(text + text));
  },
);
