import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { FIGURE_FILES, type Figure } from '@toile/contracts';
import { url } from './environment.js';
import { signIn } from './sign-in.js';
import { test } from './test.js';

const board = (path: string) => `${url()}/en/data/dashboard/${path}`;
const card = (page: Page, name: string, side = 'this') =>
  page.locator(`[data-figure="${name}"][data-side="${side}"]`);
const filter = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const rowsOf = (page: Page, name: string) =>
  card(page, name)
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.textContent));

async function figure(page: Page, path: string): Promise<Figure> {
  return (await (await page.request.get(`${url()}/api/dashboard/${path}`)).json()) as Figure;
}
const first = async (page: Page, path: string) => (await figure(page, path)).rows[0]?.tag_name ?? '';

/** Every figure of a page has come, and none of them as an error. */
async function expectFigures(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names)
    await expect(page.locator(`[data-figure="${name}"]`).first()).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByText('An error occurred')).toHaveCount(0);
}
const asAnalyst = (context: BrowserContext) => signIn(context, 'analyst@demo.toile.test');

// Two cores may be busy with more than the tests.
test.setTimeout(120_000);
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => localStorage.setItem('consent', 'no'));
});

test('every tab shows its figures, and seasons lead to their page', async ({ page, context }) => {
  await asAnalyst(context);
  const ofFiles = (tab: string) =>
    FIGURE_FILES.filter((one) => one.tab === tab).map(({ card: { name } }) => name);
  const tabs = {
    home: ['risers', 'top20', 'colours', 'mostSearched', 'viewedHome', 'themes', 'seasonKpi'],
    trends: ['runwayShare', 'searches', 'moodboards', 'consumers', 'viewedTrends', 'savedTrends'],
    brands: ['ranking', 'viewedBrands', 'savedBrands'],
    seasons: ['seasonKpi', 'comparison', 'seasonsCompared', 'colours', 'viewedSeasons', 'savedSeasons'],
  };
  for (const [tab, names] of Object.entries(tabs)) {
    await page.goto(board(tab));
    await expectFigures(page, [...names, ...ofFiles(tab)]);
  }
  // The default comparison of seasons, as the specification has it.
  await expect(card(page, 'colours', 'other').getByRole('link', { name: 'Fall-Winter 2026' })).toBeVisible();
  await page.getByRole('link', { name: 'Spring-Summer 2027' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Spring-Summer 2027' })).toBeVisible();
  await expectFigures(page, tabs.seasons);
});

test('labels lead to the pages of trends and brands; what cannot be resolved says so', async ({ page }) => {
  await page.goto(board('home'));
  await card(page, 'themes').getByRole('button', { name: 'Table' }).click();
  const theme = card(page, 'themes').locator('tbody th a').first();
  const name = (await theme.textContent()) ?? '';
  await theme.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const ofTrend = ['trendShare', 'trendAdoption', 'trendSearches', 'trendBoards', 'topBrands', 'byCountry'];
  await expectFigures(page, ofTrend);
  await expect(card(page, 'trendShare')).toContainText('%');
  const houses = await page.request.get(`${url()}/api/designers`, {
    headers: { accept: 'application/json' },
  });
  const [house] = ((await houses.json()) as { results: { slug: string; name: string }[] }).results;
  await page.goto(board(`brand-focus?brand=${house?.slug}`));
  await expect(page.getByRole('heading', { level: 1, name: house?.name ?? '-' })).toBeVisible();
  await expectFigures(page, ['brandKpi', 'runwayShare', 'leadingTrends', 'colours', 'viewedBrands']);

  // Without what it is about a page opens its default.
  for (const [slug, field] of [
    ['trend-focus', 'trend'],
    ['brand-focus', 'brand'],
    ['season-focus', 'season'],
  ]) {
    await page.goto(board(slug ?? ''));
    await expect(page).toHaveURL(new RegExp(`${slug}\\?.*${field}=[a-z0-9-]+`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(board('season-focus?season=no-such-season'));
  const failed = /An error occurred\. Please try again or contact us at \S+@\S+ if the problem persists\./;
  await expect(page.getByText(failed)).toBeVisible();
});

test('filters are in the address, change what they concern, go along to other tabs, and can be reset', async ({
  page,
}) => {
  await page.goto(board('trends'));
  await expectFigures(page, ['runwayShare']);
  const before = await rowsOf(page, 'runwayShare');
  await filter(page, 'City').selectOption('milan');
  await filter(page, 'Category').selectOption('fabric');
  await expect(page).toHaveURL(/city=milan.*category=fabric/);
  const shown = await figure(
    page,
    'category-overview/runway-share?season=spring-summer-2027&city=milan&category=fabric',
  );
  const [leader] = shown.rows;
  await expect(card(page, 'runwayShare').locator('tbody tr').first()).toContainText(leader?.label ?? '-');
  expect(await rowsOf(page, 'runwayShare')).not.toEqual(before);
  // How many looks are behind each choice.
  await expect(filter(page, 'City')).toContainText(/Paris \([\d,]+\)/);
  await expect(filter(page, 'Brands')).toContainText(/All Brands \([\d,]+\)/);

  await page.getByRole('link', { name: 'Brands', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
  await expect(page).toHaveURL(/brands\?city=milan/);
  await expect(filter(page, 'City')).toHaveValue('milan');
  await page.goBack();
  await expect(filter(page, 'Category')).toHaveValue('fabric');
  await page.getByRole('button', { name: 'Reset filters (2)' }).click();
  await expect(page).toHaveURL(board('trends'));
  await expect.poll(() => rowsOf(page, 'runwayShare')).toEqual(before);
});

test('a permanent link shows the same figures in another browser', async ({ page, context, browser }) => {
  await asAnalyst(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [trend, other] = (await figure(page, 'graphs/theme/home?season=spring-summer-2027')).rows;
  await page.goto(board(`trend-focus?trend=${trend?.tag_name}&with=${other?.tag_name}&type=man`));
  const names = ['trendShare', 'trendAdoption', 'topBrands'];
  await expectFigures(page, [...names, 'comparison']);
  await page.getByRole('button', { name: 'Permanent link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const pins = new URL(link).searchParams;
  expect(Object.fromEntries(pins)).toMatchObject({
    type: 'man',
    season: 'spring-summer-2027',
    definition: '3',
    trend: trend?.tag_name,
    as_of: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  const seen = async (of: Page) => {
    await expectFigures(of, [...names, 'comparison']);
    const texts = names.map((name) => card(of, name).locator('[data-figure-body]').textContent());
    return [
      ...(await Promise.all(texts)),
      await of.locator('[data-figure="comparison"] table').textContent(),
    ];
  };
  await card(page, 'topBrands').getByRole('button', { name: 'Table' }).click();
  const here = await seen(page);
  const clean = await browser.newContext({ userAgent: test.info().project.use.userAgent ?? '' });
  await asAnalyst(clean);
  const there = await clean.newPage();
  await there.goto(link);
  await expect(there.getByText('These figures are pinned')).toBeVisible();
  await card(there, 'topBrands').getByRole('button', { name: 'Table' }).click();
  expect(await seen(there)).toEqual(here);
  await clean.close();
});

test('says how a figure is counted, with the numbers of every row', async ({ page }) => {
  await page.goto(board('trends'));
  const share = card(page, 'runwayShare');
  await share.getByRole('button', { name: 'How is this counted?' }).click();
  const sheet = page.getByRole('dialog', { name: /Runway share/ });
  await expect(sheet).toContainText('looks that have it');
  await expect(sheet).toContainText('Definition share_of_collection_v2, version 2');
  const [row] = (await figure(page, 'category-overview/runway-share?season=spring-summer-2027')).rows;
  const number = new Intl.NumberFormat('en');
  const numbers = sheet.locator('tbody tr').first();
  await expect(numbers).toContainText(number.format(row?.numerator ?? -1));
  await expect(numbers).toContainText(number.format(row?.denominator ?? -1));
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  // A click beside it closes it, too.
  await share.getByRole('button', { name: 'How is this counted?' }).click();
  await expect(sheet).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(sheet).toBeHidden();
  await expect(share.getByText(/^(As catalogued now|Up to \d+ (s|min) ago)$/)).toBeVisible();
});

test('opens the looks behind a number by keyboard, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const opener = card(page, 'runwayShare').getByRole('button', { name: 'How is this counted?' });
  await page.goto(board('trends'));
  await expectFigures(page, ['runwayShare']);
  const [row] = (await figure(page, 'category-overview/runway-share?season=spring-summer-2027')).rows;
  await opener.press('Enter');
  const sheet = page.getByRole('dialog', { name: /Runway share/ });
  const counted = sheet.getByRole('button', { name: /What is behind/ }).first();
  await counted.press('Enter');
  await expect(counted).toHaveAttribute('aria-expanded', 'true');
  const total = new Intl.NumberFormat('en').format(row?.numerator ?? -1);
  await expect(sheet.getByText(`24 of ${total} looks`)).toBeVisible();
  await expect(sheet.locator('tbody li a')).toHaveCount(24);
  await sheet.getByRole('button', { name: 'Show more looks' }).press('Enter');
  await expect(sheet.locator('tbody li a')).toHaveCount(48);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // Search finds as many of the whole season, since a category of tags is not one of its filters.
  const whole = sheet.getByRole('button', { name: /Out of/ }).first();
  await whole.press('Enter');
  const search = await sheet.getByRole('link', { name: 'Open in search' }).getAttribute('href');
  await whole.press('Enter');
  await expect(sheet.locator('tbody li a')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  // The value of any row opens the same, at that row.
  const share = card(page, 'runwayShare');
  await share.getByRole('button', { name: 'Table' }).click();
  const third = share.locator('tbody tr').nth(2);
  const value = third.getByRole('button', { name: /What it rests on/ }).first();
  const label = await third.getByRole('link').textContent();
  await value.press('Enter');
  const asked = sheet.getByRole('button', { name: `What is behind ${label}`, expanded: true });
  await expect(asked).toBeInViewport();
  await expect(asked).toBeFocused();
  await expect(sheet.locator('tbody li a').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(value).toBeFocused();
  // So does a bar, by the arrows.
  await share.getByRole('button', { name: 'Chart' }).click();
  const bars = share.getByRole('toolbar', { name: 'Runway share' }).getByRole('button');
  await bars.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(bars.nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asked).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bars.nth(2)).toBeFocused();
  await page.goto(new URL(search ?? '', page.url()).href);
  const looks = new Intl.NumberFormat('en').format(row?.denominator ?? -1);
  await expect(page.getByRole('main')).toContainText(`${looks} looks`);
});

/**
 * Opens a page whose scripts arrive when the function it gives is called.
 * @param drawn what the server draws when it is not so busy that a card says to try again
 */
async function openWithoutScripts(page: Page, address: string, drawn: Locator): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/**/*.js', async (route) => {
    await held;
    // Of a page that was opened again nobody waits for it.
    await route.continue().catch(() => undefined);
  });
  await expect(async () => {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(drawn).toBeVisible({ timeout: 20_000 });
  }).toPass();
  return release;
}

test('a reader who is faster than the scripts gets the same answers', async ({ page }) => {
  const counted = card(page, 'runwayShare').getByRole('button', { name: 'How is this counted?' });
  const release = await openWithoutScripts(page, board('trends'), counted);
  await counted.click();
  const sheet = page.getByRole('dialog', { name: /Runway share/ });
  await expect(sheet).toContainText('looks that have it');
  release();
  await expect(sheet.locator('tbody tr').first()).toBeVisible();
});

test('a reader who is further down when the scripts arrive stays there', async ({ page }) => {
  // Cards come in no order: the first picture of the page may be another one a moment later.
  const chart = card(page, 'themes').locator('[role=img]').first();
  const release = await openWithoutScripts(page, board('home'), chart);
  await chart.scrollIntoViewIfNeeded();
  release();
  await expect(chart.locator('svg')).toBeInViewport();
});

test('can be walked with the keyboard alone', async ({ page }) => {
  const trend = await first(page, 'graphs/theme/home?season=spring-summer-2027');
  await page.goto(board('home'));
  await expectFigures(page, ['risers']);
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: /Search brands/ })).toBeFocused();
  await page.keyboard.type(trend.replaceAll('-', ' '));
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/-focus\?(trend|brand|season)=/);
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { level: 1, name: 'Trends' })).toBeVisible();
  await expectFigures(page, ['runwayShare']);
  await page.keyboard.press('f');
  await expect(filter(page, 'Type')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/type=/);
  await page.getByRole('link', { name: 'Seasons', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Seasons' })).toBeVisible();
  const chart = card(page, 'seasonsCompared').getByRole('button', { name: 'Table' });
  await chart.focus();
  await page.keyboard.press('Enter');
  await expect(card(page, 'seasonsCompared').getByRole('table')).toBeVisible();
});

test('the gallery has every part in every state', async ({ page }) => {
  await page.goto(`${url()}/en/data/dashboard-components`);
  const shown = page.locator('#runwayShare');
  for (const state of ['Normal', 'Loading', 'Empty', 'Error', 'Suppressed', 'Low base', 'Partial season'])
    await expect(shown.getByText(state, { exact: true })).toBeVisible();
  await expect(shown.getByText('No data available')).toBeVisible();
  await expect(
    shown.getByText(/^An error occurred\. Please try again or contact us at \S+@\S+ if/),
  ).toBeVisible();
  await expect(shown.getByText('Season still showing')).toBeVisible();
  await expect(shown.getByText('Small base', { exact: true }).first()).toBeVisible();
  await expect(page.locator('#consumers').getByText('Fewer than 10 members', { exact: true })).toBeVisible();
  const up = shown.locator('[data-direction]');
  expect(
    new Set(await up.evaluateAll((all) => all.map((one) => one.getAttribute('data-direction')))),
  ).toEqual(new Set(['up', 'down', 'neutral']));
  await page.locator('#byCountry').scrollIntoViewIfNeeded();
  await expect(page.locator('#byCountry svg path').nth(100)).toBeAttached();
});
