import { expect, it } from '@jest/globals';
import { normaliseAddress } from './normalise-path.js';
import { routeRequest } from './route-request.js';
import { REFUSED_PATHS, ROUTING_CASES } from './testing-routing-cases.js';

it.each(ROUTING_CASES)('%s %s (%s) goes to %s', (method, url, accept, service, asked) => {
  const address = normaliseAddress(url) ?? '';
  expect(routeRequest(method, address, accept)).toMatchObject({ service, url: asked });
});

it.each(REFUSED_PATHS)('%s is refused', (path) => {
  expect(normaliseAddress(path)).toBeNull();
});

it('decodes once, and nothing of what cannot be decoded', () => {
  expect(normaliseAddress('/%252e%252e/%7ea?b=%61')).toBe('/%252e%252e/~a?b=%61');
  for (const path of ['/%%36detrics', '/%2%35', '/%E0%A4%A/%61']) expect(normaliseAddress(path)).toBe(path);
});

it('passes the language on', () => {
  expect(routeRequest('GET', '/fr/look/x', 'application/json').locale).toBe('fr');
  expect(routeRequest('GET', '/look/x', 'application/json').locale).toBeNull();
});
