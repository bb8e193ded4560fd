import { expect, type Page } from '@playwright/test';
import { seriousFaults } from './axe.js';
import { url } from './environment.js';
import {
  DASHBOARD_PAGES,
  everyPage,
  firstShow,
  newsroomPages,
  OPERATORS_PAGES,
  OWN_PAGES,
} from './every-page.js';
import { test } from './test.js';
import { signIn } from './visitors.js';

const LANGUAGES = ['en', 'es', 'fr', 'it', 'zh'];
const SCHEMES = ['light', 'dark'] as const;
/** So that all workers have some of them. */
const PARTS = [0, 1, 2, 3];
/** What stands around every page is looked at once in each language and scheme. */
const WHOLE_PAGES = LANGUAGES.length * SCHEMES.length;

/**
 * Checks pages, each in one language, the languages and colour schemes taking turns; `test:e2e:long` checks every page in each.
 * @param part of how many; the whole when it is left out
 */
async function checkInTurn(page: Page, paths: readonly string[], part?: number): Promise<void> {
  const faults: Record<string, string[]> = {};
  let errors: string[] = [];
  // Where the browser reads other elements than React wrote, React draws the page a second time.
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const [index, path] of paths.entries()) {
    if (part !== undefined && index % PARTS.length !== part) continue;
    const address = `/${LANGUAGES[index % LANGUAGES.length]}${path}`;
    const colorScheme = SCHEMES[Math.floor(index / LANGUAGES.length) % SCHEMES.length] ?? 'light';
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    errors = [];
    await page.goto(url() + address);
    const found = [...(await seriousFaults(page, { around: index < WHOLE_PAGES })), ...errors];
    if (found.length > 0) faults[address] = found;
  }
  expect(faults).toEqual({});
}

test.describe('axe finds nothing serious, and no script fails,', () => {
  test.describe.configure({ mode: 'parallel', timeout: 600_000 });

  for (const part of PARTS)
    test(`on any page a visitor reads, part ${part + 1} of ${PARTS.length}`, async ({ page }) => {
      await checkInTurn(page, await everyPage(url()), part);
    });

  test('on any page of a member or the dashboard', async ({ page }) => {
    await signIn(page, url(), 'analyst');
    await checkInTurn(page, [...OWN_PAGES, ...DASHBOARD_PAGES]);
  });

  test('on any page of the newsroom', async ({ page }) => {
    await signIn(page, url(), 'editor');
    await checkInTurn(page, newsroomPages(await firstShow(url())));
    await page.context().clearCookies();
    await signIn(page, url(), 'operator');
    await checkInTurn(page, OPERATORS_PAGES);
  });
});
