import { expect, it } from '@jest/globals';
import { hostsOf } from './hosts.js';

const isOurs = hostsOf('https://toile.example', ['www.toile.example']);

it.each([
  'toile.example',
  'TOILE.example:443',
  'www.toile.example',
  'localhost:3000',
  '127.0.0.1',
  '[::1]:3000',
])('answers to %s', (host) => {
  expect(isOurs(host)).toBe(true);
});

it.each([
  'evil.example',
  'toile.example.evil.example',
  'eviltoile.example',
  'toile.example:80@evil.example',
  'evil.example/toile.example',
  'toile.example, evil.example',
  'localhost.evil.example',
  '[2001:db8::1]',
  '192.0.2.7',
  '',
  undefined,
])('does not answer to %j', (host) => {
  expect(isOurs(host)).toBe(false);
});
