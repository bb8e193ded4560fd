import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { PackedText } from './packed-text.js';

const A = 'a'.repeat(48);
const B = 'b'.repeat(64);

function filled(parts: readonly string[], own: ReadonlyMap<string, string>): string {
  return parts.map((part, n) => (n % 2 === 1 ? (own.get(part) ?? part) : part)).join('');
}

it('unpacks to the text with each reader’s own in its places', async () => {
  const parts = ['<p title="', A, '">é 裙子</p><i>', B, '</i><p title="', A, '">é 裙子</p>'];
  const packed = await PackedText.of(parts);
  for (const reader of ['ada', 'bea']) {
    const own = new Map([
      [A, reader.padEnd(48, '-')],
      [B, reader.padEnd(64, '+')],
    ]);
    expect(gunzipSync(packed.gzip(own)).toString()).toBe(filled(parts, own));
  }
});

it('holds for places at the ends, beside each other, and for nothing at all', async () => {
  for (const parts of [[''], ['words'], ['', A, ''], ['x', A, '', B, '', A, 'y']]) {
    const packed = await PackedText.of(parts);
    const own = new Map([[A, 'c'.repeat(48)]]);
    expect(gunzipSync(packed.gzip(own)).toString()).toBe(filled(parts, own));
  }
});

it('makes nothing that stays of what was another reader’s', async () => {
  // The words that stay repeat the placeholder, which is what a reference would be made to.
  const parts = ['<b>', A, `</b>${A.slice(0, 20)}<b>`, A, `</b>${A.slice(5)}`];
  const packed = await PackedText.of(parts);
  const own = new Map([[A, 'z'.repeat(48)]]);
  expect(gunzipSync(packed.gzip(own)).toString()).toBe(filled(parts, own));
});

it('holds for random pages longer than deflate looks back', async () => {
  for (let round = 0; round < 20; round += 1) {
    const words = Array.from({ length: 30 }, () => randomBytes(1 + (round % 9)).toString('hex'));
    const text = () =>
      Array.from(
        { length: Math.floor(Math.random() * 4_000) },
        () => words[Math.floor(Math.random() * 30)],
      ).join(' ');
    const parts = Array.from({ length: 9 }, (_, n) => (n % 2 === 0 ? text() : n % 4 === 1 ? A : B));
    const packed = await PackedText.of(parts);
    const own = new Map([
      [A, randomBytes(24).toString('hex')],
      [B, randomBytes(32).toString('hex')],
    ]);
    expect(gunzipSync(packed.gzip(own)).toString()).toBe(filled(parts, own));
  }
});

it('packs no token together with words beside it', async () => {
  const sizes = ['secret', 'sekret'].map(async (guess) => {
    const packed = await PackedText.of([`<p>${guess}</p>`.repeat(3), A, '']);
    return packed.gzip(new Map([[A, 'secret'.repeat(8)]])).length;
  });
  const [right, wrong] = await Promise.all(sizes);
  expect(right).toBe(wrong);
});
