import { expect } from '@playwright/test';
import { send } from './boards.js';
import { url } from './environment.js';
import { signIn } from './sign-in.js';
import { test } from './test.js';

interface Look {
  slug: string;
  tags: { slug: string; name: string }[];
}
interface Concept {
  version: number;
  label: { fr: string };
  words: { fr?: string[] };
}

test('a label and a synonym that an editor changes are on every page within five seconds', async ({
  context,
  request,
}) => {
  await signIn(context, 'editor@demo.toile.test');
  const json = { accept: 'application/json' };
  const listing = await request.get(`${url()}/look/search?tags=velvet`, { headers: json });
  const [look] = ((await listing.json()) as { results: Look[] }).results;
  const path = '/api/editor/vocabulary/concepts/fabric/velvet';
  const before = (await (await context.request.get(`${url()}${path}`)).json()) as Concept;
  const [label, word] = ['Velours de Lyonnesse', 'lyonnessien'];
  const pages = [`/look/${look?.slug}`, '/look/search?tags=velvet', '/look/search?search=lyonnessien'];
  const showing = async () => {
    const texts = await Promise.all(
      pages.map(async (page) => {
        const answer = await request.get(`${url()}/fr${page}`, { headers: { accept: 'text/html' } });
        return { page, has: (await answer.text()).includes(label) };
      }),
    );
    return texts.filter(({ has }) => has).map(({ page }) => page);
  };
  expect(await showing()).toEqual([]);
  const words = { fr: [...(before.words.fr ?? []), word] };
  await send(context.request, 'PATCH', path, { version: before.version, label: { fr: label }, words });
  await expect.poll(showing, { timeout: 5_000, intervals: [200] }).toEqual(pages);
  const found = await request.get(`${url()}/look/search?search=${word}&language=fr`, { headers: json });
  expect(((await found.json()) as { total_count: number }).total_count).toBeGreaterThan(0);
  await send(context.request, 'PATCH', path, {
    version: before.version + 1,
    label: { fr: before.label.fr },
    words: { fr: before.words.fr ?? [] },
  });
  await expect.poll(showing, { timeout: 5_000, intervals: [200] }).toEqual([]);
});
