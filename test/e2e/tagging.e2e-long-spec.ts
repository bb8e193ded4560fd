import { expect, type Page } from '@playwright/test';
import { send } from './boards.js';
import { url } from './environment.js';
import { looksOf, newShow, pictureOf } from './own-show.js';
import { signIn } from './sign-in.js';
import { test } from './test.js';

const LOOKS = 40;
const saved = (page: Page) => expect(page.getByText('All is saved.')).toBeVisible({ timeout: 20_000 });

test('forty pictures from a folder to a live page with tags, by keyboard, in less than three minutes', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const pictures = await Promise.all(Array.from({ length: LOOKS }, (_, number) => pictureOf(number + 1)));
  await signIn(context, 'editor@demo.toile.test');
  await page.goto(`${url()}/en/newsroom/shows`);
  const began = Date.now();
  const form = page.getByRole('form', { name: 'New show' });
  await form.getByLabel('Brand').selectOption({ index: 2 });
  await form.getByLabel('Season').selectOption('resort-2030');
  await form.getByLabel('Type').selectOption('woman');
  await form.getByRole('combobox', { name: 'City' }).selectOption('milan');
  await form.getByLabel('Day and time').fill('2026-02-26T11:00');
  await form.getByRole('button', { name: 'Make the show' }).press('Enter');
  await expect(page).toHaveURL(/newsroom\/shows\/[a-z0-9-]+$/);
  const slug = page.url().split('/').at(-1) ?? '';
  await page.getByLabel('Choose pictures or a zip').setInputFiles(pictures);
  await expect(page.getByText(`${LOOKS} of ${LOOKS} pictures`)).toBeVisible({ timeout: 120_000 });

  await page.getByRole('link', { name: 'Tag this show' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Tags of look 1' })).toBeVisible();
  // Three tags a look from the palette, the next look by n; every tenth by words in French.
  for (let look = 0; look < LOOKS; look += 1) {
    await expect(page.getByRole('heading', { name: `Tags of look ${look + 1}`, exact: true })).toBeVisible();
    for (const key of ['q', 'w', 'e']) await page.keyboard.press(key);
    if (look % 10 === 0) {
      await page.keyboard.press('f');
      await page.keyboard.type('velours', { delay: 20 });
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    if (look < LOOKS - 1) await page.keyboard.press('n');
  }
  await saved(page);
  await page.goto(`${url()}/en/newsroom/shows/${slug}`);
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).press('Enter');
  const live = page.getByRole('link', { name: 'See its page' });
  await expect(live).toBeVisible();
  await live.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/collection/${slug}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const seconds = (Date.now() - began) / 1000;
  console.info(`forty pictures, from a folder to a live page with tags: ${Math.round(seconds)} s`);
  expect(seconds).toBeLessThan(180);
  const looks = await looksOf(context.request, slug);
  expect(looks.map(({ tags }) => tags.length >= 3)).toEqual(Array.from({ length: LOOKS }, () => true));
  expect(looks[0]?.tags.some((tag) => tag.slug === 'velvet')).toBe(true);
  await send(context.request, 'POST', `/api/editor/collections/${slug}/withdraw`);
  await send(context.request, 'DELETE', `/api/editor/collections/${slug}`);
});

test('four hundred looks an hour, with the pauses of somebody who looks at each', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const [slug, looks] = ['tagged-by-the-hour', 8] as const;
  await signIn(context, 'editor@demo.toile.test');
  await newShow(context.request, slug, looks, 300);
  await page.goto(`${url()}/en/newsroom/tagging/${slug}`);
  await expect(page.getByRole('heading', { name: 'Tags of look 1', exact: true })).toBeVisible();
  const began = Date.now();
  for (let look = 0; look < looks; look += 1) {
    // Two and a half seconds to look, 280 ms a key (a practised typist's thinking included), six keys a look: not scaled.
    await page.waitForTimeout(2_500);
    for (const key of ['q', 'w', 'r', 't', 'y']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(280);
    }
    await page.keyboard.press('n');
    await page.waitForTimeout(280);
  }
  const speed = (looks * 3_600_000) / (Date.now() - began);
  console.info(`looks an hour: ${Math.round(speed)}`);
  await saved(page);
  const now = await looksOf(context.request, slug);
  expect(now.slice(0, looks).every(({ tags }) => tags.length === 5)).toBe(true);
  expect(speed).toBeGreaterThan(400);
  await expect(page.getByText(/looks an hour/)).toBeVisible();
  await send(context.request, 'DELETE', `/api/editor/collections/${slug}`);
});
