import { expect } from '@playwright/test';
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

for (const locale of ['en', 'es', 'fr', 'it', 'zh'])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing serious on any page in ${locale}, ${colorScheme}`, async ({ page }) => {
      test.setTimeout(900_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const faults: Record<string, string[]> = {};
      const check = async (path: string) => {
        await page.goto(`${url()}/${locale}${path}`);
        const found = await seriousFaults(page);
        if (found.length > 0) faults[path] = found;
      };
      for (const path of await everyPage(url())) await check(path);
      await signIn(page, url(), 'analyst');
      for (const path of [...OWN_PAGES, ...DASHBOARD_PAGES]) await check(path);
      await page.context().clearCookies();
      await signIn(page, url(), 'editor');
      for (const path of newsroomPages(await firstShow(url()))) await check(path);
      await page.context().clearCookies();
      await signIn(page, url(), 'operator');
      for (const path of OPERATORS_PAGES) await check(path);
      expect(faults).toEqual({});
    });
