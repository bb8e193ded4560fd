import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { send } from './boards.js';
import { url } from './environment.js';
import { signIn } from './sign-in.js';
import { test } from './test.js';
import { openLook } from './visitors.js';

const json = { accept: 'application/json' };

test('a look that is withdrawn is gone from every page within five seconds', async ({ context, request }) => {
  await signIn(context, 'editor@demo.toile.test');
  const { results } = (await (await fetch(`${url()}/api/collections`)).json()) as {
    results: { slug: string; designer: { slug: string } }[];
  };
  const { slug = '', designer } = results[0] ?? {};
  const details = await request.get(`${url()}/collection/${slug}`, { headers: json });
  const look = ((await details.json()) as { looks: { slug: string }[] }).looks[0]?.slug ?? '';
  const paths = ['', '/look/search', `/designer/${designer?.slug}`, `/collection/${slug}`, `/look/${look}`];
  const showing = async () => {
    const answers = await Promise.all(
      paths.map(async (path) => {
        const answer = await request.get(`${url()}/en${path}`, { headers: { accept: 'text/html' } });
        return { path, has: answer.ok() && (await answer.text()).includes(`/look/${look}`) };
      }),
    );
    return answers.filter(({ has }) => has).map(({ path }) => path);
  };
  // Many looked at it, so that the home page has it among the most viewed.
  for (let viewer = 0; viewer < 12; viewer += 1) await openLook(url(), look, randomUUID());
  await expect.poll(showing).toEqual(paths);
  await send(context.request, 'POST', `/api/editor/collections/${slug}/withdraw`);
  await expect.poll(showing, { timeout: 5_000, intervals: [200] }).toEqual([]);
  await send(context.request, 'POST', `/api/editor/collections/${slug}/publish`);
  await expect.poll(showing).toEqual(paths);
});
