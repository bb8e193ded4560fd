import { expect, type Page } from '@playwright/test';
import { url } from './environment.js';
import { signIn } from './sign-in.js';
import { MOVING, test } from './test.js';

test.use(MOVING);

const cards = (page: Page) => page.locator('main [data-page] article');
const toTheEnd = (page: Page) => page.evaluate<void>('scrollTo(0, document.body.scrollHeight)');

/** Reads on until two batches have come by themselves. */
async function readOn(page: Page) {
  // Whoever has no plan reads two pages only.
  await signIn(page.context(), 'editor@demo.toile.test');
  // The foot of the page alone fills it.
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(`${url()}/en/look/search`);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(cards(page)).toHaveCount(24);
  // At a foot that stays in sight the second comes without another look for the end.
  const readOn = async () => {
    await toTheEnd(page);
    return cards(page).count();
  };
  await expect.poll(readOn).toBe(72);
}

test('two batches load by themselves, then a button; the address says where the reader is', async ({
  page,
}) => {
  await readOn(page);
  await expect(page).toHaveURL(/page=[23]$/);
  await toTheEnd(page);
  await expect(page).toHaveURL(`${url()}/en/look/search?page=3`);
  await expect(cards(page)).toHaveCount(72);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(cards(page)).toHaveCount(96);
  // Whoever pressed it goes on with the first of the new ones.
  await expect(cards(page).nth(72).getByRole('link').first()).toBeFocused();
  await page.evaluate<void>('scrollTo(0, 0)');
  await expect(page).toHaveURL(`${url()}/en/look/search`);
  const slugs = await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-photo')));
  expect(new Set(slugs).size).toBe(96);
});

test('Back returns to the same look at the same place, and so does reloading', async ({ page }) => {
  // As everybody reads: two pages, the second of which came by itself.
  await page.goto(`${url()}/en/look/search`);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(cards(page)).toHaveCount(24);
  await toTheEnd(page);
  await expect(cards(page)).toHaveCount(48);
  const look = cards(page).nth(40);
  await look.scrollIntoViewIfNeeded();
  await expect(page).toHaveURL(`${url()}/en/look/search?page=2`);
  const slug = await look.getAttribute('data-photo');
  const stood = async () =>
    Math.round((await page.locator(`main [data-photo="${slug}"]`).boundingBox())?.y ?? -1);
  const before = await stood();
  await look.getByRole('link').first().click();
  await expect(page).toHaveURL(`${url()}/en/look/${slug}`);
  await page.goBack();
  await expect(page).toHaveURL(`${url()}/en/look/search?page=2`);
  await expect(cards(page)).toHaveCount(48);
  await expect.poll(stood).toBe(before);
  await page.reload();
  await expect(cards(page)).toHaveCount(48);
  await expect.poll(stood).toBe(before);
});

/** What a reader is told of each card of a page. */
const cardsOf = (page: Page, number: number) =>
  page
    .locator(`main [data-page="${number}"] > article`)
    .evaluateAll((all) =>
      all.map((card) => [
        card.textContent,
        ...[...card.querySelectorAll('[href], [alt], [aria-label]')].map((part) =>
          ['href', 'alt', 'aria-label', 'data-save'].map((name) => part.getAttribute(name)),
        ),
      ]),
    );

for (const path of ['/zh/look/search', '/fr/street/search', '/es/collection/search'])
  test(`cards of ${path} are the same whoever draws them, and come as JSON`, async ({ page }) => {
    await signIn(page.context(), 'editor@demo.toile.test');
    await page.goto(`${url()}${path}?page=2`);
    const drawnByServer = await cardsOf(page, 2);
    expect(drawnByServer.length).toBeGreaterThan(0);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch' && /page=2/.test(request.url()))
        fetched.push(request.headers().accept ?? '');
    });
    // What is short on the screen may be read on before the page is loaded.
    await page.goto(url() + path);
    // A page that grows under a reader is scrolled on; what is told, where it stands and whether it is painted say why nothing came.
    const readOn = async () => {
      await page.mouse.wheel(0, 100_000);
      const found = await page.evaluate(async () => ({
        cards: document.querySelectorAll('main [data-page="2"] > article').length,
        told: [...document.querySelectorAll('[role=status],[role=alert]')].map((one) => one.textContent),
        stands: [scrollY, document.body.scrollHeight],
        isPainted: await Promise.race([
          new Promise((painted) => requestAnimationFrame(() => painted(true))),
          new Promise((waited) => setTimeout(() => waited(false), 2_000)),
        ]),
      }));
      return found.cards === drawnByServer.length ? 'all are there' : JSON.stringify(found);
    };
    await expect.poll(readOn).toBe('all are there');
    expect(await cardsOf(page, 2)).toEqual(drawnByServer);
    expect(fetched).toEqual(['application/json']);
  });

test('an address with a page begins there, and leads to the page before', async ({ page }) => {
  await page.goto(`${url()}/en/look/search?page=2`);
  await expect(page.locator('[data-page]')).toHaveAttribute('data-page', '2');
  await page.getByRole('link', { name: 'Show the page before' }).click();
  await expect(page).toHaveURL(`${url()}/en/look/search`);
});

test('news come as a feed in the language of the page', async ({ page, request }) => {
  await page.goto(`${url()}/fr/news`);
  const address = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  const feed = await request.get(address ?? '');
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  const text = await feed.text();
  expect(text).toContain('<language>fr</language>');
  const first = /<item>[\s\S]*?<link>(.*?)<\/link>/.exec(text)?.[1];
  expect((await request.get(first ?? '')).status()).toBe(200);
});
