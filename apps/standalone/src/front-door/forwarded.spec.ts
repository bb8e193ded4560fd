import type { IncomingMessage } from 'node:http';
import { expect, it } from '@jest/globals';
import { forward, trustedAddresses } from './forwarded.js';

it('knows addresses and networks, IPv4 also as IPv6 writes it', () => {
  const isTrusted = trustedAddresses(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']);
  for (const address of ['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.7', '2001:db8::1'])
    expect([address, isTrusted(address)]).toEqual([address, true]);
  for (const address of ['11.0.0.1', '192.0.2.8', '2001:db9::1', '', 'nonsense'])
    expect([address, isTrusted(address)]).toEqual([address, false]);
  expect(() => trustedAddresses(['proxy.example'])).toThrow('no address');
});

const passedOn = (headers: Record<string, string>, isTrusted: boolean) => {
  const request = { headers: { host: 'toile.example', ...headers }, socket: { remoteAddress: '192.0.2.7' } };
  forward(request as unknown as IncomingMessage, isTrusted);
  return request.headers as Record<string, string | undefined>;
};
const said = {
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'evil.test',
  forwarded: 'for=203.0.113.9',
  'x-real-ip': '203.0.113.9',
};

it('believes nothing a reader says of themselves', () => {
  expect(passedOn(said, false)).toEqual({
    host: 'toile.example',
    'x-forwarded-for': '192.0.2.7',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'toile.example',
  });
});

it('believes a trusted proxy, and says who that was', () => {
  expect(passedOn(said, true)).toMatchObject({
    'x-forwarded-for': '203.0.113.9, 192.0.2.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.test',
  });
});

it('passes on one protocol: that of the nearest proxy, http when it says something else', () => {
  for (const [word, passed] of [
    ['https, http', 'http'],
    ['http, https', 'https'],
    ['gopher', 'http'],
  ])
    expect(passedOn({ 'x-forwarded-proto': word ?? '' }, true)['x-forwarded-proto']).toBe(passed);
});
