import { expect, type Page, test } from '@playwright/test';
import { type Board, boardOf } from './boards.js';
import { url } from './environment.js';
import { signIn } from './sign-in.js';
import { firstLooks } from './visitors.js';

test.use({ serviceWorkers: 'allow' });

const pathOf = ({ slug }: Board) => `/en/moodboards/${slug}/more`;
/** How many pictures and pages of this reader the browser keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const count = async (name: string) =>
      (await caches.has(name)) ? (await (await caches.open(name)).keys()).length : 0;
    return { pages: await count('readers-pages'), pictures: await count('readers-pictures') };
  });

test('a board that was opened is read offline with its pictures, and forgotten when its reader signs out', async ({
  page,
  context,
}) => {
  await signIn(context, 'analyst@demo.toile.test');
  const board = await boardOf(page.request, 'Read on the train', await firstLooks(url(), 2));
  await page.goto(`${url()}/en`);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.goto(url() + pathOf(board));
  await expect.poll(() => kept(page)).toEqual({ pages: 1, pictures: 2 });
  await context.setOffline(true);

  await page.goto(`${url()}/en/look/search`);
  await expect(page).toHaveURL(`${url()}/en/offline`);
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await page.getByRole('link', { name: 'Read on the train' }).click();
  await expect(page).toHaveURL(url() + pathOf(board));
  await expect(page.getByRole('heading', { level: 1, name: 'Read on the train' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
  const pictures = page.locator('main ol > li img');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all())
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toHaveCount(0);
  await page.goto(`${url()}/en/auth/leave`);
  await page.locator('main form').getByRole('button').click();
  await page.waitForURL((address) => !address.pathname.startsWith('/en/auth/leave'));
  await expect.poll(() => kept(page)).toEqual({ pages: 0, pictures: 0 });
  await context.setOffline(true);
  await page.goto(url() + pathOf(board));
  await expect(page.getByText('Nothing is kept yet.', { exact: false })).toBeVisible();
});

test('boards nobody opened are kept with the list that names them', async ({ page, context }) => {
  await signIn(context, 'analyst@demo.toile.test');
  const looks = await firstLooks(url(), 2);
  const board = await boardOf(page.request, 'Never opened here', looks);
  await page.goto(`${url()}/en`);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.goto(`${url()}/en/moodboards`);
  const isKept = (path: string) =>
    page.evaluate(async (asked) => Boolean(await caches.match(asked)), url() + path);
  await expect.poll(() => isKept(pathOf(board))).toBe(true);
  await context.setOffline(true);
  await page.goto(url() + pathOf(board));
  await expect(page.getByRole('heading', { level: 1, name: 'Never opened here' })).toBeVisible();
  await expect(page.locator('main ol > li img')).toHaveCount(2);
});

test('the site can be installed', async ({ page, request }) => {
  await page.goto(`${url()}/en`);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(url() + address)).json()) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({ name: 'Toile', start_url: '/', display: 'standalone' });
  for (const { src } of manifest.icons) {
    const icon = await request.get(url() + src);
    expect([src, icon.status()]).toEqual([src, 200]);
    expect(icon.headers()['content-type']).toContain('image/');
  }
});
