import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { url } from './environment.js';
import { signIn } from './sign-in.js';
import { test } from './test.js';

const models = () => `${url()}/en/model`;
/** What the server draws for its reader, where scripts cannot ask for it. */
const ownModels = () => `${models()}?as=me`;
const carousel = (page: Page, name: string) =>
  page.locator(`[aria-roledescription="carousel"][aria-label="${name}"]`);
const dialog = (page: Page) => page.getByRole('dialog', { name: /another device/ });
const kept = (page: Page, key: string) => page.evaluate<string | null>(`localStorage.getItem('${key}')`);
const CHROME = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;

/** A browser of somebody's own: `cores` tells one device from another. */
async function device(browser: Browser, email: string, cores: number): Promise<BrowserContext> {
  const context = await browser.newContext({ userAgent: CHROME(140) });
  await context.addInitScript({
    content: `Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => ${cores} });
      localStorage.setItem('consent', 'no');`,
  });
  await signIn(context, email);
  return context;
}

/** Opens the models page and waits until the paywall's flow has come to its end. */
async function visit(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const asked = page.waitForResponse((response) => response.url().endsWith('/subscriptions/me'));
  await page.goto(models());
  await asked;
  return page;
}

const SOON = { timeout: 2_000 };
/** Once a hand moves over the page the slider is loaded; it moves again for as long as the page's scripts have not begun. */
async function stirred(page: Page, seen: () => Promise<void>): Promise<void> {
  let moves = 0;
  await expect(async () => {
    moves += 1;
    await page.mouse.move(160 + (moves % 2), 450);
    await seen();
  }).toPass();
}

test.describe('the models page', () => {
  test('keeps its new faces for everyone; view-source shows nothing else', async ({ request, browser }) => {
    const anonymous = await (await request.get(models())).text();
    expect(anonymous).toContain('id="new-faces"');
    expect(anonymous).toContain('data-paywall-banner');
    expect(anonymous).toContain('"isAccessibleForFree":false');
    for (const section of ['most-seen', 'woman', 'man']) expect(anonymous).not.toContain(`id="${section}"`);
    const subscriber = await browser.newContext();
    await signIn(subscriber, 'subscriber@demo.toile.test');
    const answer = await subscriber.request.get(ownModels());
    const open = await answer.text();
    expect(open).toContain('id="most-seen"');
    expect(open).not.toContain('data-paywall-banner');
    // No cache gives anybody what another reader may see.
    expect(answer.headers()['cache-control']).toContain('no-store');
    for (const address of [models(), ownModels()])
      expect(await (await request.get(address)).text()).not.toContain('id="most-seen"');
    // The page itself is everybody's, whoever asks.
    expect(await (await subscriber.request.get(models())).text()).not.toContain('id="most-seen"');
    await subscriber.close();
  });

  test('charges a member without a plan, counts the view once and keeps the way they went', async ({
    browser,
  }) => {
    const context = await device(browser, 'pastdue@demo.toile.test', 4);
    const page = await context.newPage();
    const counted: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().endsWith('/api/tts/click'))
        counted.push(new URLSearchParams(sent.postData() ?? '').get('event') ?? '');
    });
    await page.goto(models());
    await expect.poll(() => kept(page, 'has_subscription')).toBe('false');
    await expect.poll(() => counted).toEqual(['paywall_charged']);
    const action = page.locator('[data-paywall-action]');
    await action.scrollIntoViewIfNeeded();
    await expect.poll(() => counted).toEqual(['paywall_charged', 'paywall_view']);
    await page.evaluate<void>('scrollTo(0, 0)');
    await action.scrollIntoViewIfNeeded();
    await expect(action).toHaveText('Settle the payment');
    await action.click();
    await expect(page).toHaveURL(/\/en\/premium-memberships\?from=models/);
    expect(await kept(page, 'pw_context')).toBe('models');
    expect(await kept(page, 'pw_segment')).toBe('all-included-past_due');
    expect(JSON.parse((await kept(page, 'user')) ?? '')).toEqual({ email: 'pastdue@demo.toile.test' });
    expect(counted.filter((event) => event === 'paywall_view')).toHaveLength(1);
    await context.close();
  });

  test('adds nothing for visitors and forgets has_subscription; a company deal asks nothing', async ({
    browser,
  }) => {
    const visitor = await browser.newContext();
    const page = await visitor.newPage();
    await page.addInitScript({ content: "localStorage.setItem('has_subscription', 'true')" });
    await page.goto(models());
    await expect(page.locator('[data-paywall-banner]')).toHaveCount(1);
    await expect.poll(() => kept(page, 'has_subscription')).toBeNull();
    await visitor.close();
    const deal = await device(browser, 'deal@partner.toile.test', 4);
    const asked: string[] = [];
    const open = await deal.newPage();
    open.on('request', (sent) => asked.push(sent.url()));
    await open.goto(models());
    await expect(open.locator('#most-seen')).toBeVisible();
    await open.waitForLoadState('networkidle');
    expect(asked.filter((address) => address.includes('/subscriptions/me'))).toEqual([]);
    await deal.close();
  });

  test('slides five, then two with dots, two without, and not at all', async ({ browser }) => {
    const context = await device(browser, 'editor@demo.toile.test', 4);
    const page = await context.newPage();
    for (const [width, shown, dots] of [
      [1280, 5, 0],
      [992, 2, 1],
      [576, 2, 0],
      [320, 0, 0],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(models());
      const slider = carousel(page, 'Most seen');
      await slider.scrollIntoViewIfNeeded();
      if (shown > 0)
        await stirred(page, () => expect(slider.locator('.slick-active:not(li)')).toHaveCount(shown, SOON));
      else {
        await page.mouse.move(width / 2, 450);
        await expect(slider.locator('.slick-track')).toHaveCount(0);
      }
      await expect(slider.locator('.slick-dots')).toHaveCount(dots);
    }
    await context.close();
  });

  test('is moved by a drag, which opens no model, and opens one by a click', async ({ browser }) => {
    const context = await device(browser, 'editor@demo.toile.test', 4);
    const page = await context.newPage();
    await page.goto(models());
    const slider = carousel(page, 'Most seen');
    await slider.scrollIntoViewIfNeeded();
    await stirred(page, () => expect(slider.locator('button').last()).toBeEnabled(SOON));
    const track = slider.locator('.slick-track');
    const before = await track.getAttribute('style');
    const card = slider.locator('.slick-active a img').nth(2);
    const box = await card.boundingBox();
    if (!box) throw new Error('the card is nowhere');
    await page.mouse.move(box.x + box.width - 10, box.y + 80);
    await page.mouse.down();
    await page.mouse.move(box.x + 10, box.y + 80, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => track.getAttribute('style')).not.toBe(before);
    await expect(page).toHaveURL(models());
    await slider.locator('.slick-active a img').first().click();
    await expect(page).toHaveURL(/\/en\/model\/[^/]+$/);
    await context.close();
  });

  test('keeps every press, and the focus on what is shown', async ({ browser }) => {
    const context = await device(browser, 'editor@demo.toile.test', 4);
    const page = await context.newPage();
    await page.goto(models());
    const slider = carousel(page, 'Most seen');
    await slider.scrollIntoViewIfNeeded();
    await stirred(page, () => expect(slider.locator('.slick-track')).toHaveCount(1, SOON));
    const shown = () =>
      slider
        .locator('.slick-slide:not(:has([inert]))')
        .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('data-index')).join());
    await expect.poll(shown).toBe('0,1,2,3,4');
    const next = slider.getByRole('button', { name: 'Next models' });
    for (let presses = 0; presses < 2; presses += 1) await next.click({ delay: 20 });
    await expect.poll(shown).toBe('10,11,12,13,14');
    await slider.locator('.slick-active a').first().focus();
    for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('ArrowLeft', { delay: 60 });
    await expect.poll(shown).toBe('0,1,2,3,4');
    const first = slider.locator('.slick-active a').first();
    await expect(first).toBeFocused();
    // Its outline is seen on all sides: 2 pixels, 3 away.
    const space = await first.evaluate((link) => {
      const [frame, outer] = [
        link.getBoundingClientRect(),
        link.closest('.slick-list')?.getBoundingClientRect(),
      ];
      return outer && Math.min(frame.top - outer.top, outer.bottom - frame.bottom);
    });
    expect(space).toBeGreaterThanOrEqual(5);
    for (let stops = 0; stops < 4; stops += 1) await page.keyboard.press('Tab');
    await expect(slider.locator('.slick-active a').last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
    for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('Enter');
    await expect(next).toBeDisabled();
    await expect(next).toBeFocused();
    await context.close();
  });

  test('stands still when it is locked', async ({ page }) => {
    await page.goto(models());
    const slider = carousel(page, 'New faces');
    await stirred(page, () => expect(slider.locator('.slick-track')).toHaveCount(1, SOON));
    await expect(slider.locator('.slick-dots, button')).toHaveCount(0);
    const track = slider.locator('.slick-track');
    const before = await track.getAttribute('style');
    const box = await slider.boundingBox();
    if (!box) throw new Error('the slider is nowhere');
    await page.mouse.move(box.x + box.width * 0.8, box.y + 80);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.2, box.y + 80, { steps: 5 });
    await page.mouse.up();
    expect(await track.getAttribute('style')).toBe(before);
    // Nor does the drag open the model it ended on.
    await expect(page).toHaveURL(models());
  });
});

test.describe('two devices', () => {
  test('bind, block, continue here; then the first is asked', async ({ browser }) => {
    const [first, second] = [
      await device(browser, 'trend@demo.toile.test', 4),
      await device(browser, 'trend@demo.toile.test', 16),
    ];
    const bound = (context: BrowserContext) =>
      context.request
        .get(`${url()}/api/paywall/subscriptions/me`)
        .then(
          async (answer) => ((await answer.json()) as { user_fingerprint: string | null }).user_fingerprint,
        );
    const sections = async (context: BrowserContext) =>
      (await (await context.request.get(ownModels())).text()).split('id="most-seen"').length - 1;
    const one = await visit(first);
    await expect(one.locator('#most-seen')).toBeVisible();
    await expect.poll(() => bound(first)).toMatch(/^[0-9a-f]{40}$/);
    const accepted = await bound(first);
    expect(await kept(one, 'has_subscription')).toBe('true');

    const two = await visit(second);
    await expect(dialog(two)).toBeVisible();
    // It holds the page, and cannot be escaped from; reloading does not help.
    await two.keyboard.press('Escape');
    await two.keyboard.press('Escape');
    await two.keyboard.press('PageDown');
    await two.mouse.wheel(0, 600);
    await expect(dialog(two)).toBeVisible();
    expect(await two.evaluate<number>('scrollY')).toBe(0);
    await two.reload();
    await expect(dialog(two)).toBeVisible();
    expect(await bound(first)).toBe(accepted);
    // Right-click is for the words, not for the page.
    const menus = await two.evaluate<
      boolean[]
    >(`[document.body, document.querySelector('dialog[open] h2')].map(
      (element) => !element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
    )`);
    expect(menus).toEqual([true, false]);
    // By keyboard alone: to the explanation and back, then on.
    await expect(dialog(two).getByRole('button', { name: 'Continue on this device' })).toBeFocused();
    await two.keyboard.press('Tab');
    await two.keyboard.press('Tab');
    await two.keyboard.press('Enter');
    await expect(two.getByRole('heading', { name: 'One device a seat' })).toBeVisible();
    await two.getByRole('button', { name: 'Back' }).press('Enter');
    // Until then nothing of the plan is in its pages.
    expect(await sections(second)).toBe(0);
    await two.getByRole('button', { name: 'Continue on this device' }).press('Enter');
    await expect(two.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => bound(second)).not.toBe(accepted);
    // The page opens without being asked for again.
    await expect(two.locator('#most-seen')).toBeVisible();

    expect(await sections(first)).toBe(0);
    await one.reload();
    await expect(dialog(one)).toBeVisible();
    await one.getByRole('button', { name: 'Get a plan of my own' }).click();
    await expect(one).toHaveURL(/\/en\/(auth\?|premium-memberships)/);
    await first.close();
    await second.close();
  });

  test('do not trouble a team of five', async ({ browser }) => {
    for (const cores of [4, 16]) {
      const context = await device(browser, 'team@demo.toile.test', cores);
      const page = await visit(context);
      await expect.poll(() => kept(page, 'has_subscription')).toBe('true');
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await context.close();
    }
  });

  test('an update of the browser is the same device', async ({ browser }) => {
    const before = await device(browser, 'student@demo.toile.test', 4);
    const old = await visit(before);
    await expect.poll(() => kept(old, 'paywall_user_fingerprint')).toMatch(/^[0-9a-f]{40}$/);
    const accepted = await kept(old, 'paywall_user_fingerprint');
    const updated = await browser.newContext({
      userAgent: CHROME(141),
      storageState: { cookies: await before.cookies(), origins: [] },
    });
    const page = await visit(updated);
    await expect.poll(() => kept(page, 'paywall_user_fingerprint')).toMatch(/^[0-9a-f]{40}$/);
    expect(await kept(page, 'paywall_user_fingerprint')).not.toBe(accepted);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await before.close();
    await updated.close();
  });
});

test('an agency shows its new faces, and with a plan everybody', async ({ page, request, browser }) => {
  const sitemap = await (await request.get(`${url()}/sitemap/agency.xml`)).text();
  const [, slug = ''] = /\/en\/agency\/([^<"]+)/.exec(sitemap) ?? [];
  const cards = 'main article, main a[href*="/en/model/"]';
  await page.goto(`${url()}/en/agency/${slug}`);
  await expect(page.locator('[data-paywall-banner]')).toBeVisible();
  const open = await page.locator(cards).count();
  // Nothing is announced that is not there.
  await expect(page.getByRole('heading', { name: 'New faces' })).toHaveCount(open > 0 ? 1 : 0);
  const editor = await browser.newContext();
  await signIn(editor, 'editor@demo.toile.test');
  const whole = await editor.newPage();
  await whole.goto(`${url()}/en/agency/${slug}`);
  await expect(whole.locator('[data-paywall-banner]')).toHaveCount(0);
  expect(await whole.locator(cards).count()).toBeGreaterThan(open);
  await editor.close();
});

test('listings end after two pages without a plan', async ({ page, browser }) => {
  await page.goto(`${url()}/en/look/search?page=3`);
  await expect(page.locator('[data-paywall-banner]')).toBeVisible();
  await expect(page.locator('main article')).toHaveCount(0);
  const html = await (await page.request.get(`${url()}/en/look/search?page=3`)).text();
  expect(html).not.toContain('data-photo=');
  const editor = await browser.newContext();
  await signIn(editor, 'editor@demo.toile.test');
  const open = await editor.newPage();
  await open.goto(`${url()}/en/look/search?page=3`);
  await expect(open.locator('main [data-page="3"] article')).toHaveCount(24);
  await editor.close();
});
