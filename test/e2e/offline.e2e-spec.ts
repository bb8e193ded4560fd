import { chromium, expect, type Page } from '@playwright/test';
import { type Board, boardOf, send } from './boards.js';
import { url } from './environment.js';
import { signIn } from './sign-in.js';
import { test } from './test.js';
import { firstLooks } from './visitors.js';

test.use({ serviceWorkers: 'allow', pictures: true });

const pathOf = ({ slug }: Board) => `/en/moodboards/${slug}/more`;
const isKept = (page: Page, path: string) =>
  page.evaluate(async (asked) => Boolean(await caches.match(asked)), url() + path);
/** Opens a page that has a worker, which keeps what is said without a connection. */
async function openWithWorker(page: Page): Promise<void> {
  await page.goto(`${url()}/en`);
  await expect.poll(() => isKept(page, '/en/offline')).toBe(true);
}
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
  await openWithWorker(page);
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
  const looks = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Looks' });
  await looks.click();
  await expect(page).toHaveURL(`${url()}/en/offline`);
  await page.getByRole('link', { name: 'Read on the train' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Read on the train' })).toBeVisible();

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
  await openWithWorker(page);
  await page.goto(`${url()}/en/moodboards`);
  await expect.poll(() => isKept(page, pathOf(board))).toBe(true);
  await context.setOffline(true);
  await page.goto(url() + pathOf(board));
  await expect(page.getByRole('heading', { level: 1, name: 'Never opened here' })).toBeVisible();
  await expect(page.locator('main ol > li img')).toHaveCount(2);
});

test('the dashboard that was seen last is read offline with its figures and what they are of', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => localStorage.setItem('consent', 'no'));
  await signIn(context, 'analyst@demo.toile.test');
  await openWithWorker(page);
  const card = page.locator('[data-figure="runwayShare"]').first();
  const rows = card.locator('tbody tr');
  await page.goto(`${url()}/en/data/dashboard/trends`);
  await expect(rows.first()).toBeVisible();
  await expect.poll(() => isKept(page, '/en/data/dashboard/trends')).toBe(true);
  const seen = await rows.first().innerText();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'This one is of' })).toBeVisible();
  await expect(rows.first()).toBeVisible();
  expect(await rows.first().innerText()).toBe(seen);
  await context.setOffline(false);
});

test('a deck is presented offline with its figures and pictures, as saved items are read', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => localStorage.setItem('consent', 'no'));
  await signIn(context, 'analyst@demo.toile.test');
  const made = await send(page.request, 'POST', '/api/dashboard/decks', { title: 'On the train' });
  const { id } = (await made.json()) as { id: string };
  const looks = await firstLooks(url(), 2);
  const slides = `/api/dashboard/decks/${id}/slides`;
  await send(page.request, 'POST', slides, { content: { kind: 'looks', looks }, title: 'Two looks' });
  await send(page.request, 'POST', slides, {
    content: { kind: 'text' },
    title: 'What follows',
    text: 'Lace.',
  });
  await openWithWorker(page);
  await page.goto(`${url()}/en/data/desk`);
  await page.goto(`${url()}/en/data/dashboard/decks/${id}/present`);
  await expect(page.getByRole('heading', { name: 'Two looks' })).toBeVisible();
  for (const path of ['data/desk', `data/dashboard/decks/${id}/present`])
    await expect.poll(() => isKept(page, `/en/${path}`)).toBe(true);
  // The next slide is asked for while this one is looked at.
  const keptSlides = () =>
    page.evaluate(async () => (await (await caches.open('readers-slides')).keys()).length);
  await expect.poll(keptSlides).toBe(2);
  const picture = page.locator('article img').first();
  const isLoaded = () =>
    picture.evaluate(async (img: HTMLImageElement) =>
      Boolean(img.naturalWidth > 0 && (await caches.match(img.currentSrc))),
    );
  await expect.poll(isLoaded).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'This one is of' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Two looks' })).toBeVisible();
  await expect.poll(isLoaded).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Lace.')).toBeVisible();
  await page.goto(`${url()}/en/data/desk`);
  await expect(page.getByRole('heading', { level: 1, name: 'Saved items' })).toBeVisible();
  await context.setOffline(false);
  await page.goto(`${url()}/en/auth/leave`);
  await page.locator('main form').getByRole('button').click();
  await page.waitForURL((address) => !address.pathname.startsWith('/en/auth/leave'));
  await expect.poll(keptSlides).toBe(0);
});

test('a browser is told of new looks at once: the choice is kept and can be taken back, the notice is shown', async () => {
  // The headless shell shows no notices.
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_WHOLE || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic'],
  });
  try {
    const context = await browser.newContext({ permissions: ['notifications'], locale: 'en-GB' });
    const page = await context.newPage();
    // A browser without a connection to its maker has no push service: this one says where it would be reached.
    await page.addInitScript(() => {
      let made: object | null = null;
      PushManager.prototype.getSubscription = async () => made as PushSubscription | null;
      PushManager.prototype.subscribe = async () => {
        const endpoint = 'https://push.example/send/this-browser';
        const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
        made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
        return made as PushSubscription;
      };
    });
    await signIn(context, 'analyst@demo.toile.test');
    const [look] = await firstLooks(url(), 1);
    await send(page.request, 'POST', '/api/follows', { kind: 'tag', slug: 'lace' });
    await page.goto(`${url()}/en`);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await page.goto(`${url()}/en/user/feed`);
    const choice = page.getByRole('checkbox', { name: 'Tell this device at once' });
    await expect(choice).not.toBeChecked();
    await choice.click();
    await expect(page.getByText('This device will be told of new looks within a minute.')).toBeVisible();
    await expect(choice).toBeChecked();
    const client = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId);
      });
    });
    await client.send('ServiceWorker.enable');
    const registrationId = await registered;
    const data = JSON.stringify({ title: 'New looks', body: 'Lace: 2 new', url: `/en/look/${look}` });
    const notices = () =>
      page.evaluate(async () => {
        const shown = (await (await navigator.serviceWorker.ready).getNotifications()) ?? [];
        return shown.map(({ title, body, data }) => ({ title, body, data }));
      });
    // A push service sends again what a browser did not take; the tools say nothing of a message that was dropped.
    await expect(async () => {
      await client.send('ServiceWorker.deliverPushMessage', { origin: url(), registrationId, data });
      await expect
        .poll(notices, { timeout: 5_000 })
        .toEqual([{ title: 'New looks', body: 'Lace: 2 new', data: { url: `/en/look/${look}` } }]);
    }).toPass({ timeout: 60_000 });
    await choice.click();
    await expect(page.getByText('This device will no longer be told.')).toBeVisible();
    const devices = await page.request.get(`${url()}/api/follows/devices`, {
      headers: { accept: 'application/json' },
    });
    expect(await devices.json()).toMatchObject({ results: [] });
  } finally {
    await browser.close();
  }
});

test('a reader who changes the language meets one worker, and is told in each that there is no connection', async ({
  page,
  context,
}) => {
  await openWithWorker(page);
  await page.goto(`${url()}/fr`);
  await expect.poll(() => isKept(page, '/fr/offline')).toBe(true);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
  expect(
    await page.evaluate(async () => {
      const { active, installing, waiting } = await navigator.serviceWorker.ready;
      return [active, installing, waiting].map((worker) => worker && new URL(worker.scriptURL).search);
    }),
  ).toEqual(['', null, null]);
  await context.setOffline(true);
  await page.goto(`${url()}/fr/look/search`);
  await expect(page).toHaveURL(`${url()}/fr/offline`);
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
