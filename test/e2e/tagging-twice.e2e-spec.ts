import { type BrowserContext, expect, type Page } from '@playwright/test';
import { seriousFaults } from './axe.js';
import { send } from './boards.js';
import { url } from './environment.js';
import { looksOf, newShow } from './own-show.js';
import { signIn } from './sign-in.js';
import { test } from './test.js';

const SLUG = 'tagged-twice';
const json = { accept: 'application/json' };
const saved = (page: Page) => expect(page.getByText('All is saved.')).toBeVisible({ timeout: 20_000 });
const isAt = (page: Page, position: number) =>
  expect(page.getByRole('heading', { name: `Tags of look ${position}`, exact: true })).toBeVisible();

/** Tags the six looks by the keys of the palette that are given for each, and is done with each. */
async function tagAll(page: Page, keys: readonly string[]): Promise<void> {
  for (const [index, given] of keys.entries()) {
    await isAt(page, index + 1);
    for (const key of given) await page.keyboard.press(key);
    await page.keyboard.press('d');
  }
  await expect(page.getByText('You are done with all looks.')).toBeVisible();
  await saved(page);
}

test('two tag six looks unseen by each other, a third settles by keys, and the agreement is what it is by hand', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const contexts = await Promise.all(
    (['brand', 'editor', 'operator'] as const).map(async (name) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
      await signIn(context, `${name}@demo.toile.test`);
      return context;
    }),
  );
  const [ada, bob, eve] = contexts as [BrowserContext, BrowserContext, BrowserContext];
  await newShow(ada.request, SLUG, 6, 700);
  const [first, second, third] = (await Promise.all(contexts.map((one) => one.newPage()))) as [
    Page,
    Page,
    Page,
  ];
  const address = `${url()}/en/newsroom/tagging/twice/${SLUG}`;

  await third.goto(address);
  await third.getByRole('button', { name: 'Begin' }).click();
  await expect(third.getByText('Wants somebody who tags').first()).toBeVisible();
  for (const page of [first, second]) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Tag these looks' }).click();
    await isAt(page, 1);
  }
  const palette = first.locator('ul').filter({ has: first.locator('kbd', { hasText: /^q$/ }) });
  const names = await palette.getByRole('button').allInnerTexts();
  const [q = '', w = ''] = names.map((text) => text.replace(/^\w\s+/, '').trim());

  await tagAll(first, ['qw', 'qw', 'q', 'q', '', '']);
  // The second sees nothing of it: no tags, no suggestion from this show.
  await second.reload();
  await isAt(second, 1);
  await expect(second.getByText('No tags yet')).toBeVisible();
  await expect(second.getByText('looks of this show')).toHaveCount(0);
  const api = await bob.request.get(`${url()}/api/newsroom/double-tagging/shows/${SLUG}`, { headers: json });
  const { results } = (await api.json()) as { results: { own: { tags: string[] }; compared: null }[] };
  expect(results.map(({ own, compared }) => [own.tags, compared])).toEqual(Array(6).fill([[], null]));
  expect((await looksOf(eve.request, SLUG)).every(({ tags }) => tags.length === 0)).toBe(true);

  // A lost line loses nothing.
  await second.keyboard.press('q');
  await saved(second);
  await bob.setOffline(true);
  await second.keyboard.press('d');
  await isAt(second, 2);
  await expect(second.getByText('Not saved yet: 1')).toBeVisible();
  await bob.setOffline(false);
  await saved(second);
  for (const [index, given] of ['qw', 'q', '', '', 'w'].entries()) {
    await isAt(second, index + 2);
    for (const key of given) await second.keyboard.press(key);
    await second.keyboard.press('d');
  }
  await expect(second.getByText('You are done with all looks.')).toBeVisible();
  await saved(second);

  await third.goto(`${url()}/en/newsroom/tagging/twice`);
  await third.getByText('3 looks wait for you to settle them').click();
  // Look 1: the first alone gave w; look 4: the first alone gave q; look 6: the second alone gave w.
  for (const [position, key] of [
    [1, '1'],
    [4, '2'],
    [6, 'b'],
  ] as const) {
    await expect(third.getByRole('heading', { name: `Look ${position}: who is right?` })).toBeVisible();
    if (position === 1) expect(await seriousFaults(third)).toEqual([]);
    await third.keyboard.press(key);
  }
  await expect(third.getByRole('status').getByText('All is settled')).toBeVisible();
  await saved(third);
  await expect(third.getByText('6 of 6 settled')).toBeVisible();
  // Taken back, and settled again.
  await third.keyboard.press('z');
  await expect(third.getByText('2 of 3 settled')).toBeVisible();
  await third.keyboard.press('ArrowLeft');
  await third.keyboard.press('ArrowRight');
  await expect(third.getByRole('heading', { name: 'Look 6: who is right?' })).toBeVisible();
  await third.keyboard.press('b');
  await saved(third);

  await third.goto(`${url()}/en/newsroom/tagging/agreement`);
  const row = (name: string) =>
    third.getByRole('row').filter({ has: third.getByRole('rowheader', { name, exact: true }) });
  const cells = async (name: string) =>
    (await row(name).getByRole('cell').allInnerTexts()).map((text) => text.trim());
  // q: both 3, one alone 1, neither 2: (6 * 5 - (4 * 3 + 2 * 3)) / (36 - 18) = 12 / 18.
  const ofQ = await cells(q);
  expect([ofQ[1], ofQ.slice(3)]).toEqual(['0.67', ['3', '1', '2']]);
  // w: both 1, one alone 2, neither 3: (6 * 4 - (2 * 2 + 4 * 4)) / (36 - 20) = 4 / 16.
  const ofW = await cells(w);
  expect([ofW[1], ofW.slice(3)]).toEqual(['0.25', ['1', '2', '3']]);
  expect(await seriousFaults(third)).toEqual([]);
  await row(w).getByRole('link').click();
  await expect(third.getByRole('heading', { name: `Where people disagree about ${w}` })).toBeVisible();

  const settled = (await looksOf(eve.request, SLUG)).map(({ tags }) => tags.length);
  expect(settled).toEqual([2, 2, 1, 0, 0, 1]);
  await send(eve.request, 'POST', `/api/editor/collections/${SLUG}/publish`);
  const [look] = await looksOf(eve.request, SLUG);
  await third.goto(`${url()}/en/look/${look?.slug}`);
  for (const name of [q, w])
    await expect(third.getByRole('link', { name, exact: true }).first()).toBeVisible();
  await send(eve.request, 'POST', `/api/editor/collections/${SLUG}/withdraw`);
  await send(eve.request, 'DELETE', `/api/editor/collections/${SLUG}`);
  for (const context of contexts) await context.close();
});

for (const { width, colorScheme } of [
  { width: 834, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const)
  test(`pages of shows that are tagged twice are clean to axe at ${width}, ${colorScheme}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height: 1100 }, colorScheme });
    await signIn(context, 'editor@demo.toile.test');
    const page = await context.newPage();
    const shows = await context.request.get(`${url()}/api/newsroom/shows`, { headers: json });
    const { results } = (await shows.json()) as { results: { slug: string }[] };
    for (const path of ['twice', `twice/${results[0]?.slug}`, 'agreement']) {
      await page.goto(`${url()}/en/newsroom/tagging/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect([path, await seriousFaults(page)]).toEqual([path, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await context.close();
  });
