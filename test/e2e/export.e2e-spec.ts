import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Locator, type Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { url } from './environment.js';
import { signIn } from './sign-in.js';
import { test } from './test.js';

const card = (page: Page, name: string) => page.locator(`[data-figure="${name}"][data-side="this"]`);
const menu = (of: Locator) => of.getByRole('button', { name: /^Export/ }).click();

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => localStorage.setItem('consent', 'no'));
});

/** What a click saves; what is said instead of it is told. */
async function fileOf(page: Page, click: () => Promise<unknown>): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download', { timeout: 60_000 });
  waiting.catch(() => undefined);
  await click();
  const download = await waiting.catch(async (error) => {
    const said = await page.locator('[role=alert], [role=status]').allTextContents();
    throw new Error(`nothing was saved, and the page says "${said.join(' | ')}": ${error}`);
  });
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('a figure is exported as a table and as a picture, and they hold what the screen shows', async ({
  page,
}) => {
  await page.goto(`${url()}/en/data/dashboard/home?city=milan`);
  const themes = card(page, 'themes');
  await themes.getByRole('button', { name: 'Table' }).click();
  const rows = themes.locator('tbody tr');
  await expect(rows.nth(2)).toBeVisible();
  const shown = (await rows.allTextContents()).map(spaced);
  expect(shown.length).toBeGreaterThan(2);
  await menu(themes);
  const csv = await fileOf(page, () => themes.getByRole('link', { name: 'CSV', exact: true }).click());
  const [head = '', ...lines] = csv.bytes.toString('utf8').slice(1).trim().split('\r\n');
  const at = head.split(',').indexOf('value');
  expect(lines).toHaveLength(shown.length);
  for (const [index, line] of lines.entries()) {
    const [label = ''] = line.split(',');
    expect(shown[index]).toContain(label);
    expect(shown[index]).toContain(`${Number(line.split(',')[at]).toFixed(1)} %`);
  }
  await menu(themes);
  const notes = await fileOf(page, () =>
    themes.getByRole('link', { name: 'Notes on the CSV (JSON)' }).click(),
  );
  expect(notes.name).toBe(`${csv.name}-metadata.json`);
  expect(JSON.parse(notes.bytes.toString('utf8'))).toMatchObject({ url: csv.name });
  await menu(themes);
  const xlsx = await fileOf(page, () => themes.getByRole('link', { name: 'Excel (XLSX)' }).click());
  const sheet = await readSheet(xlsx.bytes, 'Figure');
  expect(sheet.slice(1).map(([label]) => label)).toEqual(lines.map((line) => line.split(',')[0]));

  await themes.getByRole('button', { name: 'Chart' }).click();
  await expect(themes.locator('[role="img"] svg')).toBeVisible();
  await menu(themes);
  const svg = await fileOf(page, () => themes.getByRole('button', { name: 'Drawing (SVG)' }).click());
  const drawing = svg.bytes.toString('utf8');
  expect(drawing).toContain('Themes');
  for (const line of lines) expect(drawing).toContain(line.split(',')[0]);
  await menu(themes);
  const png = await fileOf(page, () => themes.getByRole('button', { name: 'Picture (PNG)' }).click());
  expect(png.name).toMatch(/^toile-theme-home-.*\.png$/);
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(png.bytes.length).toBeGreaterThan(5_000);

  // For a dark slide all of it is in light letters, whatever the page is in.
  await menu(themes);
  await themes.getByRole('checkbox', { name: 'On a transparent ground' }).check();
  await themes.getByRole('checkbox', { name: 'In light letters, for dark slides' }).check();
  const dark = await fileOf(page, () => themes.getByRole('button', { name: 'Drawing (SVG)' }).click());
  const letters = dark.bytes.toString('utf8');
  expect(letters).toContain('rgb(244, 240, 234)');
  expect(letters).not.toMatch(/rgb\(22, 20, 18\)|#161412|fill="#fff"/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await menu(themes);
  await themes.getByRole('checkbox', { name: 'On a transparent ground' }).uncheck();
  const white = await fileOf(page, () => themes.getByRole('button', { name: 'Drawing (SVG)' }).click());
  expect(white.bytes.toString('utf8')).not.toContain('rgb(244, 240, 234)');
  await page.emulateMedia({ colorScheme: 'light' });

  const pdf = await fileOf(page, () => page.getByRole('link', { name: 'PDF' }).click());
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  // What is kept is for subscribers.
  await menu(themes);
  await expect(themes.getByText('part of a dashboard subscription')).toBeVisible();
  await expect(themes.getByRole('button', { name: 'Alert…' })).toHaveCount(0);
});

test('a chart that is taken along in Chinese brings the Chinese letters it needs', async ({ page }) => {
  await page.goto(`${url()}/zh/data/dashboard/home`);
  const themes = card(page, 'themes');
  await themes.scrollIntoViewIfNeeded();
  await expect(themes.locator('[role="img"] svg')).toBeVisible();
  await themes.locator('button[popovertarget]').click();
  const { bytes } = await fileOf(page, () => themes.getByRole('button', { name: /SVG/ }).click());
  const drawing = bytes.toString('utf8');
  const faces = [...drawing.matchAll(/@font-face \{[^}]*/g)].map(([face]) => face);
  for (const family of ['Noto Serif SC Variable', 'Noto Sans SC Variable'])
    expect(faces.some((face) => face.includes(family) && face.includes('data:'))).toBe(true);
});

test('a subscriber embeds a figure, tries and keeps an alert, and finds all of it among the saved items', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  await signIn(context, 'analyst@demo.toile.test');
  await page.goto(`${url()}/en/data/dashboard/home?city=milan`);
  const themes = card(page, 'themes');
  await themes.getByRole('button', { name: 'Table' }).click();
  const first = (await themes.locator('tbody th a').first().textContent()) ?? '-';

  await menu(themes);
  await themes.getByRole('button', { name: 'Embed…' }).click();
  await page.getByRole('button', { name: 'Create the embed code' }).click();
  const embedding = page.getByRole('dialog', { name: 'Show it on another page' });
  await embedding.getByRole('combobox', { name: /^Colours/ }).selectOption('Dark');
  const code = await page.getByLabel('Embed code').inputValue();
  const address = /src="([^"]+)"/.exec(code)?.[1] ?? '';
  // A page of somebody else, in a browser that knows nobody.
  const clean = await browser.newContext();
  const elsewhere = await clean.newPage();
  const other = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(code));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  await elsewhere.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  const frame = elsewhere.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Themes' })).toBeVisible();
  await expect(frame.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(frame.getByText('Milan')).toBeVisible();
  await expect(frame.locator('tbody th').first()).toContainText(first);
  expect(await clean.cookies()).toEqual([]);
  await page.keyboard.press('Escape');

  // However low the screen is, all of the menu is on it. On a screen that becomes low later, its button may be beyond the end.
  await page.setViewportSize({ width: 1280, height: 480 });
  await menu(themes);
  await expect(themes.getByRole('button', { name: 'Alert…' })).toBeVisible();
  const list = await themes.locator('[popover]').boundingBox();
  expect(list?.y).toBeGreaterThanOrEqual(0);
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(480);
  await page.setViewportSize({ width: 1280, height: 720 });
  await themes.getByRole('button', { name: 'Alert…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell me when…' });
  await dialog.getByLabel('Threshold (%)').fill('99');
  await dialog.getByRole('button', { name: 'Try it on the past' }).click();
  // Each of thirty days is counted as it was known then.
  await expect(dialog.getByText('It would not have told you at all.')).toBeVisible({ timeout: 90_000 });
  await dialog.getByLabel('Name').fill('Themes over 99');
  await dialog.getByRole('button', { name: 'Save the alert' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByLabel('Name').fill('Milan in view');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Saved items' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved items' })).toBeVisible();
  await expect(page.locator('#alerts')).toContainText('Themes over 99');
  await expect(page.locator('#alerts')).toContainText('rises above 99%');
  await page
    .locator('#embeds')
    .getByRole('button', { name: /^Withdraw/ })
    .click();
  await page
    .locator('#embeds')
    .getByRole('button', { name: /^Really/ })
    .click();
  await expect(page.locator('#embeds').getByRole('button')).toHaveCount(0);
  expect((await clean.request.get(address)).status()).toBe(404);
  await clean.close();
  other.close();
  await page.getByRole('link', { name: 'Milan in view' }).click();
  await expect(page).toHaveURL(/\/en\/data\/dashboard\/home\?city=milan$/);
});
