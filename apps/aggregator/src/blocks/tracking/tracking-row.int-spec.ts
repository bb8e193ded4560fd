import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { opening, type Pipeline, startPipeline } from '../../testing/aggregator.harness.js';

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline();
});
afterAll(() => pipeline.stop());

const version2 = (data: object) =>
  JSON.stringify({
    id: randomUUID(),
    type: 'BeaconReceived',
    version: 2,
    subject: 'a-member',
    occurred_at: '2026-03-01T10:00:00.000Z',
    correlation_id: 'c',
    causation_id: null,
    data: { received_at: '2026-03-01T10:00:01.000Z', uri: '/fr', ...data },
  });

it('writes what an event is about, whatever characters it holds, and takes both versions', async () => {
  const search = 'L\'ÉTÉ \\ "x"';
  const query = { tags: 'lace,denim', city: 'paris', search };
  await pipeline.append([
    version2({ kind: 'page', target: 'look_search.fr', query, plan: 'trend-master', is_staff: true }),
    version2({
      kind: 'photos',
      target: 'look_show',
      event: 'view',
      photos: ["o'neil.jpg", 'b\\c'],
      count: 2,
    }),
    opening('ada', { look: 'look-7' }),
  ]);
  await pipeline.start();
  await pipeline.everythingArrived();
  const rows = await pipeline.warehouse.rows(
    `SELECT kind, subject, route, locale, entity, search_entities, photos, count, plan, is_staff
     FROM toile.raw_tracking ORDER BY _offset`,
  );
  const nothing = { entity: '', search_entities: [], photos: [], count: 0, plan: '', is_staff: false };
  expect(rows).toEqual([
    {
      ...nothing,
      kind: 'page',
      subject: 'a-member',
      route: 'look_search',
      locale: 'fr',
      search_entities: [
        'tag:lace',
        'tag:denim',
        'city:paris',
        'text:l\'été \\ "x"',
        // Words that may be somebody's name: the catalogue knows whether they are.
        'understood:designer:ete-x',
        'understood:model:ete-x',
        'understood:designer:x',
        'understood:model:x',
      ],
      plan: 'trend-master',
      is_staff: true,
    },
    {
      ...nothing,
      kind: 'photos',
      subject: 'a-member',
      route: 'look_show',
      locale: 'fr',
      photos: ["o'neil.jpg", 'b\\c'],
      count: 2,
    },
    { ...nothing, kind: 'media', subject: '', route: '', locale: '', entity: 'look:look-7' },
  ]);
  expect(await pipeline.count('dead_letter')).toBe(0);
});

it('knows a page of results by its query, and who asks not to be counted', async () => {
  const page = { kind: 'page', target: 'look_search' };
  await pipeline.append([
    version2({ ...page, query: { tags: 'lace', page: '3' }, visitor: 'third' }),
    version2({ ...page, query: { tags: 'lace', page: ['x'] }, visitor: 'odd' }),
    version2({ ...page, uri: '/en/looks?tags=lace&notts=1', visitor: 'notts' }),
    version2({ ...page, uri: '/en/looks?search=knotts', visitor: 'knotts' }),
    version2({ ...page, is_out_of_time: true, visitor: 'late' }),
  ]);
  await pipeline.everythingArrived();
  const rows = await pipeline.warehouse.rows(
    `SELECT visitor, page, is_staff, is_out_of_time FROM toile.raw_tracking
     WHERE visitor IN ('third', 'odd', 'notts', 'knotts', 'late') ORDER BY _offset`,
  );
  const as = { page: 0, is_staff: false, is_out_of_time: false };
  expect(rows).toEqual([
    { ...as, visitor: 'third', page: 3 },
    { ...as, visitor: 'odd' },
    { ...as, visitor: 'notts', is_staff: true },
    { ...as, visitor: 'knotts' },
    { ...as, visitor: 'late', is_out_of_time: true },
  ]);
});

it('is not held up by halves of characters, numbers that are too large for a column, or times of any year', async () => {
  const before = await pipeline.count('raw_tracking');
  await pipeline.append([
    version2({ kind: 'page', target: 'page_show', browser: 'a\ud83d', visitor: 'halves' }),
    // What is cut off in the middle of a character names half of it.
    version2({ kind: 'search', target: '', query: { search: `${'x'.repeat(99)}👗` }, visitor: 'cut' }),
    version2({ kind: 'page', target: '', received_at: '0000-01-01T00:00:00Z', visitor: 'old' }),
    version2({ kind: 'page', target: '', count: 4_294_967_295, visitor: '\0' }),
    version2({ kind: 'page', target: '' }).replace('"version":2', '"version":70000'),
    '"\ud83d',
  ]);
  await pipeline.everythingArrived();
  expect(await pipeline.count('raw_tracking')).toBe(before + 4);
  const [halves] = await pipeline.warehouse.rows(
    "SELECT browser FROM toile.raw_tracking WHERE visitor = 'halves'",
  );
  expect(halves).toEqual({ browser: 'a\u{fffd}' });
  const [cut] = await pipeline.warehouse.rows(
    "SELECT search_entities FROM toile.raw_tracking WHERE visitor = 'cut'",
  );
  const whole = 'x'.repeat(99);
  expect(cut).toEqual({
    search_entities: [`text:${whole}\u{fffd}`, `understood:designer:${whole}`, `understood:model:${whole}`],
  });
  const [old] = await pipeline.warehouse.rows(
    "SELECT toUnixTimestamp64Milli(received_at) AS ms FROM toile.raw_tracking WHERE visitor = 'old'",
  );
  expect(old).toEqual({ ms: Date.parse('0000-01-01T00:00:00Z') });
});
