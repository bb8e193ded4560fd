import { expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { url } from './environment.js';
import { signIn } from './sign-in.js';
import { test } from './test.js';
import { firstLooks } from './visitors.js';

test.use({ colorScheme: 'dark' });

/** What stands on the paper beside the content, or could only be pressed. */
const outside = (page: Page) =>
  page.locator('body > :not(main), main nav, main search, main dialog').filter({ visible: true });

test('a page is printed as its content on white, with nothing to press', async ({ page }) => {
  const [look = ''] = await firstLooks(url(), 1);
  await page.goto(`${url()}/en/look/${look}`);
  const name = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('banner')).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(name).toBeVisible();
  await expect(outside(page)).toHaveCount(0);
  await expect(name).toHaveCSS('color', 'rgb(22, 20, 18)');
});

test('charts are printed whole', async ({ page, context }) => {
  await context.addInitScript({ content: `localStorage.setItem('consent', 'no');` });
  await signIn(context, 'analyst@demo.toile.test');
  await page.goto(`${url()}/en/data/dashboard/home`);
  const chart = page.locator('main figure svg, main [role=img] svg').first();
  await page.locator('main [role=img]').first().scrollIntoViewIfNeeded();
  await expect(chart).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(chart).toHaveAttribute('viewBox', /^0 0 700 \d+$/);
  await page.emulateMedia({ media: 'screen' });
  await expect(chart).not.toHaveAttribute('viewBox');
  await expect(outside(page)).not.toHaveCount(0);
});

/** The text of each sheet. */
async function sheets(page: Page, format: 'A4' | 'Letter'): Promise<string[]> {
  const file = await page.pdf({ format, preferCSSPageSize: false });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: false });
  return text;
}

test('a look is one sheet, of A4 and of Letter, however many words it has', async ({ page }) => {
  const [look = ''] = await firstLooks(url(), 1);
  for (const [locale, format] of [
    ['fr', 'A4'],
    ['zh', 'Letter'],
  ] as const) {
    await page.goto(`${url()}/${locale}/look/${look}`);
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    // Far more than a look of the demo has.
    await page.locator('main ul:has(> li > a[href*="tags="])').evaluate((tags) => {
      const [first] = tags.children;
      while (first && tags.children.length < 40) tags.append(first.cloneNode(true));
    });
    const text = await sheets(page, format);
    expect(text).toHaveLength(1);
    expect(text[0]).toContain(name ?? '?');
    expect(text[0]).toContain('1 / 1');
  }
});

test('figures nobody has scrolled to are printed as tables', async ({ page, context }) => {
  await context.addInitScript({ content: `localStorage.setItem('consent', 'no');` });
  await signIn(context, 'analyst@demo.toile.test');
  const board = `${url()}/en/data/dashboard/home`;
  await page.goto(board);
  const themes = page.locator('[data-figure="themes"]');
  await themes.getByRole('button', { name: 'Table' }).click();
  await expect.poll(() => themes.locator('tbody a').count()).toBeGreaterThan(3);
  const labels = await themes.locator('tbody a').allTextContents();
  const last = await page.locator('[data-figure] > header h2').last().textContent();
  await page.goto(board);
  await expect(themes.locator('[data-chart]')).toBeAttached();
  // As soon as the page's scripts are there. Sheets are counted after the tables are in: the last figure is on one.
  await expect(async () => {
    const text = (await sheets(page, 'A4')).join(' ');
    for (const part of [...labels, last ?? '?']) expect(text).toContain(part);
  }).toPass();
  await expect(themes.locator('svg')).toHaveCount(0);
});
