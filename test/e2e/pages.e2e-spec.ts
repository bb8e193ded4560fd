import { expect, type Page, type Request } from '@playwright/test';
import { url } from './environment.js';
import { test } from './test.js';
import { firstLooks, openLook } from './visitors.js';

/** A look no other test counts the visitors of. */
/** From the second page, the last that is open to everybody; the first is other tests'. */
async function lookOfOurOwn(place = 5): Promise<string> {
  const response = await fetch(`${url()}/look/search?page=2`, {
    headers: { accept: 'application/json' },
  });
  const { results } = (await response.json()) as { results: { slug: string }[] };
  const look = results[place];
  if (!look) throw new Error('the second page of looks is shorter than the tests need');
  return look.slug;
}

/** A little longer than the tracker leaves a beacon that may still be on its way. */
const AGAIN_AFTER_MS = 11_000;

const beaconsOf = (page: Page): Request[] => {
  const sent: Request[] = [];
  page.on('request', (request) => request.url().includes('/api/tts/') && sent.push(request));
  return sent;
};
const fieldsOf = (request: Request | undefined) =>
  Object.fromEntries(new URLSearchParams(request?.postData() ?? ''));

test.describe('the listing of looks', () => {
  test('sends itself when a filter changes, says it in the address and goes back', async ({ page }) => {
    await page.goto(`${url()}/en/look/search?page=2`);
    const type = page.locator('select[name="type"]');
    const chosen = (await type.locator('option').nth(1).getAttribute('value')) ?? '';
    await type.selectOption(chosen);
    await expect(page).toHaveURL(`${url()}/en/look/search?type=${chosen}`);
    await expect(type).toHaveValue(chosen);
    await expect(page.getByRole('list', { name: 'Active filters' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${url()}/en/look/search?page=2`);
    await expect(type).toHaveValue('');
  });

  test('finds words, and says when there is nothing', async ({ page }) => {
    await page.goto(`${url()}/en/look/search`);
    await page.getByLabel('Search', { exact: true }).last().fill('no such word anywhere');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'No look matches' })).toBeVisible();
  });
});

test('collections are filtered as looks are; what is refused gives way to what was asked before', async ({
  page,
}) => {
  const listing = `${url()}/en/collection/search`;
  await page.goto(`${listing}?page=2`);
  const season = page.locator('select[name="season"]');
  const chosen = (await season.locator('option').nth(1).getAttribute('value')) ?? '';
  await season.selectOption(chosen);
  await expect(page).toHaveURL(`${listing}?season=${chosen}`);
  await page.locator('select[name="category"]').selectOption('bag');
  await expect(page).toHaveURL(`${listing}?category=bag&season=${chosen}`);
  await expect(page.locator('article').first()).toBeVisible();
  await page.goto(`${listing}?city=nowhere`);
  await expect(page).toHaveURL(`${listing}?category=bag&season=${chosen}`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form sends, pages turn by links, languages change', async ({ page }) => {
    await page.goto(`${url()}/fr/look/search`);
    await page.getByLabel('Ville').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Afficher les looks' }).click();
    await expect(page).toHaveURL(/city=[a-z-]+/);
    await expect(page.locator('article').first()).toBeVisible();
    await page.goto(`${url()}/fr/look/search`);
    await page.getByRole('link', { name: /Suivante/ }).click();
    await expect(page).toHaveURL(/page=2/);
  });

  test('what is not there is a whole page, with a 404', async ({ page }) => {
    for (const path of ['/it/look/no-such-look', '/it/no/such/page', '/it/designer/nobody']) {
      const response = await page.goto(url() + path);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', 'it');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Questa pagina ha lasciato la passerella',
      );
    }
  });
});

test('what is not there says so in its title, in each language', async ({ request }) => {
  const titles = await Promise.all(
    ['en', 'fr', 'es', 'it', 'zh'].map(async (locale) => {
      const answer = await request.get(`${url()}/${locale}/look/no-such-look`, {
        headers: { accept: 'text/html' },
      });
      expect([answer.status(), answer.headers().vary]).toEqual([404, expect.stringMatching(/\baccept\b/)]);
      return /<title>([^<]*)<\/title>/.exec(await answer.text())?.[1];
    }),
  );
  expect(new Set(titles).size).toBe(5);
  for (const title of titles) expect(title).toMatch(/. — Toile$/);
});

test('what answers programs is a page to a browser, and caches are told so by both', async ({ page }) => {
  const [look] = await firstLooks(url(), 1);
  const paths = [
    `/look/related?look=${look}`,
    `/look/tags/similars?look=${look}`,
    '/auth/status',
    '/user/account/update',
    '/model',
  ];
  for (const path of paths) {
    for (const accept of ['text/html', 'application/json']) {
      const answer = await page.request.get(`${url()}/en${path}`, { headers: { accept }, maxRedirects: 0 });
      expect([path, accept, answer.headers().vary]).toEqual([
        path,
        accept,
        expect.stringMatching(/(^|[ ,])accept([ ,]|$)/i),
      ]);
    }
  }
  await page.goto(`${url()}/en/look/${look}`);
  await page.locator('#related + a').click();
  await expect(page).toHaveURL(`${url()}/en/look/related?look=${look}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('In the same spirit');
  await expect(page.locator('main [data-page="1"] article').first()).toBeVisible();
  await page.goto(`${url()}/en/auth/status`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody is signed in on this browser.');
});

test('arrow keys turn the looks of a show', async ({ page }) => {
  const [first, second] = await firstLooks(url(), 2);
  await page.goto(`${url()}/en/look/${first}`);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${url()}/en/look/${second}`);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(`${url()}/en/look/${first}`);
});

test('no arrow key is lost, however much faster than the pages they are pressed', async ({ page }) => {
  const looks = await firstLooks(url(), 9);
  await page.goto(`${url()}/en/look/${looks[0]}`);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.waitForLoadState('networkidle');
  for (let times = 0; times < 8; times += 1) await page.keyboard.press('ArrowRight', { delay: 150 });
  await expect(page).toHaveURL(`${url()}/en/look/${looks[8]}`);
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(`${url()}/en/look/${looks[5]}`);
});

test.describe('the tracker', () => {
  test('names nobody before consent, and the reader after it', async ({ page }) => {
    const sent = beaconsOf(page);
    const look = await lookOfOurOwn();
    await page.goto(`${url()}/en/look/${look}?utm_source=letter&utm_medium=mail`);
    await expect.poll(() => sent.length).toBe(2);
    for (const beacon of sent) {
      expect(fieldsOf(beacon)).toMatchObject({ consent: 'no', utm_source: 'letter' });
      for (const identifier of ['sessid', 'fingerprint', 'fingerprint_v2', 'utm_medium'])
        expect(fieldsOf(beacon)).not.toHaveProperty(identifier);
    }
    await page.getByRole('button', { name: 'Accept' }).click();
    sent.length = 0;
    await page.goto(`${url()}/en/look/${look}`);
    await expect.poll(() => sent.length).toBe(2);
    expect(new URL(sent[0]?.url() ?? '').pathname).toBe('/api/tts/page/look_show.en');
    const fields = fieldsOf(sent[1]);
    expect(fields).toMatchObject({
      consent: 'yes',
      utm_source: 'letter',
      route_params: JSON.stringify({ slug: look }),
      fingerprint: expect.stringMatching(/^[0-9a-f]{40}$/),
      fingerprint_v2: expect.stringMatching(/^[0-9a-f]{40}$/),
      event_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
    });
    expect(fields.sessid).toBe(fieldsOf(sent[0]).sessid);
  });

  test('keeps what was not answered and sends it again with the same id', async ({ page }) => {
    await page.clock.install();
    await page.goto(`${url()}/en?notts`);
    await page.route('**/api/tts/**', (route) => route.fulfill({ status: 503 }));
    const refused = page.waitForResponse('**/api/tts/page/**');
    await page.goto(`${url()}/en`);
    const { event_id } = fieldsOf((await refused).request());
    await page.unroute('**/api/tts/**');
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (fieldsOf(response.request()).event_id === event_id) statuses.push(response.status());
    });
    // The page may still be reading the refusal when its clock is put forward for the first time.
    await expect
      .poll(async () => {
        await page.clock.fastForward(AGAIN_AFTER_MS);
        return statuses;
      })
      .toEqual([204]);
    await expect
      .poll(() => page.evaluate<string | null>(`localStorage.getItem('tts:${event_id}')`))
      .toBeNull();
  });

  test('uses sendBeacon while the page is hidden, keeps the beacon and sends it again', async ({
    page,
    context,
  }) => {
    await page.addInitScript({
      content:
        "Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })",
    });
    const hidden = page.waitForRequest((request) => request.resourceType() === 'ping');
    await page.goto(`${url()}/en`);
    await hidden;
    const kept = await page.evaluate<string[]>(
      "Object.keys(localStorage).filter((key) => key.startsWith('tts:')).map((key) => key.slice(4))",
    );
    expect(kept).toHaveLength(1);
    // Younger beacons may still be on their way; after ten seconds the next page sends it again.
    const later = await context.newPage();
    await later.clock.setFixedTime(Date.now() + AGAIN_AFTER_MS);
    const again = later.waitForResponse((response) => fieldsOf(response.request()).event_id === kept[0]);
    await later.goto(`${url()}/en`);
    expect((await again).status()).toBe(204);
  });

  test('takes Global Privacy Control for a no, and does not ask', async ({ page }) => {
    await page.addInitScript({
      content: "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })",
    });
    const sent = beaconsOf(page);
    await page.goto(`${url()}/en`);
    await expect.poll(() => sent.length).toBe(1);
    expect(fieldsOf(sent[0]).consent).toBe('no');
    await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden();
  });
});

test('the dashboard follows what happens, as pictures, bars and a table', async ({ page }) => {
  const look = await lookOfOurOwn(6);
  // More visitors than any other test brings, so that the look is among those shown.
  const visit = (from: number, to: number) =>
    Promise.all(Array.from({ length: to - from }, (_, i) => openLook(url(), look, `dashboard-${from + i}`)));
  expect(new Set(await visit(0, 30))).toEqual(new Set([204]));
  await page.goto(`${url()}/fr/data/dashboard/home`);
  const picture = page.locator('ol > li', { has: page.locator(`a[href="/fr/look/${look}"]`) });
  // Only what somebody can see is renewed: a page that came before the visits were counted gets the look there.
  const card = page.getByRole('region', { name: 'Looks les plus vus' });
  // The card that came in the document makes place for the living one.
  await expect(() => card.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass();
  await expect(picture).toContainText('30 visiteurs');
  await page.getByRole('img', { name: 'Visiteurs distincts de chaque look' }).scrollIntoViewIfNeeded();
  await expect(page.locator('svg text').filter({ hasText: /^30$/ }).first()).toBeVisible();
  await expect(page.getByText(/À jour à \d+ s près/).first()).toBeVisible();

  await visit(30, 37);
  await expect(picture).toContainText('37 visiteurs');
  await expect(page.locator('svg text').filter({ hasText: /^37$/ }).first()).toBeVisible();
  await page.getByText('Afficher en tableau').click();
  await expect(page.locator('tr', { has: page.locator(`a[href="/fr/look/${look}"]`) })).toContainText('37');
});

test('every page lists its five languages and a default', async ({ page }) => {
  await page.goto(`${url()}/zh/look/search?type=woman`);
  const languages = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
  const path = '/look/search?type=woman';
  expect(Object.fromEntries(languages)).toEqual({
    ...Object.fromEntries(
      ['en', 'es', 'fr', 'it', 'zh'].map((locale) => [locale, `${url()}/${locale}${path}`]),
    ),
    'x-default': url() + path,
  });
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${url()}/zh${path}`);
});
