import { expect, it } from '@jest/globals';
import { beaconFields, formBody, type Identifiers } from './beacon-fields.js';

const facts = {
  happening: {
    event: 'view',
    location: { pathname: '/fr/look/search', search: '?tags=lace&page=2&city=' },
    parameters: {},
  },
  utm: { utm_source: 'news' },
  eventId: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
  nowMs: Date.UTC(2026, 8, 29, 10, 0, 0, 5),
};
const identifiers: Identifiers = { sessid: 'a-visit-of-mine', fingerprint_v2: 'a'.repeat(40) };
const received = (body: string) => Object.fromEntries(new URLSearchParams(body));

it('says what happened, where and when', () => {
  const body = received(formBody(beaconFields({ ...facts, identifiers })));
  expect(body).toEqual({
    uri: '/fr/look/search?tags=lace&page=2&city=',
    event: 'view',
    page: '2',
    route_params: '{}',
    query: '{"tags":"lace","page":"2","city":""}',
    sessid: 'a-visit-of-mine',
    fingerprint_v2: 'a'.repeat(40),
    utm_source: 'news',
    source: 'web',
    event_id: facts.eventId,
    occurred_at: '2026-09-29T10:00:00.005Z',
    consent: 'yes',
  });
});

it('names nobody without consent', () => {
  const body = received(formBody(beaconFields({ ...facts, identifiers: null })));
  expect(body).not.toHaveProperty('sessid');
  expect(body).not.toHaveProperty('fingerprint');
  expect(body).not.toHaveProperty('fingerprint_v2');
  expect(body.consent).toBe('no');
});
