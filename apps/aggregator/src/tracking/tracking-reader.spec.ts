import { expect, it } from '@jest/globals';
import { BEACON_KINDS } from '@toile/contracts';
import type { Value } from '@toile/warehouse/native';
import { readValue } from '../block/to-rows.js';
import { TrackingReader } from './tracking-reader.js';

const AT = '2026-03-01T10:00:00.000Z';
const DATA = {
  kind: 'page',
  target: 'look_search.fr',
  uri: '/fr/looks?tags=lace&city=paris',
  event: 'view',
  page: 12,
  route_params: { slug: 'atelier-verne' },
  query: { tags: 'lace,denim', city: 'paris', deep: { page: [1, '}'] } },
  visitor: 'v'.repeat(32),
  session: 's',
  utm_source: '',
  utm_content: '~ !#',
  utm_campaign: '',
  source: 'a/b',
  browser: 'Chrome',
  os: 'Windows',
  device: 'desktop',
  is_bot: false,
  country: 'FR',
  received_at: '2026-03-01T10:00:59.999Z',
  photos: ['one.jpg', '2'],
  count: 2,
  plan: 'trend-master',
  is_staff: true,
};
const ENVELOPE = {
  id: '018f4a1e-7c3b-7d2a-9f10-0242ac120002',
  type: 'BeaconReceived',
  version: 2,
  occurred_at: AT,
  subject: 'a-member',
  correlation_id: 'c-1',
  causation_id: null,
};
const written = (data: object = {}, envelope: object = {}): string =>
  JSON.stringify({ ...ENVELOPE, ...envelope, data: { ...DATA, ...data } });

const reader = new TrackingReader();
const [BEFORE, AFTER] = ['…"}', '{"id":"'].map((text) => Buffer.from(text)) as [Buffer, Buffer];

/** As the reader has it; it lies among others, as records of a batch do. */
function quickly(text: string) {
  const value = Buffer.from(text);
  const start = BEFORE.length;
  const read = reader.read({
    bytes: Buffer.concat([BEFORE, value, AFTER]),
    start,
    end: start + value.length,
  });
  return read && [String(read.eventId), ...read.fields.map(plain)];
}

/** As it is read through JSON and the schemas. */
function thoroughly(text: string) {
  const read = readValue('tracking', text);
  return 'reason' in read ? undefined : [read.eventId, ...read.fields.map(plain)];
}

const TIME = /^\d{4}-\d\d-\d\dT.*Z$/;
const plain = (value: Value) => {
  const text = typeof value === 'object' && !Array.isArray(value) ? String(value) : value;
  return typeof text === 'string' && TIME.test(text) ? Date.parse(text) : text;
};

it.each([
  ...BEACON_KINDS.map((kind) => written({ kind })),
  written({ kind: 'report', uri: '/reports/fw26.pdf' }, { subject: null, causation_id: 'before' }),
  written({ route_params: {}, query: {}, photos: [], page: 0, count: 999_999_999 }),
  written({ route_params: { b: 1, a: 'x', 2: null }, query: { search: "L'ete  x" } }),
  written({ photos: undefined, count: undefined, plan: undefined, is_staff: undefined }, { version: 1 }),
  written({
    event: undefined,
    page: undefined,
    route_params: undefined,
    query: undefined,
    is_bot: undefined,
  }),
  written({
    target: 't'.repeat(300),
    uri: 'u'.repeat(300),
    visitor: '',
    received_at: '2024-02-29T23:59:00.001Z',
  }),
])('reads what ingest writes as JSON and the schemas do: %s', (text) => {
  expect(quickly(text)).toBeDefined();
  expect(quickly(text)).toEqual(thoroughly(text));
});

it.each([
  written({ target: 'é' }),
  written({ target: '"' }),
  written({ uri: 'u'.repeat(301) }),
  written({ kind: 'other' }),
  written({ page: 1.5 }),
  written({ page: -1 }),
  written({ page: 1_000_000_000 }),
  written({ route_params: 'text' }),
  written({ route_params: [] }),
  written({ query: null }),
  written({ query: { search: 'été' } }),
  written({ photos: [1] }),
  written({ more: 1 }),
  written({ received_at: '2026-02-30T10:00:00.000Z' }),
  written({ received_at: '2026-02-28T24:00:00.000Z' }),
  written({ received_at: '2026-02-28T10:00:60.000Z' }),
  written({ received_at: '2026-02-28T10:00:00Z' }),
  written({ received_at: undefined }),
  written({}, { id: ENVELOPE.id.toUpperCase() }),
  written({}, { id: '00000000-0000-0000-0000-000000000000' }),
  written({}, { version: 0 }),
  written({}, { type: '' }),
  written({}, { correlation_id: 'c'.repeat(101) }),
  written({}, { more: 1 }),
  JSON.stringify(JSON.parse(written()), null, 1),
  JSON.stringify({ data: DATA, ...ENVELOPE }),
  `${written()} `,
  `${written()}}`,
  '',
])('leaves to them what is written in another way: %s', (text) => {
  expect(quickly(text)).toBeUndefined();
});

it('never reads anything else than they do, whatever byte is another or missing', () => {
  const text = written();
  const others = ['', '"', '\\', '{', '}', '[', ']', ',', ':', '0', '9', '-', 'a', 'Z', ' ', '\0', 'é'];
  let read = 0;
  for (let at = 0; at < text.length; at += 1) {
    for (const other of others) {
      const changed = text.slice(0, at) + other + text.slice(at + 1);
      const fields = quickly(changed);
      if (!fields) continue;
      read += 1;
      expect(fields).toEqual(thoroughly(changed));
    }
    expect(quickly(text.slice(0, at))).toBeUndefined();
  }
  expect(read).toBeGreaterThan(1_000);
});

it('writes an id as the engine does, of which the checksum is', () => {
  expect(readValue('tracking', written({}, { id: ENVELOPE.id.toUpperCase() }))).toMatchObject({
    eventId: ENVELOPE.id,
  });
});
