import { randomUUID } from 'node:crypto';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { url } from './environment.js';
import { MOVING, test } from './test.js';
import { firstLooks } from './visitors.js';
import { warehouseRows } from './warehouse-rows.js';

test.use(MOVING);

// Whole sessions, on cores that may be busy with more than the tests.
test.describe.configure({ timeout: 120_000 });

const LANGUAGES = ['en', 'es', 'fr', 'it', 'zh'] as const;

interface Row {
  [column: string]: unknown;
  kind: string;
  target: string;
  event: string;
  uri: string;
  visitor: string;
  session: string;
  photos: string[];
}

/** A campaign of the test's own marks everything its reader does: the cookie carries it to every beacon. */
const newCampaign = () => `run-${randomUUID()}`;
const campaigns: string[] = [];

/** What reached the warehouse of a campaign, in the order it happened; `kinds` leaves the rest out. */
function eventsOf(campaign: string, ...kinds: string[]): Promise<Row[]> {
  const only = kinds.length > 0 ? `AND kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})` : '';
  return warehouseRows<Row>(`
    SELECT kind, target, event, uri, route, locale, entity, route_params, visitor, session, is_bot, is_staff, device,
      browser, source, utm_source, utm_content, photos, count, search_entities, toString(occurred_at) AS occurred_at
    FROM toile.raw_tracking WHERE utm_campaign = '${campaign}' ${only} ORDER BY occurred_at, _offset`);
}
const found = (campaign: string, ...kinds: string[]) =>
  expect.poll(
    async () => (await eventsOf(campaign, ...kinds)).map(({ kind, target }) => `${kind} ${target}`),
    {
      timeout: 30_000,
    },
  );

/** Opens a page as the first of a campaign and answers the question for consent. */
async function arrive(page: Page, path: string, answer: 'Accept' | 'Refuse', campaign = newCampaign()) {
  campaigns.push(campaign);
  await page.goto(`${url()}/en?notts`);
  await page.getByRole('button', { name: answer }).click();
  await page.goto(`${url()}${path}?utm_campaign=${campaign}&utm_source=letter&utm_term=not-kept`);
  return campaign;
}
const happen = (page: Page, event: string) =>
  page.evaluate<void>(
    `document.dispatchEvent(new CustomEvent('toile:track', { detail: { event: '${event}', parameters: { a: 'b' } } }))`,
  );

test('a reader with consent, in five languages: every page and look once, with whose and what', async ({
  page,
}) => {
  const [look = ''] = await firstLooks(url(), 1);
  const campaign = await arrive(page, `/en/look/${look}`, 'Accept');
  await found(campaign, 'media').toEqual([`media ${look}`]);
  for (const language of LANGUAGES.slice(1)) {
    const answered = page.waitForResponse((response) => response.url().includes('/api/tts/media/'));
    await page.goto(`${url()}/${language}/look/${look}`);
    expect((await answered).status()).toBe(204);
  }
  await found(campaign, 'page').toEqual(LANGUAGES.map((language) => `page look_show.${language}`));
  await found(campaign, 'media').toEqual(LANGUAGES.map(() => `media ${look}`));
  const rows = await eventsOf(campaign, 'page', 'media');
  const [first] = rows;
  expect(first?.visitor).toMatch(/^[0-9a-f]{32}$/);
  expect(first?.session).toMatch(/^[0-9a-f]{32}$/);
  for (const row of rows)
    expect(row).toMatchObject({
      visitor: first?.visitor,
      session: first?.session,
      entity: `look:${look}`,
      event: 'view',
      is_bot: false,
      is_staff: false,
      device: 'desktop',
      browser: 'Chrome',
      source: 'web',
      utm_source: 'letter',
      utm_content: '',
      route_params: JSON.stringify({ slug: look }),
    });
  expect(rows.map(({ locale }) => locale).sort()).toEqual([...LANGUAGES, ...LANGUAGES].sort());
});

test('a reader who refuses is counted and is nobody; with notts nothing is counted', async ({ page }) => {
  const [look = ''] = await firstLooks(url(), 1);
  const campaign = await arrive(page, `/fr/look/${look}`, 'Refuse');
  await found(campaign, 'page', 'media').toHaveLength(2);
  const silent = newCampaign();
  await page.goto(`${url()}/fr/look/${look}?notts&utm_campaign=${silent}`);
  await happen(page, 'silent');
  await page.goto(`${url()}/it/look/${look}?utm_campaign=${campaign}`);
  await found(campaign, 'page').toEqual(['page look_show.fr', 'page look_show.it']);
  await found(campaign, 'media').toEqual([`media ${look}`, `media ${look}`]);
  for (const row of await eventsOf(campaign)) expect(row).toMatchObject({ visitor: '', session: '' });
  expect(await eventsOf(silent)).toEqual([]);
});

test('a press that has begun before the question comes reaches what it was meant for', async ({ page }) => {
  await page.goto(`${url()}/en/news`);
  const question = page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Refuse' }) });
  const box = await question.boundingBox();
  if (!box) throw new Error('Nobody is asked.');
  let press = () => {};
  const pressed = new Promise<void>((resolve) => {
    press = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  // Of the answer no more may be there than that it has begun.
  await page.locator('head').waitFor({ state: 'attached' });
  // What takes 0.25 s ends with the test, which may be slower than a finger.
  await page.addStyleTag({
    content: '[aria-labelledby="consent-title"] { animation-delay: 60s !important }',
  });
  const linkIn = ({ x, y, width, height }: typeof box) => {
    for (let across = 8; across < width; across += 16)
      for (let down = 8; down < height; down += 16) {
        const at = { x: x + across, y: y + down };
        const link = document.elementFromPoint(at.x, at.y)?.closest('a');
        if (link) return { ...at, href: link.href };
      }
    return null;
  };
  await expect.poll(() => page.evaluate(linkIn, box)).not.toBeNull();
  const { x, y, href } = (await page.evaluate(linkIn, box)) ?? { x: 0, y: 0, href: '' };
  await page.mouse.move(x, y);
  await page.mouse.down();
  press();
  await expect(question).toBeVisible();
  await page.mouse.up();
  await page.waitForURL(href);
});

test('what happens offline arrives after it, once, at the time it happened', async ({ page, context }) => {
  await page.clock.install();
  const campaign = await arrive(page, '/en/look/search', 'Accept');
  await found(campaign, 'page').toEqual(['page look_search.en']);
  await context.setOffline(true);
  const before = Date.now();
  for (const event of ['one', 'two', 'three']) await happen(page, event);
  const after = Date.now();
  await page.waitForTimeout(1_000);
  expect(await eventsOf(campaign, 'click')).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => page.evaluate<boolean>('navigator.onLine')).toBe(true);
  // What the tracker leaves to beacons that may still be on their way; a clock half a minute ahead would be set right.
  await page.clock.fastForward(11_000);
  await expect
    .poll(async () => (await eventsOf(campaign, 'click')).map(({ event }) => event).sort(), {
      timeout: 40_000,
    })
    .toEqual(['one', 'three', 'two']);
  for (const row of await eventsOf(campaign, 'click')) {
    const at = Date.parse(`${String(row.occurred_at).replace(' ', 'T')}Z`);
    expect(at).toBeGreaterThanOrEqual(before - 1);
    expect(at).toBeLessThanOrEqual(after + 1);
    expect(row.route_params).toBe('{"page":"look_search.en","a":"b"}');
  }
});

test('pictures count when half of them was on the screen for a second, also in a tab that is closed', async ({
  page,
  context,
}) => {
  const campaign = await arrive(page, '/en/look/search', 'Accept');
  await found(campaign, 'page').toEqual(['page look_search.en']);
  await page.evaluate<void>(
    "document.querySelector('main [data-photo]').scrollIntoView({ block: 'center' })",
  );
  const seen = await page.evaluate<string[]>(`
    [...document.querySelectorAll('main [data-photo]')].filter((photo) => {
      const { top, bottom, height } = photo.getBoundingClientRect();
      return Math.min(bottom, innerHeight) - Math.max(top, 0) >= height / 2;
    }).map((photo) => photo.getAttribute('data-photo'))`);
  expect(seen.length).toBeGreaterThan(0);
  await page.waitForTimeout(1_500);
  // Passed by too fast to be looked at.
  await page.evaluate<void>('scrollTo(0, document.body.scrollHeight)');
  await page.waitForTimeout(200);
  await page.close({ runBeforeUnload: true });
  const photos = async () => (await eventsOf(campaign, 'photos')).flatMap((row) => row.photos);
  // Whether or not the closing tab could send it: the next page would.
  const later = await context.newPage();
  await later.goto(`${url()}/en/look/search`);
  await expect
    .poll(async () => (await photos()).length, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(seen.length);
  const [first] = await eventsOf(campaign, 'photos');
  expect(first).toMatchObject({ target: 'look_search.en', event: 'view', route: 'look_search' });
  expect([...(first?.photos ?? [])].sort()).toEqual([...seen].sort());
  expect(first?.count).toBe(seen.length);
});

test('a page that comes back from the browser’s cache is a view again', async () => {
  const [one = '', two = ''] = await firstLooks(url(), 2);
  const browser = await chromium.launch({
    // The headless shell keeps no page that is left.
    executablePath: process.env.CHROMIUM_WHOLE || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context: BrowserContext = await browser.newContext({ userAgent: READER, locale: 'en-GB' });
    const page = await context.newPage();
    await page.addInitScript({
      content: "addEventListener('pageshow', (event) => { globalThis.kept = event.persisted; })",
    });
    // Browsers keep no page whole that says `no-store`, as pages of ours do until they are cached.
    await page.route('**/en/look/**', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const headers = { ...response.headers(), 'cache-control': 'private, max-age=0' };
      return route.fulfill({ response, headers });
    });
    const campaign = await arrive(page, `/en/look/${one}`, 'Accept');
    await found(campaign, 'media').toEqual([`media ${one}`]);
    await page.goto(`${url()}/en/look/${two}`);
    await found(campaign, 'media').toEqual([`media ${one}`, `media ${two}`]);
    // A page that was kept loads nothing, so there is no load to wait for.
    await page.goBack({ waitUntil: 'commit' });
    await found(campaign, 'media').toEqual([`media ${one}`, `media ${two}`, `media ${one}`]);
    await found(campaign, 'page').toEqual(Array(3).fill('page look_show.en'));
    expect(await page.evaluate<boolean>('globalThis.kept')).toBe(true);
  } finally {
    await browser.close();
  }
});
const READER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test('a search that shows nothing is told, by a reader without consent without a name', async ({ page }) => {
  const campaign = await arrive(page, '/en/look/search', 'Refuse');
  await found(campaign, 'page').toEqual(['page look_search.en']);
  await page.goto(`${url()}/en/look/search?search=dresses`);
  await page.goto(`${url()}/en/look/search?search=xylophone`);
  await found(campaign, 'click').toEqual(['click ']);
  const [missed] = await eventsOf(campaign, 'click');
  expect(missed).toMatchObject({ event: 'search_missed', visitor: '', session: '' });
  expect(missed?.route_params).toBe('{"page":"look_search.en"}');
  expect(missed?.uri).toBe('/en/look/search?search=xylophone');
});

test('links that lead away, sales, reports, downloads, marked clicks and searches name what they are', async ({
  page,
}) => {
  const campaign = await arrive(page, '/en/look/search', 'Accept');
  await found(campaign, 'page').toEqual(['page look_search.en']);
  const marks = [
    'href="https://agency.test/book?x=1"',
    'href="https://shop.test/coat" data-purchase=""',
    'href="/download/x/pdf" data-report="denim-now"',
    'href="/cdn/zoom_2000/x.jpg" data-download="look-1"',
    'data-click="banner"',
  ];
  for (const mark of marks)
    await page.evaluate<void>(`(() => {
      document.body.insertAdjacentHTML('beforeend', \`<a ${mark}>x</a>\`);
      document.body.lastElementChild.addEventListener('click', (event) => event.preventDefault());
      document.body.lastElementChild.click();
    })()`);
  const answer = await page.request.post(`${url()}/api/user/tags-search-count`, {
    data: { tags: ['lace', 'denim'], utm_campaign: campaign },
  });
  expect(answer.status()).toBe(204);
  const kinds = ['outbound', 'purchase', 'report', 'photos', 'click', 'search'];
  await expect
    .poll(async () => (await eventsOf(campaign, ...kinds)).filter((row) => row.event !== 'view').length, {
      timeout: 30_000,
    })
    .toBe(kinds.length);
  const rows = (await eventsOf(campaign, ...kinds)).filter((row) => row.event !== 'view');
  const row = (kind: string) => rows.find((one) => one.kind === kind);
  expect(row('outbound')).toMatchObject({
    target: 'agency.test',
    uri: 'https://agency.test/book?x=1',
    event: 'leave',
  });
  expect(row('purchase')).toMatchObject({ uri: 'https://shop.test/coat', event: 'purchase' });
  expect(row('report')).toMatchObject({ entity: 'report:denim-now', event: 'download' });
  expect(row('photos')).toMatchObject({ photos: ['look-1'], count: 1, event: 'download' });
  expect(row('click')).toMatchObject({ event: 'banner', route_params: '{"page":"look_search.en"}' });
  expect(row('search')).toMatchObject({ search_entities: ['tag:lace', 'tag:denim'] });
});

test('a beacon costs the page no long task and no layout', async ({ page }) => {
  await arrive(page, '/en/look/search', 'Accept');
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const counts = async () =>
    Object.fromEntries(
      (await session.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]),
    );
  await page.evaluate<void>(`(() => {
    globalThis.longTasks = [];
    new PerformanceObserver((list) => globalThis.longTasks.push(...list.getEntries())).observe({ type: 'longtask' });
  })()`);
  let name = 0;
  // Cores that are busy with other work stretch any task, and a picture that arrives late is laid out: what counts is
  // that twenty beacons can pass without either.
  const cost = async () => {
    await page.evaluate<void>('globalThis.longTasks.length = 0');
    const before = await counts();
    for (let round = 0; round < 20; round += 1) await happen(page, `cost-${++name}`);
    await page.waitForTimeout(300);
    const layouts = ((await counts()).LayoutCount ?? 0) - (before.LayoutCount ?? 0);
    return { layouts, longTasks: await page.evaluate<number>('globalThis.longTasks.length') };
  };
  await expect.poll(cost).toEqual({ layouts: 0, longTasks: 0 });
});

test('operators see how clean the events are; others do not', async ({ page }) => {
  await page.goto(`${url()}/en/operations/data-quality`);
  await expect(page).toHaveURL(/\/en\/auth\?redirect=/);
  const signIn = (email: string) =>
    page.request.post(`${url()}/auth`, {
      headers: { accept: 'application/json', origin: url() },
      data: { email: `${email}@demo.toile.test`, password: 'toile-demo-2026' },
    });
  expect((await signIn('analyst')).status()).toBe(200);
  expect((await page.goto(`${url()}/en/operations/data-quality`))?.status()).toBe(403);
  await page.context().clearCookies();
  expect((await signIn('operator')).status()).toBe(200);
  for (const [language, title] of [
    ['en', 'Data quality'],
    ['zh', '数据质量'],
  ]) {
    await page.goto(`${url()}/${language}/operations/data-quality?minutes=240`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  }
  // At least the views of this page itself; ingest hands its counts over every ten seconds.
  const received = async () => {
    await page.goto(`${url()}/en/operations/data-quality?minutes=240`);
    const cell = page.getByRole('row', { name: /^Received/ }).getByRole('cell');
    return Number(((await cell.textContent()) ?? '').replaceAll(',', ''));
  };
  await expect.poll(received, { timeout: 40_000 }).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'Visits and campaigns' })).toBeVisible();
});

test('nothing of all this is in the warehouse twice', async () => {
  const [all] = await warehouseRows<{ events: string; ids: string }>(`
    SELECT count() AS events, uniqExact(event_id) AS ids FROM toile.raw_tracking
    WHERE utm_campaign IN (${campaigns.map((campaign) => `'${campaign}'`).join(', ')})`);
  expect(Number(all?.events)).toBeGreaterThan(20);
  expect(all?.ids).toBe(all?.events);
});
