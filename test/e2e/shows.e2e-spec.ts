import { type BrowserContext, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { seriousFaults } from './axe.js';
import { send } from './boards.js';
import { url } from './environment.js';
import { signIn } from './sign-in.js';
import { test } from './test.js';

/** A picture of sixteen coloured places, of which each number has others. */
async function picture(number: number): Promise<Buffer> {
  const pixels = Buffer.from(
    Array.from({ length: 4 * 4 * 3 }, (_, at) => (Math.imul(at + 7, number * 2_654_435 + 97) >>> 8) % 256),
  );
  return sharp(pixels, { raw: { width: 4, height: 4, channels: 3 } })
    .resize(400, 600, { fit: 'fill', kernel: 'cubic' })
    .jpeg()
    .toBuffer();
}
const file = async (name: string, number: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture(number),
});

async function makeShow(page: Page, season: string): Promise<string> {
  await page.goto(`${url()}/en/newsroom/shows`);
  const form = page.getByRole('form', { name: 'New show' });
  await form.getByLabel('Brand').selectOption({ index: 1 });
  await form.getByLabel('Season').selectOption(season);
  await form.getByLabel('Type').selectOption('woman');
  await form.getByRole('combobox', { name: 'City' }).selectOption('paris');
  await form.getByLabel('Day and time').fill('2026-03-05T15:00');
  await form.getByLabel('Venue').fill('A hidden cloister');
  await form.getByRole('button', { name: 'Make the show' }).press('Enter');
  await expect(page).toHaveURL(/newsroom\/shows\/[a-z0-9-]+$/);
  return page.url().split('/').at(-1) ?? '';
}
const remove = (context: BrowserContext, slug: string) =>
  send(context.request, 'DELETE', `/api/editor/collections/${slug}`);

test.use({ pictures: true });

test('a folder becomes a show under embargo, over a lost line, seen by a link, and public in its time', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  await signIn(context, 'editor@demo.toile.test');
  const slug = await makeShow(page, 'pre-fall-2030');
  const status = page.getByRole('form', { name: 'What is said of the show' }).getByRole('status');
  await page.getByLabel('Title').fill('A show of mirrors');
  await expect(status).toHaveText('All is saved.');

  await page.getByRole('checkbox', { name: 'Publish it by itself then' }).uncheck();
  await page.getByLabel('Until, on clocks of the city').fill('2099-01-01T00:00');
  await page.getByRole('button', { name: 'Set the embargo' }).press('Enter');
  await expect(page.getByText(/Under embargo until/)).toBeVisible();

  const files = await Promise.all([3, 1, 2].map((number) => file(`vale_${number}.jpg`, number)));
  const damaged = {
    name: 'vale_4.jpg',
    mimeType: 'image/jpeg',
    buffer: files[0]?.buffer.subarray(0, 900) ?? Buffer.alloc(9),
  };
  const again = { name: 'vale_5.jpg', mimeType: 'image/jpeg', buffer: files[0]?.buffer ?? Buffer.alloc(9) };
  const intake = page.getByRole('region', { name: 'Pictures' });
  // The line is lost before the first has arrived: nothing is, and all goes on by itself.
  await context.setOffline(true);
  await page.getByLabel('Choose pictures or a zip').setInputFiles([...files, damaged, again]);
  await expect(intake.getByText('No connection: goes on by itself').first()).toBeVisible();
  await context.setOffline(false);
  await expect(intake.getByText('5 of 5 pictures')).toBeVisible({ timeout: 30_000 });
  await expect(intake.getByText('To be looked at: 2')).toBeVisible();
  await expect(intake.getByRole('listitem')).toHaveText([
    /vale_4.jpg\s*Damaged, or no picture/,
    /vale_5.jpg\s*Is look 3 already/,
    /vale_1.jpg\s*Look 1/,
    /vale_2.jpg\s*Look 2/,
    /vale_3.jpg\s*Look 3/,
  ]);
  const looks = page.getByRole('list', { name: 'The looks in their order' });
  await expect(looks.getByRole('img')).toHaveCount(3);

  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Nobody may see it yet').first()).toBeVisible();
  await page.getByRole('button', { name: 'Make a link for a day' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  const stranger = await browser.newContext();
  const preview = await stranger.newPage();
  await preview.goto(link);
  await expect(preview.getByRole('main').getByRole('img')).toHaveCount(3);
  await expect
    .poll(() =>
      preview
        .getByRole('main')
        .getByRole('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0);
  expect(await seriousFaults(preview)).toEqual([]);
  const name = /show-[0-9a-f]+\.jpg/.exec(
    (await looks.getByRole('img').first().getAttribute('src')) ?? '',
  )?.[0];
  const seen = async () => (await stranger.request.get(`${url()}/cdn/list_400/${name}`)).status();
  expect(await seen()).toBe(404);
  expect((await stranger.request.get(`${url()}/en/collection/${slug}`)).status()).toBe(404);

  await page.getByRole('button', { name: 'Lift it' }).click();
  await expect(page.getByText(/Under embargo until/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('link', { name: 'See its page' })).toBeVisible();
  await expect.poll(seen).toBe(200);
  const live = await stranger.newPage();
  await live.goto(`${url()}/en/collection/${slug}`);
  await expect(live.getByRole('heading', { level: 1 })).toBeVisible();
  await stranger.close();
  await send(context.request, 'POST', `/api/editor/collections/${slug}/withdraw`);
  await remove(context, slug);
});

test('two editors of one show lose nothing', async ({ page, context }) => {
  await signIn(context, 'editor@demo.toile.test');
  const slug = await makeShow(page, 'spring-summer-2030');
  const second = await context.newPage();
  await second.goto(page.url());
  const saved = (one: Page) =>
    one.getByRole('form', { name: 'What is said of the show' }).getByRole('status');
  await page.getByLabel('Venue').fill('A pier');
  await expect(saved(page)).toHaveText('All is saved.');
  await expect
    .poll(async () => {
      const answer = await context.request.get(`${url()}/user/collection/looks/${slug}`, {
        headers: { accept: 'application/json' },
      });
      return ((await answer.json()) as { collection: { facts: { venue: string } } }).collection.facts.venue;
    })
    .toBe('A pier');
  await second.getByLabel('Venue').fill('A garden');
  await expect(second.getByRole('alert').filter({ hasText: 'Somebody has changed this show' })).toBeVisible();
  await expect(second.getByLabel('Venue')).toHaveValue('A garden');

  // On the calendar: by keys, undone, and not over what somebody else has moved.
  for (const one of [page, second])
    await one.goto(`${url()}/en/newsroom/shows?view=calendar&week=2026-03-05&state=draft`);
  const moveByKeys = async (one: Page, key: string, day: RegExp) => {
    const grip = one
      .getByRole('listitem')
      .filter({ hasText: 'A pier' })
      .getByRole('button', { name: /^Drag/ });
    const told = one.locator('[id^="DndLiveRegion"]');
    await grip.press('Space');
    await expect(told).toContainText(/Mar 5, 2026, 3:00/);
    await one.keyboard.press(key);
    await expect(told).toContainText(day);
    await one.keyboard.press('Space');
  };
  await moveByKeys(page, 'ArrowRight', /Mar 6, 2026, 3:00/);
  await expect(page.getByText(/ is at Mar 6, 2026, 3:00.PM now/)).toBeVisible();
  await moveByKeys(second, 'ArrowDown', /Mar 5, 2026, 4:00/);
  await expect(second.getByText(/^Somebody else has moved .* it is at Mar 6, 2026, 3:00/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText(/ is at Mar 5, 2026, 3:00.PM now/)).toBeVisible();
  await remove(context, slug);
});

test('a show in a city the catalogue was told of is on its clocks; what is ordered without a line arrives when it is back', async ({
  page,
  context,
}) => {
  await signIn(context, 'editor@demo.toile.test');
  const seoul = { name: 'Seoul', country: 'South Korea', timezone: 'Asia/Seoul' };
  await send(context.request, 'PUT', '/api/editor/content/city/seoul', seoul);
  await page.goto(`${url()}/en/newsroom/shows`);
  const form = page.getByRole('form', { name: 'New show' });
  // What is worked on now comes first, not the last year of the list.
  await expect(form.getByLabel('Season').locator('option').nth(1)).not.toHaveText(/2030/);
  await form.getByLabel('Brand').selectOption({ index: 1 });
  await form.getByLabel('Season').selectOption('resort-2029');
  await form.getByLabel('Type').selectOption('man');
  await form.getByRole('combobox', { name: 'City' }).selectOption('seoul');
  await form.getByLabel('Day and time').fill('2028-05-09T19:00');
  await form.getByRole('button', { name: 'Make the show' }).press('Enter');
  await expect(page).toHaveURL(/newsroom\/shows\/[a-z0-9-]+$/);
  await expect(page.getByText('May 9, 2028, 7:00 PM GMT+9')).toBeVisible();
  const slug = page.url().split('/').at(-1) ?? '';

  await page
    .getByLabel('Choose pictures or a zip')
    .setInputFiles(await Promise.all([61, 62].map((number) => file(`seoul_${number}.jpg`, number))));
  const looks = page.getByRole('list', { name: 'The looks in their order' });
  await expect(looks.getByRole('img')).toHaveCount(2);
  const first = await looks.getByRole('listitem').first().getAttribute('id');
  await expect(looks).toHaveAttribute('data-sortable');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Move Look 1 later' }).press('Enter');
  await expect(page.getByText('No connection. What you changed is kept')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('The order is saved.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('No connection. What you changed is kept')).toHaveCount(0);
  await page.reload();
  await expect(looks.getByRole('listitem').nth(1)).toHaveAttribute('id', first ?? '');
  await remove(context, slug);
  await send(context.request, 'DELETE', '/api/editor/content/city/seoul');
});

test('a live show is corrected before its readers: what is taken out goes, what comes in its place is seen, what is said is read', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(90_000);
  await signIn(context, 'editor@demo.toile.test');
  const slug = await makeShow(page, 'resort-2030');
  const form = page.getByRole('form', { name: 'What is said of the show' });
  await form.getByLabel('Address of the broadcast').fill('nonsense');
  await expect(form.getByRole('status')).toHaveText(/^Not saved yet/);
  await form.getByLabel('Address of the broadcast').fill('');
  await form.getByLabel('The show is broadcast live').check();
  await form.getByLabel('Title').fill('Corrections');
  // On now, or in an hour: what is over brings no more.
  await form.getByLabel('Day and time').fill(new Date(Date.now() + 3_600_000).toISOString().slice(0, 16));
  await form.getByLabel('Description').fill('Music by nobody.');
  await expect(form.getByRole('status')).toHaveText('All is saved.');
  const chooser = page.getByLabel('Choose pictures or a zip');
  await chooser.setInputFiles(await Promise.all([81, 82, 83].map((number) => file(`${number}.jpg`, number))));
  await expect(page.getByText('3 of 3 pictures')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  const stranger = await browser.newContext();
  const live = await stranger.newPage();
  await live.goto(`${url()}${await page.getByRole('link', { name: 'See it live' }).getAttribute('href')}`);
  const board = live.locator('[data-board]');
  await expect(board).toContainText('Look 3');

  await page.getByRole('checkbox', { name: 'Choose Look 2' }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Remove (1)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove (1)' }).click();
  await expect(page.getByText('2 looks', { exact: true })).toBeVisible();
  await expect(board).not.toContainText('Look 3');
  await chooser.setInputFiles([await file('84.jpg', 84)]);
  await expect(board).toContainText('Look 3');
  await live.goto(`${url()}/en/collection/${slug}`);
  for (const said of ['Corrections', 'Music by nobody.', 'A hidden cloister, Paris'])
    await expect(live.getByRole('main').getByText(said)).toBeVisible();
  await stranger.close();
  await send(context.request, 'POST', `/api/editor/collections/${slug}/withdraw`);
  await remove(context, slug);
});

for (const { width, colorScheme } of [
  { width: 834, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const)
  test(`shows are clean to axe at ${width}, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 1000 }, colorScheme });
    await signIn(context, 'brand@demo.toile.test');
    const page = await context.newPage();
    const { results } = (await (
      await context.request.get(`${url()}/api/newsroom/shows`, { headers: { accept: 'application/json' } })
    ).json()) as { results: { slug: string; show_date: string }[] };
    const [show] = results;
    for (const path of [
      '/newsroom',
      '/newsroom/shows',
      `/newsroom/shows?view=calendar&week=${show?.show_date.slice(0, 10)}`,
      `/newsroom/shows/${show?.slug}`,
    ]) {
      await page.goto(`${url()}/en${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect([path, await seriousFaults(page)]).toEqual([path, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await context.close();
  });
