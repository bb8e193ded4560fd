import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { seriousFaults } from './axe.js';
import { asColleagues } from './colleagues.js';
import { url } from './environment.js';
import { signIn } from './sign-in.js';
import { test } from './test.js';

const TWO_MINUTES = 120_000;
const answered = (page: Page) => page.locator('article[aria-busy="false"]');

// Two cores may be busy with more than the tests.
test.setTimeout(240_000);
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => localStorage.setItem('consent', 'no'));
});

/** Chooses in a select by its keys alone. */
async function choose(page: Page, name: string, downs: number): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).focus();
  for (let n = 0; n < downs; n++) await page.keyboard.press('ArrowDown');
}

test('two houses over five seasons leave as a deck by keyboard, which a colleague opens and a stranger does not', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, 'analyst@demo.toile.test');
  await page.goto(`${url()}/en/data/dashboard/decks`);
  const begun = Date.now();
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await page.keyboard.type('Two houses, five seasons');
  await choose(page, 'Begin with', 1);
  await choose(page, 'Brand', 1);
  await choose(page, 'Beside it 1', 2);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Create the deck' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/decks\/[0-9a-f]{16}$/);
  await expect(answered(page)).toHaveCount(6);
  // By its own keys a slide changes its place.
  const titles = page.getByRole('list', { name: 'Slides' }).getByRole('heading', { level: 2 });
  const before = await titles.allTextContents();
  await page
    .getByRole('button', { name: /^Move down/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(titles.nth(1)).toHaveText(before[0] ?? '');
  const leaving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'PowerPoint' }).focus();
  await page.keyboard.press('Enter');
  const file = await (await leaving).path();
  expect(Date.now() - begun).toBeLessThan(TWO_MINUTES);
  const parts = unzipSync(new Uint8Array(await readFile(file)));
  const charts = Object.keys(parts).filter((name) => /^ppt\/charts\/chart\d+\.xml$/.test(name));
  const ofSeasons = charts
    .map((name) => strFromU8(parts[name] ?? new Uint8Array()))
    .find((xml) => xml.includes('<c:lineChart>'));
  // Two houses, a line each, over five seasons.
  expect(ofSeasons?.match(/<c:ser>/g)).toHaveLength(2);
  expect(ofSeasons).toContain('<c:ptCount val="5"/>');
  expect(await seriousFaults(page)).toEqual([]);

  await page.getByRole('link', { name: 'Present' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 of 6')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('2 of 6')).toBeVisible();
  await expect(answered(page)).toHaveCount(1);
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/decks\/[0-9a-f]{16}$/);
  const deck = page.url();

  // Asked again by the week, it says as of when it is.
  await page
    .getByRole('combobox', { name: 'Refresh weekly' })
    .selectOption({ label: 'Monday, 7:00 in Paris' });
  await expect(page.getByText('It is being refreshed.')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^Refreshed /)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText(/^As known on /).first()).toBeVisible();
  // It goes by mail from among the saved items.
  await page.getByRole('button', { name: 'Send by mail…' }).click();
  await page.getByRole('button', { name: 'Send it' }).click();
  await page.waitForURL(/\/data\/desk/);
  const mailed = page.locator('#schedules li').filter({ hasText: 'Two houses, five seasons' }).first();
  await mailed.getByRole('button', { name: /^Send now/ }).click();
  await expect(page.getByText('It is being made, and sent when it is ready.')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(mailed).toContainText('Sent ', { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await mailed.getByRole('button', { name: /^Delete/ }).click();
  await mailed.getByRole('button', { name: /^Really/ }).click();
  await expect(mailed).toHaveCount(0);
  await page.goto(deck);
  await expect(answered(page)).toHaveCount(6);

  const [team, colleague, stranger] = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  if (!team || !colleague || !stranger) throw new Error('no browsers');
  await signIn(team, 'team@demo.toile.test');
  await signIn(colleague, 'operator@demo.toile.test');
  await signIn(stranger, 'free@demo.toile.test');
  await asColleagues(team, ['analyst@demo.toile.test', 'operator@demo.toile.test'], async () => {
    const theirs = await colleague.newPage();
    expect((await theirs.goto(deck))?.status()).toBe(404);
    const shared = page.waitForResponse((answer) => answer.url().endsWith('/sharing'));
    await page.getByRole('button', { name: /^Share…/ }).click();
    await page.getByRole('combobox', { name: 'Colleagues' }).selectOption('read');
    expect((await shared).status()).toBe(200);
    // What is said about it goes by mail to who is named, and stands on the desk.
    await page.getByRole('textbox', { name: 'Comment' }).fill('Which week?');
    await page.getByRole('combobox', { name: 'Tell by mail' }).click();
    await page.getByRole('listbox').getByRole('option').last().click();
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(page.getByText('Which week?')).toBeVisible();
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await theirs.goto(deck))?.status()).toBe(200);
    await expect(theirs.getByText('This deck is shared with you to be read.')).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Add a slide' })).toHaveCount(0);
    // Who has no dashboard is told what decks are a part of, and nothing of this one.
    const closed = await stranger.newPage();
    await closed.goto(deck);
    await expect(closed.getByRole('link', { name: 'About the dashboard' })).toBeVisible();
    await expect(closed.getByText('Two houses, five seasons')).toHaveCount(0);
  });
  await Promise.all([team, colleague, stranger].map((one) => one.close()));
  const remove = page.getByRole('button', { name: 'Delete the deck' });
  await remove.click();
  await page.getByRole('button', { name: 'Really?' }).click();
  await page.waitForURL(/\/decks$/);
});
