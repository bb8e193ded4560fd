import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { startIntake, type TestIntake } from '../testing/ingest.harness.js';

let ingest: TestIntake;
beforeEach(async () => {
  ingest = await startIntake();
});
afterEach(() => ingest.app.close());

const click = (over: object = {}) => ({
  path: '/api/tts/click',
  uri: '/en',
  event_id: randomUUID(),
  ...over,
});
const batch = (events: unknown) => ingest.post('/api/tts/batch', events as object);

it('takes a hundred events of every kind at once, in order', async () => {
  const paths = [
    '/api/tts/page/home.en',
    '/api/tts/media/look-1',
    '/api/tts/photos/look_show/view',
    '/api/affiliation/purchase',
  ];
  const events = Array.from({ length: 100 }, (_, index) => click({ path: paths[index % 4] }));
  expect((await batch(events)).statusCode).toBe(204);
  expect(ingest.written).toHaveLength(100);
  expect(ingest.message(1)).toMatchObject({
    id: events[1]?.event_id,
    data: { kind: 'media', target: 'look-1' },
  });
  expect(ingest.message(2).data).toMatchObject({ kind: 'photos', target: 'look_show', event: 'view' });
  expect(ingest.ledger.report()).toMatchObject({ received: 100, stored: 100, in_flight: 0 });
});

it('takes none when one does not fit, and says which', async () => {
  const events = [
    click(),
    click({ uri: 5 }),
    click({ path: '/api/tts/media/NO SLUG' }),
    click({ query: '[1' }),
    7,
  ];
  const response = await batch(events);
  expect(response.statusCode).toBe(422);
  const violations: { propertyPath: string }[] = response.json().violations;
  expect(violations.map((one) => one.propertyPath)).toEqual([
    '1.uri',
    '2.params.target',
    '3.query',
    '4.path',
  ]);
  expect(ingest.written).toEqual([]);
  expect(ingest.ledger.report()).toMatchObject({ received: 5, refused: { invalid: 5 }, in_flight: 0 });
});

it('refuses a batch of 10,000, however small its events, and one that is too long', async () => {
  const small = Array.from({ length: 10_000 }, () => ({ path: '/api/tts/click', uri: '/' }));
  expect((await batch(small)).statusCode).toBe(413);
  expect((await batch(Array.from({ length: 101 }, () => click()))).statusCode).toBe(413);
  expect((await batch([click({ x: 'y'.repeat(600_000) })])).statusCode).toBe(413);
  expect(ingest.written).toEqual([]);
});

it.each([[[]], [{}], ['x'], [{ events: [] }]])('refuses %j, which is no list of events', async (body) => {
  expect(
    (await ingest.post('/api/tts/batch', JSON.stringify(body), { 'content-type': 'application/json' }))
      .statusCode,
  ).toBe(422);
});

it.each([
  '/api/tts/batch',
  '/api/tts/page',
  '/api/tts/page/a/b',
  '/health/live',
  '',
  '/api/tts/media/%E0%A4%A',
])('refuses an event for %j', async (path) => {
  expect((await batch([click({ path })])).statusCode).toBe(422);
});

it('writes a batch that is sent twice once', async () => {
  const events = [click(), click(), click()];
  expect((await batch(events)).statusCode).toBe(204);
  expect((await batch(events)).statusCode).toBe(204);
  expect((await batch([...events, click()])).statusCode).toBe(204);
  expect(ingest.written).toHaveLength(4);
  expect(ingest.ledger.report()).toMatchObject({ received: 10, stored: 4, duplicate: 6, in_flight: 0 });
});

it('does not take for a repeat what could not be written', async () => {
  const events = [click()];
  ingest.log.isDown = true;
  expect((await batch(events)).statusCode).toBe(503);
  ingest.log.isDown = false;
  expect((await batch(events)).statusCode).toBe(204);
  expect(ingest.written).toHaveLength(1);
  expect(ingest.ledger.report()).toMatchObject({ received: 2, stored: 1, refused: { unavailable: 1 } });
});
