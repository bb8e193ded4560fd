import { expect, test } from '@playwright/test';
import { url } from './environment.js';
import { firstLooks, signIn } from './visitors.js';

test('the picture opens over the page, is enlarged and moved by keys, and Escape leaves', async ({
  page,
}) => {
  const [slug] = await firstLooks(url(), 1);
  await page.goto(`${url()}/en/look/${slug}`);
  await page.getByRole('button', { name: 'Refuse' }).click();
  const opening = page.getByRole('link', { name: 'Open the picture in full size' });
  await opening.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // No other page is on its way.
  await expect(page.locator('[data-going]')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Larger' }).click();
  const field = dialog.locator('[data-large]');
  const top = () => field.evaluate((element) => element.scrollTop);
  await field.getByRole('button').focus();
  const before = await top();
  await page.keyboard.press('ArrowDown');
  await expect.poll(top).toBeGreaterThan(before);
  // The arrow keys belong to the picture now, not to the show.
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${url()}/en/look/${slug}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opening).toBeFocused();
});

test('the viewer goes from look to look by keys, and is closed on the one it came to', async ({ page }) => {
  const looks = await firstLooks(url(), 4);
  await page.goto(`${url()}/en/look/${looks[0]}`);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.getByRole('link', { name: 'Open the picture in full size' }).click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('button').locator('img[alt]:not([alt=""])');
  const first = await picture.getAttribute('src');
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowRight', { delay: 150 });
  await expect(page).toHaveURL(`${url()}/en/look/${looks[3]}`);
  await expect(dialog).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).not.toHaveURL(`${url()}/en/look/${looks[3]}`);
  await expect(dialog).toBeHidden();
});

test('Share copies the address without what came with it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [slug] = await firstLooks(url(), 1);
  await page.goto(`${url()}/en/look/${slug}?utm_source=letter`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('The address is copied.')).toBeVisible();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(`${url()}/en/look/${slug}`);
});

test('the shop link says which look led there and that it is paid for', async ({ page }) => {
  const [slug] = await firstLooks(url(), 1);
  await page.goto(`${url()}/en/look/${slug}`);
  const link = page.getByRole('link', { name: /^Shop / });
  await expect(link).toHaveAttribute('rel', /sponsored/);
  expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('utm_content')).toBe(slug);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger across the picture turns the looks, one that scrolls does not', async ({ page }) => {
    const [first, second] = await firstLooks(url(), 2);
    await page.goto(`${url()}/en/look/${first}`);
    await page.getByRole('button', { name: 'Refuse' }).click();
    const client = await page.context().newCDPSession(page);
    const drag = async (dx: number, dy: number) => {
      const [x, y] = [280, 400];
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await client.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: x + dx, y: y + dy }],
      });
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await drag(-20, -150);
    await page.waitForTimeout(500);
    await expect(page).toHaveURL(`${url()}/en/look/${first}`);
    await page.evaluate<void>('scrollTo(0, 0)');
    await drag(-160, 4);
    await expect(page).toHaveURL(`${url()}/en/look/${second}`);
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
  const comeOut = async (position: number) => {
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
      show_date: new Date().toISOString(),
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
  // Other tests expect the demo's own shows.
  await editor.request.post(`${url()}/api/editor/collections/${show}/withdraw`, { headers, data: {} });
  await editor.context().close();
});
