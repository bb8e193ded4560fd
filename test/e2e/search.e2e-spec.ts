import { expect, type Page } from '@playwright/test';
import { url } from './environment.js';
import { openSearchByKey, searchBox } from './search-box.js';
import { test } from './test.js';

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

test('reads values of an address that the catalogue does not have as words', async ({ page }) => {
  await page.goto(`${url()}/en/look/search?colours=rouge&city=Milano&type=woman`);
  await expect(page).toHaveURL(`${url()}/en/look/search?search=Milano+rouge&type=woman`);
  await expect(chips(page, 'Active filters')).toContainText(['Milan', 'Red', 'Womenswear']);
});

test('names what it does not understand, and what fewer words would find', async ({ page }) => {
  await page.goto(`${url()}/en/look/search?search=trousers+xylophone`);
  await expect(page.getByText('Not understood, so looked for in descriptions: “xylophone”.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Nothing has all of it' })).toContainText(
    '“trousers”',
  );
  await expect(page.locator('main [data-page] article').first()).toBeVisible();
  await page.getByRole('link', { name: /^Without “xylophone”: \d+ looks?$/ }).click();
  await expect(page).toHaveURL(`${url()}/en/look/search?search=trousers`);
  await expect(page.locator('main [data-page] article').first()).toBeVisible();
});

test('says back only the beginning of a text that nobody reads, and stays as wide as the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const text of ['x'.repeat(4_000), `${'معطف'.repeat(30)} ${'👗'.repeat(40)}`]) {
    await page.goto(`${url()}/en/look/search?search=${encodeURIComponent(text)}`);
    await expect(page.getByText('…').first()).toBeVisible();
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await tooWide()).toBeLessThanOrEqual(0);
  }
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

test('suggestions that change move nothing of the page', async ({ page }) => {
  // As browsers count it for Core Web Vitals.
  await page.addInitScript(`window.shifted = 0; new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });`);
  await page.route('**/api/autocomplete/tag?search=sil**', async (route) => {
    // Late enough to be nobody's answer to a key.
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.setViewportSize({ width: 412, height: 915 });
  await page.goto(`${url()}/en/look/search`);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('combobox', { name: 'Tags' }).click();
  const suggested = page.getByRole('listbox', { name: 'Tags' }).getByRole('option');
  await expect(suggested.first()).toBeVisible();
  await page.waitForTimeout(600);
  const before = await page.evaluate<number>('shifted');
  const answered = page.waitForResponse(/autocomplete\/tag\?search=sil&/);
  await page.keyboard.type('sil');
  await (await answered).finished();
  await page.waitForTimeout(600);
  expect((await page.evaluate<number>('shifted')) - before).toBeLessThan(0.005);
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

test('finds looks by any colour of the browser’s picker, and on any garment', async ({ page }) => {
  await page.goto(`${url()}/en/look/search`);
  await page.locator('input[type=color]').fill('#2450a8');
  await expect(page).toHaveURL(`${url()}/en/look/search?colours=2450a8`);
  const count = async () =>
    Number.parseInt((await page.locator('main').getByRole('status').first().textContent()) ?? '', 10);
  const main = await count();
  expect(main).toBeGreaterThan(0);
  await page.getByLabel('On any garment').check();
  await expect(page).toHaveURL(`${url()}/en/look/search?colours=2450a8&colours_in=anywhere`);
  await expect.poll(count).toBeGreaterThan(main);
  await chips(page, 'Active filters').filter({ hasText: '#2450a8' }).click();
  await expect(page.locator('input[name=colours]:checked')).toHaveCount(0);
});

test('weighs what related looks go by, by key, and goes back to what it was', async ({ page }) => {
  await page.goto(`${url()}/en/look/search`);
  const look = await page.locator('main [data-page] article').first().getAttribute('data-photo');
  await page.goto(`${url()}/en/look/related?look=${look}`);
  const shown = () =>
    page
      .locator('main [data-page] article')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-photo')));
  const usual = await shown();
  await page.getByRole('slider', { name: /^Garments/ }).press('Home');
  await expect(page).toHaveURL(/garments=0/);
  await page.getByRole('slider', { name: /^Colours/ }).press('End');
  await expect(page).toHaveURL(/colours=4/);
  await expect.poll(shown).not.toEqual(usual);
  await page.goBack();
  await page.goBack();
  await expect.poll(shown).toEqual(usual);
});

test('finds a look by its picture, chosen or pasted, and says what is no picture', async ({
  page,
  request,
}) => {
  // Pictures are read by a job, once a minute.
  test.slow();
  const { results } = await (
    await request.get(`${url()}/look/search`, { headers: { accept: 'application/json' } })
  ).json();
  const [look] = results;
  const picture = await (
    await request.get(`${url()}/cdn/list_800/${look.image_filename}`, { headers: { accept: 'image/jpeg' } })
  ).body();
  const first = page.locator('main article').first();
  await page.goto(`${url()}/fr/look/picture`);
  await expect(async () => {
    await page
      .getByLabel(/photo|image/)
      .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: picture });
    await expect(first).toHaveAttribute('data-photo', look.slug, { timeout: 4_000 });
  }).toPass({ timeout: 240_000 });
  await expect(page.locator('main').getByRole('status').first()).toContainText(
    'dont les couleurs, la forme et les motifs',
  );
  // Who comes back from a look finds what was found.
  await first.getByRole('link').first().click();
  await expect(page).toHaveURL(`${url()}/fr/look/${look.slug}`);
  await page.goBack();
  await expect(first).toHaveAttribute('data-photo', look.slug);
  await page
    .getByLabel(/photo|image/)
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(page.locator('main').getByRole('status').first()).toContainText('illisible');

  await page.goto(`${url()}/en/trends`);
  await openSearchByKey(page);
  await searchBox(page).evaluate(
    (field, bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], 'a.jpg', { type: 'image/jpeg' }));
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    },
    [...picture],
  );
  await expect(page).toHaveURL(`${url()}/en/look/picture`);
  await expect(first).toHaveAttribute('data-photo', look.slug);
});
