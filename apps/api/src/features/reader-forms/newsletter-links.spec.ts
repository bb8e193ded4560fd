import { expect, it } from '@jest/globals';
import { NewsletterLinks } from './newsletter-links.js';

const about = { addressHash: Buffer.alloc(32, 7), sending: '5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11' };
const links = new NewsletterLinks(Buffer.alloc(32, 1), 'https://toile.example');
const token = new URL(links.to(about, 'fr')).searchParams.get('token') ?? '';

it('names the address and the sending it was made for', () => {
  expect(links.read(token)).toEqual(about);
});

it('ends nobody’s newsletter once it was changed, or where another house has made it', () => {
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'A' ? 'B' : 'A';
    expect(links.read(token.slice(0, at) + other + token.slice(at + 1))).toBeUndefined();
  }
  for (const none of ['', '.', token.slice(0, -1), `${token}A`, token.replace('.', '')])
    expect(links.read(none)).toBeUndefined();
  expect(new NewsletterLinks(Buffer.alloc(32, 2), 'https://toile.example').read(token)).toBeUndefined();
});
