import { expect, it } from '@jest/globals';
import { routeRequest } from './route-request.js';
import { ROUTING_CASES } from './testing-routing-cases.js';

it.each(ROUTING_CASES)('%s %s (%s) goes to %s', (method, url, accept, service, asked) => {
  expect(routeRequest(method, url, accept)).toMatchObject({ service, url: asked });
});

it('passes the language on', () => {
  expect(routeRequest('GET', '/fr/look/x', 'application/json').locale).toBe('fr');
  expect(routeRequest('GET', '/look/x', 'application/json').locale).toBeNull();
});
