import { expect, it } from '@jest/globals';
import { readBeacon } from '../../apps/ingest/src/intake/read-beacon.js';

/** The web resolves its modules another way than the services, so that its types are not to be had here. */
const TRACKER = '../../apps/web/src/features/tracking/lib';
interface Facts {
  happening: object;
  identifiers: { sessid: string; fingerprint_v2: string } | null;
  utm: object;
  eventId: string;
  nowMs: number;
}
const { beaconFields, formBody }: { beaconFields(facts: Facts): object; formBody(fields: object): string } =
  await import(`${TRACKER}/beacon-fields.js`);
const { newEventId }: { newEventId(nowMs: number): string } = await import(`${TRACKER}/uuid-v7.js`);

const nowMs = Date.UTC(2026, 8, 29, 10, 0, 0, 5);
const received = (search: string, identifiers: Facts['identifiers']) => {
  const happening = { event: 'view', location: { pathname: '/fr/look/search', search }, parameters: {} };
  const eventId = newEventId(nowMs);
  const sent = formBody(beaconFields({ happening, identifiers, utm: {}, eventId, nowMs }));
  return readBeacon(Object.fromEntries(new URLSearchParams(sent)));
};

it('ingest reads what the tracker sends', () => {
  const identifiers = { sessid: 'a-visit-of-mine', fingerprint_v2: 'a'.repeat(40) };
  expect(received('?tags=lace&page=2&city=', identifiers)).toMatchObject({
    uri: '/fr/look/search?tags=lace&page=2&city=',
    page: 2,
    query: { tags: 'lace', page: '2', city: '' },
    sessid: 'a-visit-of-mine',
    occurred_at: '2026-09-29T10:00:00.005Z',
    consent: 'yes',
  });
});

it('also of an address that is far too long, and of nobody', () => {
  expect(received(`?x=${'é'.repeat(9_000)}`, null)).toMatchObject({ consent: 'no' });
});
