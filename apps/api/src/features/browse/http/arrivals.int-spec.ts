import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { type Person, startTestApi, type TestApi } from '../../../testing/testing-api.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let editor: Person;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url);
  editor = await api.person('editor');
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const named = (name: string) => ({ slug: name.toLowerCase().replaceAll(' ', '-'), name });
const facts = {
  designer: named('Atelier One'),
  season: named('Resort 2027'),
  city: named('Paris'),
  type: { slug: 'woman', name: 'Womenswear' },
  show_date: '2026-06-01T10:00:00.000Z',
  title: 'Live',
  live: true,
};
const look = (position: number) => ({
  slug: `live-${position}`,
  position,
  tags: [],
  models: [],
  image_filename: 'a.jpg',
  colours: [],
  width: 2,
  height: 3,
  thumbhash: null,
  description: '',
});
const comeOut = async (...positions: number[]) => {
  const body = { facts, looks: positions.map(look), publish: true };
  expect((await editor.send('PUT', '/api/editor/collections/live-show', body)).status).toBe(200);
};

/** Reads a stream of events until `enough` looks have come. */
async function looksFrom(path: string, enough: number, headers: Record<string, string> = {}) {
  const ending = new AbortController();
  const response = await fetch(api.url + path, { headers, signal: ending.signal });
  let text = '';
  const slugs = () => [...text.matchAll(/"slug":"(live-\d+)"/g)].map(([, slug]) => slug);
  try {
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      if (slugs().length >= enough) break;
    }
  } finally {
    ending.abort();
  }
  return { status: response.status, type: response.headers.get('content-type'), slugs: slugs(), text };
}

it('sends the looks that are out, then each as it comes, to everybody who follows', async () => {
  await comeOut(1, 2);
  const all = looksFrom('/api/live/live-show/looks', 4);
  const later = looksFrom('/api/live/live-show/looks?after=2', 2);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await comeOut(3);
  await comeOut(4);
  expect((await all).slugs).toEqual(['live-1', 'live-2', 'live-3', 'live-4']);
  expect((await later).slugs).toEqual(['live-3', 'live-4']);
  expect((await all).type).toContain('text/event-stream');
  expect((await all).text).toContain('event: look\nid: 4\n');
});

it('goes on after the last look a browser saw before it was cut off', async () => {
  const again = await looksFrom('/api/live/live-show/looks?after=0', 1, { 'last-event-id': '3' });
  expect(again.slugs).toEqual(['live-4']);
});

it('sends what comes out late after a reconnect, once', async () => {
  await comeOut(7);
  const seen = await looksFrom('/api/live/live-show/looks', 1, { 'last-event-id': '4' });
  expect(seen.text).toContain('id: 7-5,6\n');
  await comeOut(5);
  const again = await looksFrom('/api/live/live-show/looks', 1, { 'last-event-id': '7-5,6' });
  expect([again.slugs, again.text.includes('id: 7-6\n')]).toEqual([['live-5'], true]);
});

it('is there for shows that are broadcast only', async () => {
  for (const show of ['atelier-one-fw26', 'nobody'])
    expect((await looksFrom(`/api/live/${show}/looks`, 1)).status).toBe(404);
});
