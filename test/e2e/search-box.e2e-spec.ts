import { expect, type Page } from '@playwright/test';
import { seriousFaults } from './axe.js';
import { url } from './environment.js';
import { openSearchByKey, searchBox } from './search-box.js';
import { MOVING, test } from './test.js';

test.use(MOVING);

const options = (page: Page) => page.getByRole('dialog').getByRole('option');

test('opens on any page by a key, completes the last words, and is led by keys alone', async ({ page }) => {
  for (const path of ['/en', '/en/trends', '/en/street']) {
    await page.goto(url() + path);
    await openSearchByKey(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await openSearchByKey(page);
  await searchBox(page).fill('black trous');
  const trousers = options(page).filter({ hasText: /^black trousers/ });
  await expect(trousers).toBeVisible();
  await expect(trousers.locator('img')).toBeVisible();
  const count = Number((await trousers.locator('small').last().textContent())?.replaceAll(',', ''));
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${url()}/en/look/search?search=black+trousers`);
  await expect(page.getByRole('status').filter({ hasText: /look/ }).first()).toContainText(
    count.toLocaleString('en'),
  );
  // What was searched for stays on this device.
  await openSearchByKey(page);
  await expect(options(page).first()).toContainText('black trousers Recent search');
});

test('speaks French and Chinese', async ({ page }) => {
  await page.goto(`${url()}/fr/news`);
  await openSearchByKey(page);
  await searchBox(page).fill('pantal');
  await expect(
    options(page)
      .filter({ hasText: /^Pantalon/ })
      .first(),
  ).toBeVisible();
  await page.goto(`${url()}/zh/model`);
  await openSearchByKey(page);
  await searchBox(page).fill('裤');
  await options(page).filter({ hasText: '裤' }).first().click();
  await expect(page).toHaveURL(/\/zh\/look\/search\?search=/);
  await expect(page.locator('main [data-page] article').first()).toBeVisible();
});

test('leads straight to a brand, and searches for what was typed by Enter', async ({ page }) => {
  await page.goto(`${url()}/en/look/search`);
  const brand =
    (await page.locator('select[name=designer] option').nth(1).textContent())?.replace(/ \(.*/, '') ?? '';
  await openSearchByKey(page);
  await searchBox(page).fill(brand.slice(0, 6));
  await options(page)
    .filter({ hasText: `${brand} Designer` })
    .click();
  await expect(page).toHaveURL(/\/en\/designer\//);
  await openSearchByKey(page);
  await searchBox(page).fill('velvet without lace');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${url()}/en/look/search?search=velvet+without+lace`);
});

test('fills the screen of a phone, opened by its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto(`${url()}/en/collection/search`);
  await expect(async () => {
    // A dialog that came late lies over the link.
    if (!(await page.getByRole('dialog').isVisible()))
      await page.getByRole('link', { name: 'Search', exact: true }).click({ timeout: 1_000 });
    await expect(searchBox(page)).toBeFocused({ timeout: 1_000 });
  }).toPass();
  expect(await page.getByRole('dialog').boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 780 });
  await searchBox(page).fill('coat');
  await expect(options(page).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(`${url()}/en/look/search?search=coat`);
});

test('is the same field on the listing, which sends itself', async ({ page }) => {
  await page.goto(`${url()}/en/look/search?sort=mixed`);
  const field = page.locator('#search');
  await field.hover();
  await expect(field).toHaveAttribute('aria-haspopup', 'listbox');
  await field.fill('velv');
  await page
    .getByRole('option', { name: /^Velvet/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${url()}/en/look/search?search=velvet&sort=mixed`);
  await expect(page.locator('#search')).toHaveValue('velvet');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the button leads to the listing, whose field works', async ({ page }) => {
    await page.goto(`${url()}/en/news`);
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(`${url()}/en/look/search#search`);
    await page.locator('#search').fill('velvet');
    await page.locator('#search').press('Enter');
    await expect(page).toHaveURL(/\/en\/look\/search\?.*search=velvet/);
  });
});

test('puts looks in the order of who kept them, said in the address', async ({ page }) => {
  await page.goto(`${url()}/fr/look/search`);
  await page.getByLabel('Ordre').selectOption('Les plus gardés');
  await expect(page).toHaveURL(`${url()}/fr/look/search?sort=saved`);
  await expect(page.locator('main [data-page] article').first()).toBeVisible();
  await expect(page.getByLabel('Ordre')).toHaveValue('saved');
});
