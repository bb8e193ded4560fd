import { expect, type Page, test } from '@playwright/test';
import { seriousFaults } from './axe.js';
import { url } from './environment.js';
import { DASHBOARD_PAGES, everyPage, OWN_PAGES } from './every-page.js';
import { signIn } from './visitors.js';

const LANGUAGES = ['en', 'es', 'fr', 'it', 'zh'];

/** Checks each page in one language, the languages taking turns; `test:e2e:long` checks every page in each. */
async function checkInTurn(page: Page, paths: readonly string[]): Promise<void> {
  // Pictures change nothing axe looks at, and take most of the time.
  await page.route('**/cdn/**', (route) => route.abort());
  const faults: Record<string, string[]> = {};
  for (const [index, path] of paths.entries()) {
    const address = `/${LANGUAGES[index % LANGUAGES.length]}${path}`;
    await page.emulateMedia({ colorScheme: index % 2 ? 'dark' : 'light', reducedMotion: 'reduce' });
    await page.goto(url() + address);
    const found = await seriousFaults(page);
    if (found.length > 0) faults[address] = found;
  }
  expect(faults).toEqual({});
}

test.describe('axe finds nothing serious', () => {
  test.setTimeout(600_000);

  test('on any page a visitor reads', async ({ page }) => {
    await checkInTurn(page, await everyPage(url()));
  });

  test('on any page of a member or the dashboard', async ({ page }) => {
    await signIn(page, url(), 'analyst');
    await checkInTurn(page, [...OWN_PAGES, ...DASHBOARD_PAGES]);
  });
});
