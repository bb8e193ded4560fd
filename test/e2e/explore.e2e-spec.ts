import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { seriousFaults } from './axe.js';
import { send } from './boards.js';
import { asColleagues } from './colleagues.js';
import { url } from './environment.js';
import { signIn } from './sign-in.js';
import { test } from './test.js';

const explore = () => `${url()}/en/data/dashboard/explore`;
const table = (page: Page) => page.locator('[data-figure="question"] table');
const answered = (page: Page) =>
  expect(page.locator('[data-figure="question"]')).toHaveAttribute('aria-busy', 'false');
const control = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const said = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

// Two cores may be busy with more than the tests.
test.setTimeout(120_000);
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => localStorage.setItem('consent', 'no'));
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
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Denim in Milan');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.goto(`${url()}/en/data/desk`);
  await page.getByRole('link', { name: 'Denim in Milan' }).first().click();
  await expect.poll(() => said(page, 'where')).toBe('city:milan;tag:denim');
  await answered(page);
});

test('a question is opened by a colleague it is shared with, and refused to a stranger; on a phone, too', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, 'analyst@demo.toile.test');
  await page.setViewportSize({ width: 390, height: 844 });
  // Two houses over five seasons, without a deck.
  const seasons = Array.from({ length: 5 }, (_, n) =>
    n % 2 ? `fall-winter-${2027 - Math.ceil(n / 2)}` : `spring-summer-${2027 - n / 2}`,
  ).join(',');
  const houses = `${url()}/api/dashboard/questions?measures=looks&rows=brand&limit=2&seasons=spring-summer-2027`;
  const { row_keys } = (await (await page.request.get(houses)).json()) as { row_keys: { key: string }[] };
  const two = row_keys.map(({ key }) => key).join(',');
  await page.goto(
    `${explore()}?measures=looks&rows=brand:${two}&columns=season&seasons=${seasons}&chart=lines`,
  );
  await answered(page);
  expect(await table(page).locator('tbody tr').count()).toBeGreaterThanOrEqual(2);
  await expect(page.locator('[data-figure="question"] svg').first()).toBeVisible();
  await page.getByRole('button', { name: 'Measure of my own…' }).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Looks a brand');
  await page.getByLabel('Formula', { exact: true }).fill('looks + views');
  await expect(page.getByText('looks + events: these do not go together.')).toBeVisible();
  await page.getByLabel('Formula', { exact: true }).fill('2 * looks');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect.poll(() => said(page, 'formulas')).toContain('2 * looks');
  await answered(page);
  const address = `/data/dashboard/explore${new URL(page.url()).search}`;
  const saved = await send(context.request, 'POST', '/api/dashboard/saved-views', {
    name: 'Two houses, five seasons',
    address,
  });
  expect(saved.status()).toBe(201);
  const { id } = (await saved.json()) as { id: string };
  const [team, colleague, stranger] = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  if (!team || !colleague || !stranger) throw new Error('no browsers');
  await signIn(team, 'team@demo.toile.test');
  await signIn(colleague, 'operator@demo.toile.test');
  await signIn(stranger, 'subscriber@demo.toile.test');
  await asColleagues(team, ['analyst@demo.toile.test', 'operator@demo.toile.test'], async () => {
    await page.goto(`${url()}/en/data/desk`);
    await page.getByRole('button', { name: 'Share… Two houses, five seasons' }).click();
    await page.getByRole('combobox', { name: 'Colleagues' }).selectOption('read');
    await expect(page.getByText('Colleagues may read it').first()).toBeVisible();
    expect(await seriousFaults(page)).toEqual([]);
    const remark = page.getByRole('dialog').getByRole('textbox', { name: 'Comment' });
    await remark.pressSequentially('Who has more of them? @osc');
    await remark.press('Enter');
    await expect(remark).toHaveValue('Who has more of them? @Oscar Lefèvre ');
    await page.getByRole('dialog').getByRole('button', { name: 'Comment' }).click();
    await expect(page.getByRole('dialog').getByText(/To Oscar Lefèvre/)).toBeVisible();
    const theirs = await colleague.newPage();
    await expect
      .poll(async () => {
        await theirs.goto(`${url()}/en/data/desk`);
        return theirs.getByRole('link', { name: 'Two houses, five seasons' }).count();
      })
      // Among views, and where they are mentioned.
      .toBe(2);
    await expect(theirs.getByText(/Who has more of them/)).toBeVisible();
    await theirs.getByRole('button', { name: 'Answer… Two houses, five seasons' }).click();
    await theirs.getByRole('dialog').getByRole('textbox', { name: 'Comment' }).fill('The first, by far.');
    await theirs.getByRole('dialog').getByRole('button', { name: 'Comment' }).click();
    await expect(theirs.getByRole('dialog').getByText('The first, by far.')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Share… Two houses, five seasons' }).click();
    await expect(page.getByRole('dialog').getByText('The first, by far.')).toBeVisible();
    await theirs.goto(`${url()}/en/data/desk`);
    await theirs.getByRole('link', { name: 'Two houses, five seasons' }).first().click();
    await answered(theirs);
    await expect(
      table(theirs)
        .getByRole('button', { name: /Looks a brand/ })
        .first(),
    ).toBeVisible();
    const shared = `${url()}/api/dashboard/shared/view/${id}`;
    expect((await stranger.request.get(shared)).status()).toBe(403);
    const closed = await stranger.newPage();
    await closed.goto(`${url()}/en${address}`);
    await expect(closed.getByRole('heading', { name: 'Questions are for subscribers' })).toBeVisible();
  });
  await send(context.request, 'DELETE', `/api/dashboard/saved-views/${id}`);
  await Promise.all([team, colleague, stranger].map((one) => one.close()));
});

test('a group of one’s own is named in a sentence, made of other rows, and kept among saved items', async ({
  page,
  context,
}) => {
  await signIn(context, 'analyst@demo.toile.test');
  const group = { name: 'Twill mood', dimension: 'tag', members: ['lace', 'ruffles', 'sheer'] };
  const made = await send(context.request, 'POST', '/api/dashboard/groups', group);
  const { id } = (await made.json()) as { id: string };
  await page.goto(explore());
  const field = page.getByLabel('Ask in a sentence');
  await field.fill('twill mood by city, SS27');
  await field.press('Enter');
  await expect.poll(() => said(page, 'where')).toBe(`tag:~${id}`);
  await expect(page.getByText('Your group twill mood')).toBeVisible();
  await answered(page);
  await page.goto(`${url()}/en/data/desk`);
  await page.getByRole('link', { name: 'Twill mood' }).click();
  await answered(page);
  expect(await table(page).locator('tbody tr').count()).toBeGreaterThanOrEqual(3);
  await page.getByRole('button', { name: 'Take out Sheer' }).click();
  await page.getByRole('button', { name: 'Make “Twill mood” of these rows' }).click();
  await expect.poll(() => said(page, 'groups')).toBe(`~${id}:tag:Twill%20mood:lace,ruffles`);
  await page.goto(`${url()}/en/data/desk`);
  await expect(page.getByText('Trend: Lace, Ruffles', { exact: true })).toBeVisible();
  await send(context.request, 'DELETE', `/api/dashboard/groups/${id}`);
});

test('what goes together is told by city, and few pairs are marked', async ({ page, context }) => {
  await signIn(context, 'analyst@demo.toile.test');
  await page.goto(
    `${explore()}?measures=lift&rows=fabric&columns=colour&where=city:milan&limit=10&column_limit=6`,
  );
  await answered(page);
  await expect(table(page).getByText(/^×\d/).first()).toBeVisible();
  await control(page, 'Show as').selectOption('network');
  // In one city there are too few looks for any pair to be above chance for sure.
  await expect(page.getByText('No pair stands out here', { exact: false })).toBeVisible();
});

interface Cell {
  row: string;
  column: string;
  numerator: number | null;
}

/** Makes the pair with the most looks one that stands out, as none does where there are so few of them, and every other one chance. */
async function plantPair(page: Page) {
  let planted: Cell | undefined;
  await page.route('**/api/dashboard/questions?*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { rows: Cell[] };
    planted ??= answer.rows
      .filter(({ row, column }) => row !== '*' && column !== '*')
      .sort((a, b) => (b.numerator ?? 0) - (a.numerator ?? 0))[0];
    const rows = answer.rows.map((cell) => {
      const isPlanted = cell.row === planted?.row && cell.column === planted.column;
      const told = isPlanted ? { value: 3.5, interval: [3, 4] } : { value: 1, interval: [0.5, 1.5] };
      return { ...cell, ...told, low_base: false };
    });
    await route.fulfill({ response, json: { ...answer, rows } });
  });
}

test('a pair that stands out is a line and a cell that open its looks, and is told by city', async ({
  page,
  context,
}) => {
  await signIn(context, 'analyst@demo.toile.test');
  await plantPair(page);
  await page.goto(
    `${explore()}?measures=lift&rows=fabric&columns=colour&limit=6&column_limit=6&chart=network`,
  );
  await answered(page);
  const pairs = page.getByRole('table', { name: 'Pairs that stand out' });
  const row = pairs.getByRole('row').filter({ hasText: '×3.50' });
  await expect(row).toContainText('×3.00 – 4.00');
  await expect(pairs.getByRole('row')).toHaveCount(2);
  const [first = '', second = ''] = ((await row.getByRole('rowheader').textContent()) ?? '').split(' + ');
  const looks = page.getByRole('dialog', { name: new RegExp(`${first}.*${second}`, 'i') });
  const opened = async () => {
    await expect(looks.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(looks).toBeHidden();
  };
  const drawing = page.locator('[data-figure="question"] [role="img"] svg');
  await drawing.scrollIntoViewIfNeeded();
  const middleOfLine = (svg: SVGElement | HTMLElement) => {
    const lines = [...svg.querySelectorAll<SVGPathElement>('path[fill="none"], path[fill="transparent"]')];
    const [line] = lines.sort((a, b) => b.getTotalLength() - a.getTotalLength());
    const matrix = line?.getScreenCTM();
    if (!line || !matrix) throw new Error('no line is drawn');
    const point = line.getPointAtLength(line.getTotalLength() / 2).matrixTransform(matrix);
    return { x: point.x, y: point.y };
  };
  // What is drawn moves until it lies.
  await expect(async () => {
    const { x, y } = await drawing.evaluate(middleOfLine);
    await page.mouse.click(x, y);
    await expect(looks).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await opened();
  await row.getByRole('button', { name: 'By city' }).click();
  const byCity = page.getByRole('dialog').getByRole('table');
  await expect(byCity.getByRole('row').filter({ hasText: '×3.50' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await control(page, 'Show as').selectOption('heat');
  const middleOf = async (name: string) => {
    const box = await drawing.getByText(name, { exact: true }).boundingBox();
    if (!box) throw new Error(`${name} is not named`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await drawing.scrollIntoViewIfNeeded();
  await expect(async () => {
    const [column, line] = [await middleOf(second), await middleOf(first)];
    await page.mouse.click(column.x, line.y);
    await expect(looks).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await opened();
  // What is still asked is of no interest.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
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
  // A mail of a mention may lead to a deck.
  await page.goto(`${url()}/en/data/dashboard/decks/3f1c0a9be2d45f60/present#together-deck-3f1c0a9be2d45f60`);
  const main = page.getByRole('main');
  await expect(main).toContainText('part of a dashboard subscription');
  await expect(main.getByRole('link', { name: 'About the dashboard' })).toBeVisible();
});

test('an analyst tries an alert on a question that leaves something out, keeps it, and finds its feed and webhooks', async ({
  page,
  context,
}) => {
  await signIn(context, 'analyst@demo.toile.test');
  await page.goto(`${explore()}?measures=looks&rows=tag&columns=city&without=tag:lace;city:paris&limit=5`);
  await answered(page);
  const row = table(page).locator('tbody tr').first();
  const name = (await row.getByRole('rowheader').innerText()).trim();
  const city = (await table(page).getByRole('columnheader').nth(1).innerText()).trim();
  const value = /[\d,.]+/.exec(await row.locator('td').first().innerText())?.[0] ?? '-';
  await page.getByRole('button', { name: 'Set an alert…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell me when…' });
  await dialog.getByLabel('Threshold (looks)').fill('2');
  await dialog.getByRole('button', { name: 'Try it on the past' }).click();
  await expect(dialog.getByRole('img', { name: 'Values of the past with the threshold' })).toBeVisible({
    timeout: 90_000,
  });
  await expect(dialog.getByText(`It stands at ${value} looks now.`)).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save the alert' }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto(`${url()}/en/data/desk`);
  const alerts = page.locator('#alerts');
  await expect(alerts.getByRole('link', { name: `${name}, ${city} rises above 2 looks` })).toBeVisible();
  await expect(alerts).toContainText('Looks · Trend × City · Without Lace · Without Paris');
  await alerts.getByRole('button', { name: 'Make an address' }).click();
  const feed = await alerts.getByRole('textbox', { name: 'Feed of alerts' }).inputValue();
  // A feed reader has no cookies.
  const read = await fetch(feed);
  expect([read.status, await read.text()]).toEqual([200, expect.stringContaining('Toile: your alerts')]);
  await alerts.getByRole('link', { name: 'Webhooks for your own systems' }).click();
  await expect(page.getByRole('region', { name: 'Webhooks' })).toBeVisible();
});
