import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { NAMED_ROUTES } from '@toile/contracts';
import { startIntake, type TestIntake } from '../testing/ingest.harness.js';

let ingest: TestIntake;
beforeEach(async () => {
  ingest = await startIntake();
});
afterEach(() => ingest.app.close());

const HASH = 'ab12'.repeat(10);
const FIELDS = {
  uri: '/en/look/search?tags=denim',
  event: 'view',
  page: '1',
  count: '3',
  photos: '1,2,look-3.jpg',
  route_params: '{}',
  query: '{"tags":"denim"}',
  sessid: HASH.slice(0, 32),
  fingerprint: HASH,
  fingerprint_v2: HASH,
  utm_source: 'news',
  utm_content: '',
  utm_campaign: 'ss27',
  source: 'web',
};
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

it.each([
  ['/api/tts/page/look_search.en', { kind: 'page', target: 'look_search.en', event: 'view' }],
  ['/api/tts/media/look-1', { kind: 'media', target: 'look-1', event: 'view' }],
  ['/api/tts/streetstyle/street-1', { kind: 'streetstyle', target: 'street-1', event: 'view' }],
  ['/api/tts/photos/look_search/download', { kind: 'photos', target: 'look_search', event: 'download' }],
  ['/api/tts/click', { kind: 'click', target: '', event: 'view' }],
  ['/api/tts/outbound', { kind: 'outbound', target: '', event: 'view' }],
  ['/api/tts/report', { kind: 'report', target: '', event: 'view' }],
  ['/api/affiliation/purchase', { kind: 'purchase', target: '', event: 'view' }],
])('%s takes a form and JSON alike', async (path, expected) => {
  expect((await ingest.post(path, form(FIELDS))).statusCode).toBe(204);
  const first = ingest.message().data;
  expect(first).toMatchObject({
    ...expected,
    uri: FIELDS.uri,
    page: 1,
    count: 3,
    photos: ['1', '2', 'look-3.jpg'],
    query: { tags: 'denim' },
    utm_source: 'news',
    utm_content: '',
    utm_campaign: 'ss27',
    source: 'web',
  });
  expect((await ingest.post(path, { ...FIELDS, page: 1, count: 3 })).statusCode).toBe(204);
  expect({ ...ingest.message().data, received_at: '' }).toEqual({ ...first, received_at: '' });
});

it('names the host a link leaves to', async () => {
  await ingest.post('/api/tts/outbound', { uri: 'https://shop.example/coat?ref=1' });
  expect(ingest.message().data).toMatchObject({
    target: 'shop.example',
    uri: 'https://shop.example/coat?ref=1',
  });
});

it('takes a search for tags that opened no page', async () => {
  const path = '/api/user/tags-search-count';
  expect((await ingest.post(path, { tags: ['denim', 'lace', 'denim'], sessid: 'abc' })).statusCode).toBe(204);
  expect(ingest.message().data).toMatchObject({
    kind: 'search',
    target: 'tags_search_count',
    query: { tags: 'denim,lace' },
    visitor: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect((await ingest.post(path, 'tags=denim')).statusCode).toBe(204);
  for (const tags of [[], undefined, 5, [5], ['Not a slug'], Array(21).fill('denim')])
    expect((await ingest.post(path, { tags })).statusCode).toBe(422);
  expect(ingest.written).toHaveLength(2);
});

it('keeps e-mail addresses, tokens and secret links out of the log', async () => {
  await ingest.post('/api/tts/page/auth_reset_password', {
    uri: '/en/auth/reset-password?token=s3cret&mail=ada%40example.com&q=ada@example.com',
    route_params: '{"token":"s3cret"}',
    query: '{"search":"write to ada@example.com now","Token":"s3cret","deep":{"code":"s3cret"}}',
    utm_source: 'ada@example.com',
  });
  await ingest.post('/api/tts/page/moodboard_public', { uri: '/fr/moodboards/public/s3cret/more?page=2' });
  const text = ingest.written.map((record) => String(record.value)).join('\n');
  expect(text).not.toContain('s3cret');
  expect(text).not.toMatch(/ada(@|%40)|example\.com/);
  expect(ingest.message(0).data.query).toMatchObject({ search: 'write to removed now' });
  expect(ingest.message(1).data.uri).toBe('/fr/moodboards/public/removed/more?page=2');
});

const WITH_SECRETS = [
  ...Object.values(NAMED_ROUTES).filter((path) => path.includes('{token}')),
  '/data/mail-consent/{token}',
  '/api/newsroom/previews/{token}/look-1.jpg',
  '/api/alert-feeds/{token}',
];
it.each(WITH_SECRETS)('keeps what opens %s out of the log', async (path) => {
  await ingest.post('/api/tts/click', { uri: `/en${path.replace('{token}', 's3cret')}?page=2` });
  expect(ingest.message(0).data.uri).toBe(`/en${path.replace('{token}', 'removed')}?page=2`);
});

const outOfTime = async () => {
  const metric = await ingest.registry.getSingleMetric('toile_ingest_out_of_time_total')?.get();
  return metric?.values[0]?.value ?? Number.NaN;
};
const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const HOUR = 3_600_000;
it('counts an event that is out of time once, however often its tracker sends it', async () => {
  const late = { event_id: randomUUID(), occurred_at: at(-49 * HOUR) };
  for (let times = 0; times < 2; times++) await ingest.post('/api/tts/click', { uri: '/', ...late });
  expect(await outOfTime()).toBe(1);
  expect(ingest.ledger.report().out_of_time).toBe(await outOfTime());
});

it.each<[string, () => { occurred_at?: string; sent_at?: string }, number, boolean?]>([
  ['says nothing of time', () => ({}), 0],
  ['waited an hour', () => ({ occurred_at: at(-HOUR) }), -HOUR],
  [
    'waited an hour, by a clock in 1970',
    () => ({ occurred_at: '1970-01-01T00:00:00Z', sent_at: '1970-01-01T01:00:00Z' }),
    -HOUR,
  ],
  [
    'waited a minute, by a clock in 2100',
    () => ({ occurred_at: '2100-01-01T00:00:00Z', sent_at: '2100-01-01T00:01:00Z' }),
    -60_000,
  ],
  [
    'waited a minute, by a clock a few seconds ahead',
    () => ({ occurred_at: at(-60_000), sent_at: at(5_000) }),
    -60_000,
  ],
  ['happened 47 hours ago', () => ({ occurred_at: at(-47 * HOUR) }), -47 * HOUR],
  ['happened 49 hours ago', () => ({ occurred_at: at(-49 * HOUR) }), 0, true],
  ['comes from 1970', () => ({ occurred_at: '1970-01-01T00:00:00Z' }), 0, true],
  ['comes from 2100', () => ({ occurred_at: '2100-01-01T00:00:00Z' }), 0, true],
  ['is a few seconds ahead', () => ({ occurred_at: at(5_000) }), 0],
  ['waited for three days', () => ({ occurred_at: at(-72 * HOUR), sent_at: at(0) }), 0, true],
  [
    'names a day there is not',
    () => ({ occurred_at: '2026-13-45T99:99:99Z', sent_at: '2026-13-45T99:99:99Z' }),
    0,
    true,
  ],
])(
  'an event that %s gets a time to believe, or counts at no time',
  async (_name, times, agoMs, isOutOfTime = false) => {
    expect((await ingest.post('/api/tts/click', { uri: '/', ...times() })).statusCode).toBe(204);
    const { occurred_at, data } = ingest.message();
    const off = Date.parse(occurred_at) - Date.parse(String(data.received_at));
    expect(Math.abs(off - agoMs)).toBeLessThan(5_000);
    expect(off).toBeLessThanOrEqual(0);
    expect(data.is_out_of_time).toBe(isOutOfTime);
    expect(await outOfTime()).toBe(isOutOfTime ? 1 : 0);
  },
);
