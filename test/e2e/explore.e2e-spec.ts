import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { seriousFaults } from './axe.js';
import { url } from './environment.js';
import { signIn } from './sign-in.js';

const explore = () => `${url()}/en/data/dashboard/explore`;
const table = (page: Page) => page.locator('[data-figure="question"] table');
const answered = (page: Page) =>
  expect(page.locator('[data-figure="question"]')).toHaveAttribute('aria-busy', 'false');
const control = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const said = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

// Two cores may be busy with more than the tests.
test.setTimeout(120_000);
test.beforeEach(async ({ context, page }) => {
  await context.addInitScript(() => localStorage.setItem('consent', 'no'));
  await page.route('**/cdn/**', (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('an analyst asks by keyboard, changes the drawing, sorts, opens a cell and exports', async ({
  page,
  context,
}) => {
  await signIn(context, 'analyst@demo.toile.test');
  await page.goto(explore());
  await answered(page);

  // By letters alone, as a select is used without a mouse.
  await control(page, 'Rows').focus();
  await page.keyboard.type('Brand');
  await expect.poll(() => said(page, 'rows')).toBe('brand');
  await control(page, 'Columns').focus();
  await page.keyboard.type('City');
  await expect.poll(() => said(page, 'columns')).toBe('city');
  await answered(page);
  await expect(table(page).getByRole('columnheader', { name: 'Milan' })).toBeVisible();

  await control(page, 'Show as').focus();
  await page.keyboard.type('Heat');
  await expect.poll(() => said(page, 'chart')).toBe('heat');
  await expect(page.locator('[data-figure="question"] svg').first()).toBeVisible();

  const milan = table(page).getByRole('button', { name: 'Milan', exact: true });
  await milan.focus();
  await page.keyboard.press('Enter');
  await expect(table(page).getByRole('columnheader', { name: /Milan/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const at = (await table(page).locator('thead th').allTextContents()).findIndex((text) =>
    text.includes('Milan'),
  );
  const shares = (
    await table(page)
      .locator(`tbody tr td:nth-child(${at + 1})`)
      .allTextContents()
  )
    .slice(0, 5)
    .map((text) => Number.parseFloat(text));
  expect(shares).toEqual([...shares].sort((a, b) => b - a));

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as CSV' }).focus();
  await page.keyboard.press('Enter');
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.split('\r\n')[0]).toContain('measure');
  expect(text).toContain('runway_share');

  const cell = table(page)
    .getByRole('link', { name: /^See the looks of/ })
    .first();
  await cell.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/look\/search\?.*designer=/);
});

test('what an analyst sees can be read by everybody, on a phone and in the dark too', async ({
  page,
  context,
}) => {
  await signIn(context, 'analyst@demo.toile.test');
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(
      `${explore()}?measures=runway_share,looks&rows=fabric&columns=city&compare=previous&chart=heat&where=type:woman`,
    );
    await answered(page);
    expect(await seriousFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('a sentence becomes the question, in the language of the page', async ({ page, context }) => {
  await signIn(context, 'analyst@demo.toile.test');
  await page.goto(explore().replace('/en/', '/fr/'));
  const field = page.getByLabel('Demander en une phrase');
  await field.fill('manteaux en cuir rouge, Milan, SS27 contre SS26, abracadabrantesque');
  await field.press('Enter');
  await expect.poll(() => said(page, 'where')).toContain('city:milan');
  expect(said(page, 'seasons')).toBe('spring-summer-2027,spring-summer-2026');
  await expect(page.getByText('Non compris : abracadabrantesque')).toBeVisible();
  await answered(page);
  await expect(page.getByRole('button', { name: /^Retirer Ville/ })).toBeVisible();
});

test('a question is a link that says everything', async ({ page, context }) => {
  await signIn(context, 'analyst@demo.toile.test');
  await page.goto(
    `${explore()}?measures=looks&rows=garment&columns=season&seasons=spring-summer-2027,spring-summer-2026&limit=10&chart=lines`,
  );
  await answered(page);
  await expect(table(page).getByRole('columnheader', { name: 'Spring-Summer 2026' })).toBeVisible();
  expect(await table(page).locator('tbody tr').count()).toBe(11);
});

test('a question is kept under a name, and comes back as it was', async ({ page, context }) => {
  await signIn(context, 'analyst@demo.toile.test');
  await page.goto(`${explore()}?measures=looks&rows=brand&where=city:milan;tag:denim&chart=bars`);
  await answered(page);
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Denim in Milan');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.goto(`${url()}/en/data/desk`);
  await page.getByRole('link', { name: 'Denim in Milan' }).first().click();
  await expect.poll(() => said(page, 'where')).toBe('city:milan;tag:denim');
  await answered(page);
});

test('what goes together is told by city, and few pairs are marked', async ({ page, context }) => {
  await signIn(context, 'analyst@demo.toile.test');
  await page.goto(
    `${explore()}?measures=lift&rows=fabric&columns=colour&where=city:milan&limit=10&column_limit=6`,
  );
  await answered(page);
  await expect(table(page).getByText(/^×\d/).first()).toBeVisible();
});

test('a stranger and a member without the dashboard are told that it is for subscribers, and get no numbers', async ({
  page,
  context,
}) => {
  const closed = page.getByRole('heading', { name: 'Questions are for subscribers' });
  const asked = `${url()}/api/dashboard/questions?measures=looks&rows=tag`;
  await page.goto(explore());
  await expect(closed).toBeVisible();
  expect((await page.request.get(asked)).status()).toBe(401);
  await signIn(context, 'subscriber@demo.toile.test');
  await page.goto(explore());
  await expect(closed).toBeVisible();
  expect((await page.request.get(asked)).status()).toBe(403);
});
