import { expect, type Page, test } from '@playwright/test';
import { url } from './environment.js';

const chips = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('link');
const search = async (page: Page, language: string, text: string) => {
  await page.goto(`${url()}/${language}/look/search?search=${encodeURIComponent(text)}`);
  await page.locator('main [data-page] article').first().waitFor();
};

test('says in each language what was understood, and takes a part away', async ({ page }) => {
  await search(page, 'en', 'trousers without lace');
  await expect(chips(page, 'Active filters')).toContainText(['Trousers', 'without Lace']);
  await chips(page, 'Active filters').filter({ hasText: 'without Lace' }).click();
  await expect(page).toHaveURL(`${url()}/en/look/search?search=trousers`);
  await search(page, 'fr', 'pantalons ou jupes');
  await expect(page.getByRole('link', { name: /Pantalon/ }).first()).toBeVisible();
  await search(page, 'zh', '裤子');
  await expect(page.getByRole('link', { name: /长裤/ }).first()).toBeVisible();
});

test('names what it does not understand, and what fewer words would find', async ({ page }) => {
  await page.goto(`${url()}/en/look/search?search=trousers+xylophone`);
  await expect(page.getByText('Not understood, so looked for in descriptions: “xylophone”.')).toBeVisible();
  await page.getByRole('link', { name: /^Without “xylophone”: \d+ looks?$/ }).click();
  await expect(page).toHaveURL(`${url()}/en/look/search?search=trousers`);
  await expect(page.locator('main [data-page] article').first()).toBeVisible();
});

test('puts looks in the order of the address, and finds collections and models by filters that send themselves', async ({
  page,
}) => {
  await page.goto(`${url()}/en/look/search`);
  await page.getByLabel('Order').selectOption('mixed');
  await expect(page).toHaveURL(`${url()}/en/look/search?sort=mixed`);
  await expect(page.locator('main [data-page] article').first()).toBeVisible();
  await expect(page.getByLabel('Order')).toHaveValue('mixed');
  await page.goto(`${url()}/fr/collection/search?search=pantalons`);
  await expect(page.getByRole('link', { name: /Pantalon/ }).first()).toBeVisible();
  await expect(page.locator('main [data-page] article').first()).toBeVisible();
  await page.goto(`${url()}/en/model/search`);
  await page.locator('select[name=gender]').selectOption('woman');
  // No empty field is sent.
  await expect(page).toHaveURL(`${url()}/en/model/search?gender=woman`);
});

test('sends a filter that was chosen before the page’s scripts had run', async ({ page }) => {
  let run = () => {};
  const held = new Promise<void>((resolve) => (run = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${url()}/en/model/search`, { waitUntil: 'commit' });
  await page.locator('select[name=gender]').selectOption('woman');
  run();
  await expect(page).toHaveURL(`${url()}/en/model/search?gender=woman`);
  await expect(page.locator('select[name=gender]')).toHaveValue('woman');
  // And back is where the reader came from, not sent on again.
  await page.goBack();
  await expect(page).toHaveURL(`${url()}/en/model/search`);
  await expect(page.locator('select[name=gender]')).toHaveValue('');
});
