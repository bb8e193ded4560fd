import { type APIRequestContext, expect } from '@playwright/test';
import { url } from './environment.js';
import { test } from './test.js';
import { firstLooks } from './visitors.js';
import { warehouseRows } from './warehouse-rows.js';

/** Somebody who is signed in, by the headers they send. */
async function signIn(request: APIRequestContext, name: string): Promise<Record<string, string>> {
  const headers: Record<string, string> = { accept: 'application/json', origin: url() };
  const token = async () => {
    const answer = await request.post(`${url()}/api/security/generate-csrf-token`, {
      headers,
      data: { id: 'api' },
    });
    headers['x-csrf-token'] = ((await answer.json()) as { token: string }).token;
  };
  await token();
  const signedIn = await request.post(`${url()}/auth`, {
    headers,
    data: { email: `${name}@demo.toile.test`, password: 'toile-demo-2026' },
  });
  expect(signedIn.status()).toBe(200);
  await token();
  return headers;
}

test('a board and a rating become facts in ClickHouse, with nothing of the member’s words', async ({
  request,
}) => {
  const [look = ''] = await firstLooks(url(), 1);
  const headers = await signIn(request, 'free');
  const created = await request.post(`${url()}/moodboards/create`, {
    headers,
    data: { name: 'Mauve organza' },
  });
  const { slug } = (await created.json()) as { slug: string };
  expect((await request.put(`${url()}/moodboards/${slug}/add-look/look/${look}`, { headers })).status()).toBe(
    200,
  );
  const off = { moodboard: slug, type: 'look', slug: look };
  expect((await request.delete(`${url()}/moodboards/remove-look`, { headers, data: off })).status()).toBe(
    204,
  );
  // Which board, which look, whose (a random subject, the same one in all three), and when.
  const stored = () =>
    warehouseRows(`SELECT type, slug AS look, data LIKE '%organza%' AS words,
            uniqExact(subject) OVER () = 1 AND length(subject) = 36 AS whose,
            abs(dateDiff('second', occurred_at, now())) < 600 AS recent
          FROM toile.raw_moodboards WHERE moodboard = '${slug}' ORDER BY _offset`);
  const rest = { words: 0, whose: 1, recent: 1 };
  await expect.poll(stored).toEqual([
    { type: 'moodboard-created', look: '', ...rest },
    { type: 'look-added-to-moodboard', look, ...rest },
    { type: 'look-removed-from-moodboard', look, ...rest },
  ]);
});

test('what an editor does to looks and collections becomes facts in ClickHouse', async ({ request }) => {
  const headers = await signIn(request, 'editor');
  const slug = `facts-${Date.now()}`;
  const named = (name: string) => ({ slug: name.toLowerCase().replaceAll(' ', '-'), name });
  const body = {
    facts: {
      designer: named('Facts House'),
      season: named('Resort 2027'),
      city: named('Paris'),
      type: { slug: 'woman', name: 'Womenswear' },
      show_date: '2026-06-01T10:00:00.000Z',
      title: 'Facts',
    },
    looks: [1, 2].map((position) => ({
      slug: `${slug}-${position}`,
      position,
      tags: [named('Denim')],
      models: [],
      image_filename: 'a.jpg',
      width: 2,
      height: 3,
      thumbhash: null,
      colours: ['#112233'],
      description: '',
    })),
    publish: true,
  };
  const path = `${url()}/api/editor/collections/${slug}`;
  expect((await request.put(path, { headers, data: body })).status()).toBe(200);
  const retag = { looks: [`${slug}-1`], add: [named('Velvet')], remove: ['denim'] };
  const started = await request.post(`${url()}/api/editor/retags`, { headers, data: retag });
  expect(started.status()).toBe(202);
  const { id } = (await started.json()) as { id: string };
  const status = async () =>
    (
      (await (await request.get(`${url()}/api/editor/retags/${id}`, { headers })).json()) as {
        status: string;
      }
    ).status;
  await expect.poll(status).toBe('done');
  expect((await request.post(`${path}/withdraw`, { headers, data: {} })).status()).toBe(200);
  const stored = () =>
    warehouseRows(`SELECT type, JSONExtractString(data, 'look') AS look, JSONExtract(data, 'tags', 'Array(String)') AS tags
          FROM toile.raw_catalogue WHERE JSONExtractString(data, 'collection') = '${slug}' ORDER BY _offset, event_id`);
  await expect.poll(async () => (await stored()).length).toBe(7);
  const facts = (await stored()) as { type: string; look: string; tags: string[] }[];
  expect(facts.slice(3)).toContainEqual({ type: 'look-published', look: `${slug}-1`, tags: ['velvet'] });
  expect(facts.map(({ type }) => type).sort()).toEqual([
    'collection-published',
    'collection-withdrawn',
    'look-published',
    'look-published',
    'look-published',
    'look-withdrawn',
    'look-withdrawn',
  ]);
});
