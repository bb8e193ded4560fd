import { expect, type Page } from '@playwright/test';
import { seriousFaults } from './axe.js';
import { boardOf } from './boards.js';
import { url } from './environment.js';
import { MOVING, test } from './test.js';
import { firstLooks, signIn } from './visitors.js';

/** So long after one key or swipe a reader in a hurry makes the next. */
const HURRY_MS = 150;
const opening = (page: Page) => page.getByRole('link', { name: 'Open the picture in full size' });
const dialogOf = (page: Page) => page.getByRole('dialog');
const isAt = (page: Page, position: number) =>
  expect(dialogOf(page).getByText(new RegExp(`^${position} of \\d+$`))).toBeVisible();
/** Where the enlarged picture lies on the screen. */
const placeOf = async (page: Page) => {
  const box = await dialogOf(page).locator('.pswp__item[aria-hidden=false] .pswp__img').last().boundingBox();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
};

test.use({ ...MOVING, pictures: true });

test('the viewer loses no key, enlarges to the size of the plan, saves, and going back returns to the list', async ({
  page,
}) => {
  // Of several seats: no other test's browser keeps it from what the plan opens.
  await signIn(page, url(), 'team');
  await boardOf(page.request, 'From the taxi', []);
  const looks = await firstLooks(url(), 12);
  await page.goto(`${url()}/en/look/search`);
  // What lies over the page until it is answered comes first, after the way past the header.
  await expect(page.getByRole('button', { name: 'Refuse' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Refuse' })).toBeFocused();
  await page.keyboard.press('Enter');
  const card = page.locator(`main a[href="/en/look/${looks[0]}"]`).first();
  await card.click();
  const file = page.locator('main').getByRole('link', { name: 'Download', exact: true });
  await expect(file).toHaveAttribute('data-download', looks[0] ?? '');
  await expect(file).toHaveAttribute('href', /\/cdn\/zoom_2000\//);
  await opening(page).click();
  await isAt(page, 1);
  for (let times = 0; times < 8; times += 1) await page.keyboard.press('ArrowRight', { delay: HURRY_MS });
  await isAt(page, 9);
  await expect(page).toHaveURL(`${url()}/en/look/${looks[8]}`);
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowLeft', { delay: HURRY_MS });
  await isAt(page, 6);

  // Enlarged, the arrows move the picture; past its edge they turn, and what comes is enlarged too.
  const whole = await placeOf(page);
  // Drawing the largest size may take long on a busy machine: that it is asked for is what counts here.
  const sharp = page.waitForRequest(/\/cdn\/zoom_2000\//);
  await page.keyboard.press('z');
  await expect.poll(async () => (await placeOf(page)).width).toBeGreaterThan(whole.width * 2);
  await sharp;
  const { y } = await placeOf(page);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await placeOf(page)).y).toBeLessThan(y);
  await isAt(page, 6);
  // This one is no wider than the screen: there is nothing more of it to the side.
  await page.keyboard.press('ArrowRight');
  await isAt(page, 7);
  expect((await placeOf(page)).width).toBeGreaterThan(whole.width * 2);
  await page.keyboard.press('z');

  // Pictures are drawn when they are first asked for, which takes all of a browser's connections on a busy machine.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('s');
  const save = dialogOf(page).getByRole('button', { name: 'Save', exact: true });
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await dialogOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('i');
  const details = page.getByRole('complementary', { name: 'Details' });
  await expect(details.getByRole('heading', { name: 'In this picture' })).toBeVisible();
  const board = await details
    .getByRole('listitem')
    .filter({ has: page.locator('button') })
    .first()
    .innerText();
  await page.keyboard.press('1');
  const name = board.replace(/^1\s*/, '');
  await expect(dialogOf(page).getByText(`Saved on “${name}”.`)).toBeVisible();
  // The file is counted as downloaded by its mark.
  await expect(details.locator('a[data-download]')).toHaveAttribute('href', /\/cdn\/zoom_2000\//);
  // Escape takes away what was opened last, and the viewer stays.
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(dialogOf(page)).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);

  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(`${url()}/en/look/${looks[6]}`);
  // The page has become that of the picture.
  await expect(page.locator('main').getByText(/^Look 7 of \d+$/)).toBeVisible();
  await expect(opening(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/look\/search/);
  await expect(card).toBeInViewport();
  // What was saved in the viewer is filled here.
  const marks = page.locator(`main [data-save="look:${looks[6]}"]`);
  await expect(marks.first()).toHaveAttribute('aria-pressed', 'true');
});

test('a picture’s page that was opened by its link becomes that of the picture the viewer is closed on', async ({
  page,
}) => {
  const looks = await firstLooks(url(), 3);
  await page.goto(`${url()}/en/look/${looks[0]}`);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await opening(page).click();
  await isAt(page, 1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await isAt(page, 3);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator('main').getByText(/^Look 3 of \d+$/)).toBeVisible();
  await expect(page).toHaveURL(`${url()}/en/look/${looks[2]}`);
});

test('Share copies the address without what came with it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [slug] = await firstLooks(url(), 1);
  await page.goto(`${url()}/en/look/${slug}?utm_source=letter`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('The address is copied.')).toBeVisible();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(`${url()}/en/look/${slug}`);
});

test('the shop link says which look led there and that it is paid for, and counts; files come with a plan', async ({
  page,
  context,
}) => {
  const [slug] = await firstLooks(url(), 1);
  await page.goto(`${url()}/en/look/${slug}`);
  const link = page.getByRole('link', { name: /^Shop / });
  await expect(link).toHaveAttribute('rel', /sponsored/);
  expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('utm_content')).toBe(slug);
  await context.route(/vale|example/, (route) => route.abort());
  const counted = page.waitForRequest((request) => request.url().endsWith('/api/affiliation/purchase'));
  await link.click();
  expect((await counted).postDataJSON()).toMatchObject({
    event: 'shop',
    uri: await link.getAttribute('href'),
  });
  const plans = page.locator('main').getByRole('link', { name: 'Download with a plan' });
  await expect(plans).toHaveAttribute('href', '/en/premium-memberships');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a picture follows the finger, no swipe is lost, two fingers enlarge; on the page a swipe turns too', async ({
    page,
  }) => {
    const [first, second] = await firstLooks(url(), 2);
    await page.goto(`${url()}/en/look/${first}`);
    await page.getByRole('button', { name: 'Refuse' }).click();
    const client = await page.context().newCDPSession(page);
    type Where = { x: number; y: number };
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Where[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints });
    const drag = async (dx: number, dy: number) => {
      const [x, y] = [280, 400];
      await touch('touchStart', { x, y });
      for (const part of [0.3, 0.7, 1]) await touch('touchMove', { x: x + dx * part, y: y + dy * part });
      await touch('touchEnd');
    };
    await drag(-20, -150);
    // A finger that comes while the page still glides stops it, and does no more.
    await expect
      .poll(async () => {
        const before = await page.evaluate(() => scrollY);
        await page.waitForTimeout(HURRY_MS);
        return before > 0 && before === (await page.evaluate(() => scrollY));
      })
      .toBe(true);
    await page.evaluate<void>('scrollTo(0, 0)');
    await expect(page).toHaveURL(`${url()}/en/look/${first}`);
    await drag(-160, 4);
    await expect(page).toHaveURL(`${url()}/en/look/${second}`);

    // The address is there a moment before its picture.
    await expect(opening(page).getByRole('img')).toHaveAttribute('alt', /look 2$/);
    await opening(page).tap();
    await isAt(page, 2);
    const { x } = await placeOf(page);
    await touch('touchStart', { x: 200, y: 400 });
    for (const left of [20, 50, 80]) await touch('touchMove', { x: 200 - left, y: 400 });
    await expect.poll(async () => (await placeOf(page)).x - x).toBeLessThan(-50);
    // It is led back, rests, and is let go where it came from.
    for (const left of [60, 40, 30]) await touch('touchMove', { x: 200 - left, y: 400 });
    await page.waitForTimeout(HURRY_MS);
    await touch('touchEnd');
    await expect.poll(async () => Math.abs((await placeOf(page)).x - x)).toBeLessThan(2);
    await isAt(page, 2);
    const began = Date.now();
    for (let times = 0; times < 6; times += 1) {
      await drag(-120, 5);
      // As far apart as a hurried thumb makes them, and no further.
      await page.waitForTimeout(Math.max(0, began + (times + 1) * HURRY_MS - Date.now()));
    }
    await isAt(page, 8);

    const whole = await placeOf(page);
    await touch('touchStart', { x: 180, y: 400 }, { x: 210, y: 400 });
    for (const apart of [40, 80, 120])
      await touch('touchMove', { x: 180 - apart, y: 400 }, { x: 210 + apart, y: 400 });
    await touch('touchEnd');
    await expect.poll(async () => (await placeOf(page)).width).toBeGreaterThan(whole.width * 1.5);
    const { y } = await placeOf(page);
    await drag(0, 120);
    await expect.poll(async () => (await placeOf(page)).y).toBeGreaterThan(y + 20);
    await isAt(page, 8);
  });
});

test('looks of a live show appear as they come out, without reloading', async ({
  page,
  request,
  browser,
}) => {
  const editor = await (await browser.newContext()).newPage();
  await signIn(editor, url(), 'editor');
  const answer = await request.get(`${url()}/look/search`, { headers: { accept: 'application/json' } });
  const [model] = ((await answer.json()) as { results: Record<string, never>[] }).results;
  const show = 'a-show-on-now';
  const token = await editor.request.post(`${url()}/api/security/generate-csrf-token`, {
    headers: { origin: url() },
    data: { id: 'api' },
  });
  const headers = { origin: url(), 'x-csrf-token': (await token.json()).token };
  const comeOut = async (position: number, show_date = new Date()) => {
    const { designer, season, type, city, image_filename, width, height } = model ?? {};
    const look = {
      slug: `${show}-look-${position}`,
      position,
      tags: [],
      models: [],
      image_filename,
      width,
      height,
      thumbhash: null,
      colours: [],
      description: '',
    };
    const facts = {
      designer,
      season,
      type,
      city,
      show_date: show_date.toISOString(),
      title: '',
      live: true,
    };
    const put = await editor.request.put(`${url()}/api/editor/collections/${show}`, {
      headers,
      data: { facts, looks: [look], publish: true },
    });
    expect(put.status(), await put.text()).toBe(200);
  };
  await comeOut(1);
  await page.goto(`${url()}/en/live/${show}`);
  const out = page.locator('main article');
  await expect(out).toHaveCount(1);
  await comeOut(2);
  await expect(out).toHaveCount(2);
  await expect(page.getByText('Look 2 has come out.')).toBeAttached();
  const numbers = () =>
    out.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-photo')?.split('-').at(-1)));
  // Lost while the page is drawn anew, it is drawn when the connection is back; the browser's own error is not the reader's page.
  await page.evaluate(() => Object.assign(window, { isStillOpen: true }));
  await page.route(
    ({ searchParams }) => searchParams.has('_rsc'),
    (route) => route.abort('internetdisconnected'),
    { times: 1 },
  );
  await comeOut(3);
  await expect(out).toHaveCount(3);
  expect(await page.evaluate(() => 'isStillOpen' in window)).toBe(true);
  // What comes while the reader is in a tunnel is there afterwards, the newest first, and each once.
  await page.context().setOffline(true);
  await expect(page.getByText('Connection lost. Reconnecting…')).toBeVisible();
  await comeOut(5);
  await comeOut(4);
  await page.context().setOffline(false);
  await expect(page.getByText('Reconnected. Nothing was missed.')).toBeVisible();
  await expect.poll(numbers).toEqual(['4', '5', '3', '2', '1']);
  // Once it is over it is played again, at its own pace.
  await comeOut(6, new Date(Date.now() - 3 * 3_600_000));
  await page.goto(`${url()}/en/live/${show}`);
  await page.getByRole('button', { name: 'Play the show again' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect.poll(numbers).toEqual(['1']);
  await page.getByRole('slider', { name: 'Moment of the show' }).press('End');
  await expect.poll(numbers).toEqual(['6', '4', '5', '3', '2', '1']);
  // Other tests expect the demo's own shows.
  await editor.request.post(`${url()}/api/editor/collections/${show}/withdraw`, { headers, data: {} });
  await editor.context().close();
});
