import { expect, type Page } from '@playwright/test';
import { url } from './environment.js';
import { test } from './test.js';
import { signIn } from './visitors.js';

/** Between two acts of somebody who is in a hurry. */
const PAUSE_MS = 600;
const LOOKS = 10;

const json = { accept: 'application/json' };
/** The pictures of the board that was changed last. */
async function countOnNewest(page: Page): Promise<{ name: string; count: number }> {
  const answer = await page.request.get(`${url()}/moodboards/list/ajax`, { headers: json });
  const [newest] = ((await answer.json()) as { results: { name: string; count: number }[] }).results;
  return newest ?? { name: '', count: 0 };
}
const pause = (page: Page) => page.waitForTimeout(PAUSE_MS);
async function startAt(page: Page, address: string) {
  await signIn(page, url(), 'team');
  await page.goto(`${url()}${address}`);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.waitForLoadState('networkidle');
}

test.describe('by thumb', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('ten looks of a colour are on a new board in 45 s', async ({ page }) => {
    await startAt(page, '/en/look/search');
    const began = Date.now();
    await page
      .getByRole('button', { name: 'Filters' })
      .or(page.locator('summary', { hasText: 'Filter' }))
      .first()
      .tap();
    await pause(page);
    await page
      .locator('label', { has: page.locator('input[name=colours]') })
      .first()
      .tap();
    await expect(page).toHaveURL(/colours=/);
    await pause(page);
    const cards = page.locator('main article:has([data-save])');
    await cards.first().scrollIntoViewIfNeeded();
    const box = await cards.first().getByRole('img').first().boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await expect(page.getByText('1 selected')).toBeVisible();
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    for (let index = 1; index < LOOKS; index += 1) {
      await pause(page);
      await cards.nth(index).getByRole('link').first().tap();
    }
    await expect(page.getByText(`${LOOKS} selected`)).toBeVisible();
    await pause(page);
    await page.getByRole('button', { name: 'New board' }).tap();
    await expect(page.getByText(/^10 saved on “Selection of /)).toBeVisible();
    const seconds = (Date.now() - began) / 1000;
    console.log(`by thumb: ${seconds.toFixed(1)} s`);
    expect(await countOnNewest(page)).toMatchObject({ count: LOOKS });
    expect(seconds).toBeLessThan(45);
  });
});

test('ten looks of a colour are on a new board in 25 s by keyboard', async ({ page }) => {
  await startAt(page, '/en/look/search');
  const began = Date.now();
  await page.keyboard.press('/');
  await pause(page);
  await page.keyboard.type('blue', { delay: 80 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/blue/);
  const cards = page.locator('main article:has([data-save])');
  const isOn = (index: number) =>
    cards
      .nth(index)
      .getByRole('link')
      .first()
      .evaluate((link) => link === link.ownerDocument.activeElement);
  // Past the header and the filters to the first look, then along the looks.
  let stops = 0;
  const goTo = async (index: number) => {
    for (; !(await isOn(index)); stops += 1) {
      expect(stops).toBeLessThan(120);
      await page.keyboard.press('Tab', { delay: 60 });
    }
  };
  await goTo(0);
  await page.keyboard.press('Shift+Enter');
  await pause(page);
  await goTo(LOOKS - 1);
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByText(`${LOOKS} selected`)).toBeVisible();
  await pause(page);
  await page.keyboard.press('n');
  await expect(page.getByText(/^10 saved on “Selection of /)).toBeVisible();
  const seconds = (Date.now() - began) / 1000;
  console.log(`by keyboard: ${seconds.toFixed(1)} s, ${stops} stops`);
  expect(await countOnNewest(page)).toMatchObject({ count: LOOKS });
  expect(seconds).toBeLessThan(25);
});
