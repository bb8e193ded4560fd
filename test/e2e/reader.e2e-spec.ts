import { expect } from '@playwright/test';
import { seriousFaults } from './axe.js';
import { url } from './environment.js';
import { MOVING, test } from './test.js';
import { firstLooks, signIn } from './visitors.js';

test.use(MOVING);

const json = { accept: 'application/json' };

test('a visitor follows a brand by signing in, a search by a tap, and finds both in the feed', async ({
  page,
}) => {
  const [slug = ''] = await firstLooks(url(), 1);
  const answer = await page.request.get(`${url()}/look/${slug}`, { headers: json });
  const { look } = (await answer.json()) as { look: { designer: { slug: string; name: string } } };
  const { designer } = look;
  await page.goto(`${url()}/en/designer/${designer.slug}`);
  await page.getByRole('button', { name: 'Refuse' }).click();
  // Womenswear and menswear stand apart.
  await expect(
    page.getByRole('heading', { level: 2, name: /^(Womenswear|Menswear)$/ }).first(),
  ).toBeAttached();
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.waitForURL(/\/en\/auth\?/);
  await page.getByLabel('E-mail').first().fill('trend@demo.toile.test');
  await page.getByLabel('Password').first().fill('toile-demo-2026');
  await page.getByLabel('Password').first().press('Enter');
  await expect(page.getByText(`You follow “${designer.name}” now.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true');

  await page.goto(`${url()}/en/look/search?type=woman&tags=denim`);
  await page.getByRole('button', { name: 'Follow this search' }).click();
  await expect(page.getByText('New looks of this search will stand on your feed.')).toBeVisible();

  await page.goto(`${url()}/en/user/feed`);
  await expect(page.getByRole('heading', { level: 2, name: designer.name })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Womenswear · Denim' })).toBeVisible();
  await page.getByRole('checkbox', { name: /by mail/ }).check();
  await expect(page.getByText('You will be told in the morning')).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  // The same by its button, where it is listed.
  await page.getByRole('button', { name: 'Following' }).first().click();
  await expect(
    page
      .getByRole('button', { name: 'Follow', exact: true })
      .or(page.getByRole('button', { name: 'Follow this search' })),
  ).toBeVisible();
  const { results } = (await (await page.request.get(`${url()}/api/follows`, { headers: json })).json()) as {
    results: object[];
  };
  expect(results).toHaveLength(1);
});

test('looks put aside stay at the foot of every page, and stand side by side with what sets them apart', async ({
  page,
}) => {
  const looks = await firstLooks(url(), 3);
  const tray = page.getByRole('complementary', { name: 'To compare' });
  await page.goto(`${url()}/en/look/${looks[0]}`);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(tray.getByRole('img')).toHaveCount(1);
  await page.getByRole('link', { name: 'Open the picture in full size' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Compare' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // Kept by the browser, whichever page comes next. What is closed goes back in the history, which would end this navigation.
  await expect(() => page.goto(`${url()}/en/collection/search`)).toPass();
  await expect(tray.getByRole('img')).toHaveCount(2);
  await tray.getByRole('link', { name: 'Compare 2' }).click();
  await expect(page).toHaveURL(`${url()}/en/compare?looks=${looks[0]},${looks[1]}`);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  // What is compared is in nobody's way: the tray is at the end of this page.
  await expect(tray).toHaveCSS('position', 'static');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await tray.getByRole('button', { name: 'Clear' }).click();
  await expect(tray).toBeHidden();
  // What is no look is left out, and one alone is compared with nothing.
  await page.goto(`${url()}/en/compare?looks=${looks[2]},no-such-look`);
  await expect(page.getByText('Choose two to six looks')).toBeVisible();
});

test('six looks stand side by side on a desktop, two on a phone', async ({ page }) => {
  const looks = await firstLooks(url(), 6);
  await page.goto(`${url()}/en/compare?looks=${looks.join(',')}`);
  await expect(page.getByRole('columnheader')).toHaveCount(6);
  const hidden = () =>
    page.getByRole('table').evaluate(({ parentElement: frame }) => {
      return frame ? frame.scrollWidth - frame.clientWidth : null;
    });
  expect(await hidden()).toBe(0);
  // As two do on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url()}/en/compare?looks=${looks.slice(0, 2).join(',')}`);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  expect(await hidden()).toBe(0);
});

test('shows can be had by calendar programs, of a season, a city or a designer', async ({ request }) => {
  const list = await request.get(`${url()}/look/search`, { headers: json });
  const [look] = (
    (await list.json()) as { results: Record<'designer' | 'season' | 'type' | 'city', { slug: string }>[] }
  ).results;
  const feed = async (query: Record<string, string> | [string, string][]) => {
    const answer = await request.get(`${url()}/en/live/shows.ics?${new URLSearchParams(query)}`);
    return { status: answer.status(), text: await answer.text(), type: answer.headers()['content-type'] };
  };
  const season = { type: look?.type.slug ?? '', season: look?.season.slug ?? '' };
  const all = await feed(season);
  expect(all.type).toBe('text/calendar; charset=utf-8');
  const events = (text: string) => text.split('BEGIN:VEVENT').length - 1;
  expect(events(all.text)).toBeGreaterThan(0);
  const inCity = await feed({ ...season, city: look?.city.slug ?? '' });
  expect(events(inCity.text)).toBeLessThanOrEqual(events(all.text));
  expect(
    inCity.text
      .match(/^LOCATION:.*$/gm)
      ?.every((line) => line.startsWith(inCity.text.match(/LOCATION:[^\r]*/)?.[0] ?? '-')),
  ).toBe(true);
  expect(events((await feed({ designer: look?.designer.slug ?? '' })).text)).toBeGreaterThan(0);
  expect(events((await feed({ city: look?.city.slug ?? '' })).text)).toBeGreaterThanOrEqual(
    events(inCity.text),
  );
  const designers = (await (await request.get(`${url()}/api/collections`)).json()) as {
    results: { designer: { slug: string } }[];
  };
  const other =
    designers.results.find(({ designer }) => designer.slug !== look?.designer.slug)?.designer.slug ?? '';
  const ofTwo = await feed([
    ['designer', look?.designer.slug ?? ''],
    ['designer', other],
    ['designer', 'gone'],
  ]);
  expect(new Set(ofTwo.text.match(/^SUMMARY:[^,\\]*/gm))).toHaveProperty('size', 2);
  // Nothing named: the seasons of now, which go on by themselves.
  const ofNow = await feed({});
  expect(ofNow.status).toBe(200);
  expect(events(ofNow.text)).toBeGreaterThanOrEqual(events(all.text));
  expect(events((await feed({ type: season.type })).text)).toBeLessThanOrEqual(events(ofNow.text));
  expect((await feed({ season: 'no-such-season' })).status).toBe(404);
  expect((await feed({ city: 'nowhere' })).status).toBe(404);
  expect((await feed({ designer: 'nobody-at-all' })).status).toBe(404);
});

test('many pictures are picked by shift or by a finger that rests, saved at once and undone', async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 834, height: 1112 } });
  const page = await context.newPage();
  await signIn(page, url(), 'team');
  const looks = await firstLooks(url(), 5);
  await page.goto(`${url()}/en/look/search`);
  await page.getByRole('button', { name: 'Refuse' }).click();
  const card = (index: number) => page.locator(`main article:has([data-save="look:${looks[index]}"])`);
  // What picks is loaded once somebody stirs.
  await page.mouse.move(5, 300);
  await expect(async () => {
    await card(0)
      .getByRole('link')
      .click({ modifiers: ['Shift'] });
    await expect(page.getByText('1 selected')).toBeVisible({ timeout: 500 });
  }).toPass();
  await card(3)
    .getByRole('link')
    .click({ modifiers: ['Shift'] });
  await expect(page.getByText('4 selected')).toBeVisible();
  await expect(page).toHaveURL(/\/look\/search$/);
  // A finger takes one in by resting, and out by a tap.
  await card(1).getByRole('link').tap();
  await expect(page.getByText('3 selected')).toBeVisible();
  await card(1).scrollIntoViewIfNeeded();
  const box = await card(1).getByRole('img').boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const client = await context.newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await expect(page.getByText('4 selected')).toBeVisible();
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByText('4 selected')).toBeVisible();
  const bar = page.getByRole('region', { name: '4 selected' });
  const counted = page.waitForRequest(/\/api\/tts\/photos\/look_search\.en\/download$/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('link', { name: 'Download', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^toile-.+\.zip$/);
  expect((await counted).postData()).toContain('count=4');
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^4 saved on “/)).toBeVisible();
  await expect(card(2).locator('[data-save]')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(2).locator('[data-save]')).not.toHaveAttribute('aria-pressed', 'true');
  // A rectangle drawn from beside the cards, over two of them.
  await card(0).scrollIntoViewIfNeeded();
  const [left, right] = [await card(0).boundingBox(), await card(1).boundingBox()];
  const y0 = (left?.y ?? 0) + (left?.height ?? 0) / 2;
  await page.mouse.move((left?.x ?? 0) - 6, y0);
  await page.mouse.down();
  await page.mouse.move((left?.x ?? 0) + 20, y0 + 20, { steps: 3 });
  await page.mouse.move((right?.x ?? 0) + 30, y0 + 40, { steps: 3 });
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('2 selected')).toBeVisible();
  // Shared on a board of their own.
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copy the address' })).toBeVisible();
  // By its key on a board of their own, which ends picking.
  await page.keyboard.press('n');
  await expect(page.getByText(/^2 saved on “Selection of /)).toBeVisible();
  await expect(page.getByText('2 selected')).toBeHidden();
  await context.close();
});
