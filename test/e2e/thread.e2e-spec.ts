import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { url } from './environment.js';
import { test } from './test.js';
import { firstLooks, mostViewedLooks, openLook, unopenedLooks } from './visitors.js';

/** A figure needs ten visitors before it is shown, so ten others look first. */
async function tenVisitors(looks: string[]): Promise<void> {
  for (const look of looks) {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => openLook(url(), look, `visitor-${look}-${i}`)),
    );
    expect(answers).toEqual(Array(10).fill(204));
  }
}
const viewersOf = async (look: string) =>
  (await mostViewedLooks(url())).find((row) => row.look === look)?.value ?? null;

test('three looks opened in a browser move the dashboard within two seconds', async ({ page }) => {
  const looks = await unopenedLooks(url(), 3);
  await tenVisitors(looks);
  for (const look of looks) await expect.poll(() => viewersOf(look), { timeout: 10_000 }).toBe(10);

  await page.goto(`${url()}/en`);
  await page.getByRole('button', { name: /accept/i }).click();
  for (const look of looks) {
    const beacon = page.waitForResponse((response) => response.url().includes(`/api/tts/media/${look}`));
    await page.goto(`${url()}/en/look/${look}`);
    expect((await beacon).status()).toBe(204);
  }
  const answered = Date.now();
  await expect.poll(() => viewersOf(looks[2] ?? ''), { timeout: 5_000, intervals: [50] }).toBe(11);
  expect(Date.now() - answered).toBeLessThan(2_000);
  for (const look of looks) expect(await viewersOf(look)).toBe(11);

  await page.goto(`${url()}/en/data/dashboard/home`);
  await expect(page.getByRole('heading', { name: /most viewed looks/i }).first()).toBeVisible();
  await expect(page.locator(`a[href$="/look/${looks[0]}"]`).first()).toBeVisible();
});

test('a beacon sent again with its id counts once', async () => {
  const [look = ''] = await unopenedLooks(url(), 7);
  await tenVisitors([look]);
  const id = randomUUID();
  for (let again = 0; again < 5; again += 1)
    expect(await openLook(url(), look, 'the-eleventh', id)).toBe(204);
  await expect.poll(() => viewersOf(look)).toBe(11);
});

test('notts in the address sends nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/api/tts/') && sent.push(request.url()));
  const [look = ''] = await firstLooks(url(), 1);
  await page.goto(`${url()}/en/look/${look}?notts`);
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
});

test('an unknown look is a 404 page in the reader’s language', async ({ page }) => {
  const response = await page.goto(`${url()}/fr/look/no-such-look`);
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
