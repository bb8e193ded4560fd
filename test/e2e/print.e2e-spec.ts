import { expect, type Page, test } from '@playwright/test';
import { signIn } from './sign-in.js';
import { firstLooks } from './visitors.js';

const url = () => process.env.TOILE_URL ?? '';
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
  await page.goto(`${url()}/en/data/dashboard/trends`);
  const chart = page.locator('main figure svg, main [role=img] svg').first();
  await page.locator('main [role=img]').first().scrollIntoViewIfNeeded();
  await expect(chart).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(chart).toHaveAttribute('viewBox', /^0 0 700 \d+$/);
  await page.emulateMedia({ media: 'screen' });
  await expect(chart).not.toHaveAttribute('viewBox');
  await expect(outside(page)).not.toHaveCount(0);
});
