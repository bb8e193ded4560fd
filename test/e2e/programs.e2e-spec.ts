import { expect, type Locator } from '@playwright/test';
import { seriousFaults } from './axe.js';
import { url } from './environment.js';
import { signIn } from './sign-in.js';
import { test } from './test.js';

/** A name that leads to this machine, which nothing is sent to. */
const INSIDE = 'https://localhost';
const NOT_PUBLIC = 'the name leads to an address that is not public';

test.beforeEach(async ({ context, page }) => {
  await signIn(context, 'analyst@demo.toile.test');
  await page.goto(`${url()}/en/user/account/update`);
});

/** Pressed once the page answers; some are asked a second time. */
async function press(inside: Locator, name: string | RegExp, sure?: RegExp): Promise<void> {
  await expect(async () => {
    await inside.getByRole('button', { name }).click({ timeout: 3_000 });
    if (sure) await inside.getByRole('button', { name: sure }).click({ timeout: 3_000 });
  }).toPass();
}

test('a token opens what was chosen, and nothing once another is taken or it is withdrawn', async ({
  page,
  playwright,
}) => {
  const programs = page.getByRole('region', { name: 'Programs' });
  const name = `Reader ${Date.now()}`;
  const token = programs.getByLabel('The token, shown this once');
  const opens = (scope: string) => programs.getByLabel(scope, { exact: true });
  const row = programs.getByRole('listitem').filter({ hasText: name });
  const program = await playwright.request.newContext();
  const asked = async (path: string, held: string) => {
    const headers = { authorization: `Bearer ${held}` };
    return (await program.get(`${url()}/api/dashboard/${path}`, { headers })).status();
  };
  const trends = 'category-overview/runway-share?season=spring-summer-2027';
  // One that opens nothing is not made.
  await programs.getByLabel('Name').fill(name);
  for (const scope of ['Brands', 'Trends', 'Seasons']) await opens(scope).uncheck();
  await expect(async () => {
    await opens('Brands').check();
    await opens('Brands').uncheck();
    const said = await opens('Brands').evaluate((box: HTMLInputElement) => box.validationMessage);
    expect(said).toBe('Choose at least one.');
  }).toPass();
  await opens('Trends').check();
  await programs.getByLabel('Ends after').selectOption('30 days');
  await programs.getByRole('button', { name: 'Create a token' }).click();
  await expect(token).toBeVisible();
  const first = await token.inputValue();
  await expect(row).toContainText('Not used yet');
  expect(await asked(trends, first)).toBe(200);
  expect(await asked('graphs/ranking?season=spring-summer-2027&metric=views', first)).toBe(403);
  await page.reload();
  await expect(row).toContainText('Last used');
  await press(row, /^New token/, /^Really/);
  await expect(token).toBeVisible();
  const second = await token.inputValue();
  expect([await asked(trends, first), await asked(trends, second)]).toEqual([401, 200]);
  await press(row, /^Withdraw/, /^Really/);
  await expect(row).toHaveCount(0);
  expect(await asked(trends, second)).toBe(401);
  await program.dispose();
});

test('a webhook is added, tried, seen, given another secret, and removed', async ({ page }) => {
  const webhooks = page.getByRole('region', { name: 'Webhooks' });
  const address = `${INSIDE}/${Date.now()}`;
  const secret = webhooks.getByLabel(/^The secret its messages are signed with/);
  await expect(async () => {
    await webhooks.getByLabel('Address').fill(address);
    await webhooks.getByLabel('Looks published').check();
    await webhooks.getByRole('button', { name: 'Add a webhook' }).click();
    await expect(secret).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const first = await secret.inputValue();
  expect(first).toMatch(/^whsec_/);
  const row = webhooks.getByRole('listitem').filter({ hasText: address }).first();
  await expect(row).toContainText('Looks published · Your alerts');
  expect(await seriousFaults(page)).toEqual([]);
  await press(row, /^Send a test/);
  await expect(page.getByText('On its way; see below in a moment.')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await row.getByText('Latest messages').click();
    await expect(row).toContainText(`1 attempt · ${NOT_PUBLIC}`, { timeout: 1_000 });
  }).toPass();
  await press(row, /^New secret/, /^Really take a new secret/);
  await expect(secret).toBeVisible();
  expect(await secret.inputValue()).not.toBe(first);
  await page.reload();
  await expect(row).toContainText('The secret before signs until');
  await expect(secret).toHaveCount(0);
  await press(row, /^Remove/, /^Really remove/);
  await expect(row).toHaveCount(0);
});

test('tables are sent to a bucket, with how that went, until the bucket is removed', async ({ page }) => {
  const storage = page.getByRole('region', { name: 'Exports to your storage' });
  const bucket = `lake-${Date.now()}`;
  const row = storage.getByRole('listitem').filter({ hasText: `${bucket}/toile/` });
  await expect(async () => {
    await storage.getByLabel('Address of the store').fill(INSIDE);
    await storage.getByLabel('Bucket', { exact: true }).fill(bucket);
    await storage.getByLabel('Folder in it').fill('toile/');
    await storage.getByLabel('Access key').fill('AKIATEST');
    await storage.getByLabel('Secret of the key').fill('words of this test alone');
    await storage.getByRole('button', { name: 'Export', exact: true }).click();
    await expect(row).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(row).toContainText('Looks · Tags of looks · Every day');
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText(`tried again soon · ${NOT_PUBLIC}`, { timeout: 1_000 });
  }).toPass();
  expect(await page.content()).not.toContain('words of this test alone');
  expect(await seriousFaults(page)).toEqual([]);
  await press(row, /^Remove/, /^Really remove/);
  await expect(row).toHaveCount(0);
});
