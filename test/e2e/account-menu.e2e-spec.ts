import { type Browser, expect, type Page } from '@playwright/test';
import { url } from './environment.js';
import { signIn } from './sign-in.js';
import { test } from './test.js';

const menu = (page: Page) => page.locator('header details').filter({ has: page.getByTitle('Your account') });

async function home(browser: Browser, name?: string, viewport = { width: 1280, height: 900 }): Promise<Page> {
  const context = await browser.newContext({ viewport });
  if (name) await signIn(context, `${name}@demo.toile.test`);
  const page = await context.newPage();
  await page.goto(`${url()}/en/look/search`);
  return page;
}

test('leads a visitor to sign in and back, and nobody to what is not theirs', async ({ browser }) => {
  const page = await home(browser);
  await page.getByTitle('Your account').click();
  await expect(menu(page).getByRole('link')).toHaveText(['Sign in']);
  await menu(page).getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/en\/auth\?redirect=%2Fen%2Flook%2Fsearch$/);
  await page.context().close();
});

test('says who is signed in, and leads an editor to the newsroom, by keys alone', async ({ browser }) => {
  const page = await home(browser, 'editor');
  await page.getByTitle('Your account').focus();
  await page.keyboard.press('Enter');
  await expect(menu(page).getByRole('link')).toHaveText([
    'Account',
    'Your moodboards',
    'Feed',
    'Newsroom',
    'Sign out',
  ]);
  await menu(page).getByRole('link', { name: 'Newsroom' }).press('Enter');
  await page.getByRole('main').getByRole('link', { name: 'Vocabulary' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Vocabulary' })).toBeVisible();
  await page.context().close();
});

test('stands in the menu of a phone, and signs out there', async ({ browser }) => {
  const page = await home(browser, 'brand', { width: 390, height: 844 });
  await expect(page.getByTitle('Your account')).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  const own = page.getByRole('navigation', { name: 'Your account' });
  await expect(own.getByRole('link', { name: 'Your collections' })).toBeVisible();
  await own.getByRole('link', { name: 'Sign out' }).click();
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'toile_session'))
    .toBe(false);
  await page.context().close();
});
