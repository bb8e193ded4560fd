import { expect } from '@playwright/test';
import { seriousFaults } from './axe.js';
import { send } from './boards.js';
import { url } from './environment.js';
import { signIn } from './sign-in.js';
import { test } from './test.js';

const PATH = '/newsroom/vocabulary';

test('an editor finds a concept, changes its words, and reads who did; the second of two is told', async ({
  page,
  context,
}) => {
  await signIn(context, 'editor@demo.toile.test');
  await page.goto(`${url()}/en${PATH}`);
  await page.getByLabel('Find a concept').fill('peacoat');
  await page.getByRole('button', { name: 'Show' }).click();
  const concepts = page.getByRole('navigation', { name: 'Concepts' });
  // Else the link may be the first of the list before.
  await expect(concepts.getByRole('link')).toHaveCount(1);
  await concepts.getByRole('link').first().click();
  await expect(page.getByText('Nobody has changed it.')).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());

  const french = page.getByRole('group', { name: 'French' });
  const before = await french.getByLabel('Other words').inputValue();
  await french.getByLabel('Other words').fill(`${before}\nmanteau de quart`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('changed its words')).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);

  const italian = second.getByRole('group', { name: 'Italian' }).getByLabel('Other words');
  await italian.fill('cappotto di guardia');
  await second.getByRole('button', { name: 'Save' }).click();
  const form = second.getByRole('form', { name: /^Words of/ });
  await expect(form.getByRole('alert')).toContainText('Somebody has changed this concept');
  await expect(italian).toHaveValue('cappotto di guardia');
  await second.getByRole('button', { name: 'Show it as it is now' }).click();
  const shown = second.getByRole('group', { name: 'French' }).getByLabel('Other words');
  await expect(shown).toHaveValue(/manteau de quart/);

  await shown.fill(before);
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText('changed its words')).toHaveCount(2);
});

test('an editor adds a concept, puts it under another, merges it, parts it again, and retires it', async ({
  page,
  context,
}) => {
  await signIn(context, 'editor@demo.toile.test');
  await page.goto(`${url()}/en${PATH}`);
  await page.getByRole('link', { name: 'Add a concept' }).click();
  const form = page.getByRole('form', { name: 'A new concept' });
  await form.getByLabel('Kind').selectOption({ label: 'Details' });
  await form.getByRole('group', { name: 'English' }).getByLabel('Label').fill('Frogging loop');
  await form.getByRole('group', { name: 'French' }).getByLabel('Label').fill('Passe-brandebourg');
  await expect(form.getByLabel('Tag')).toHaveValue('frogging-loop');
  expect(await seriousFaults(page)).toEqual([]);
  await form.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByRole('heading', { name: 'Frogging loop detail/frogging-loop' })).toBeVisible();

  // By keys alone from here on.
  const openChange = async (name: string) => {
    await page.locator('summary', { hasText: name }).focus();
    await page.keyboard.press('Enter');
  };
  const choose = async (field: string, text: string, option: string) => {
    await page.getByRole('combobox', { name: field }).focus();
    await page.keyboard.type(text);
    await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
    await page.keyboard.press('Enter');
  };
  await openChange('Put it elsewhere');
  await choose('Wider concepts', 'ruffle', 'Ruffles');
  await expect(page.getByText(/^Ruffles: [\d,]+ looks are found now, [\d,]+ then\./)).toBeVisible();
  await page.getByRole('button', { name: 'Put it there' }).press('Enter');
  const places = page.locator('dl').filter({ hasText: 'Under' });
  await expect(places.getByRole('link', { name: 'Ruffles' })).toBeVisible();
  await expect(page.getByText('moved it')).toBeVisible();

  await openChange('Merge it into another');
  await choose('Merge into', 'fringe', 'Fringe');
  await expect(page.getByText('Looks that would be retagged: 0.')).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Merge into Fringe' }).press('Enter');
  const merged = page.locator('dl').getByRole('link', { name: /frogging-loop|Frogging loop/ });
  await expect(page.getByRole('heading', { name: /^Fringe/ })).toBeVisible();
  await merged.click();
  await expect(page.locator('dl').getByRole('link', { name: 'Fringe' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo the merge' }).press('Enter');
  await expect(page.getByRole('form', { name: 'Words of Frogging loop' })).toBeVisible();

  await openChange('Retire it');
  await page.getByRole('button', { name: 'Retire it' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Retire it' }).press('Enter');
  await expect(page).not.toHaveURL(/concept=/);
  const gone = await context.request.get(`${url()}/api/editor/vocabulary/concepts/detail/frogging-loop`);
  expect(gone.status()).toBe(404);
});

test('a tag that looks carry is merged into another and parted again, with figures as they were before', async ({
  page,
  context,
  browser,
}) => {
  const analyst = await browser.newContext();
  await signIn(analyst, 'analyst@demo.toile.test');
  const told = async () => {
    const asked = 'measures=looks&rows=tag:trench-coat,overcoat&seasons=fall-winter-2026';
    const answer = await analyst.request.get(`${url()}/api/dashboard/questions?${asked}`);
    const { rows } = (await answer.json()) as { rows: { row: string; column: string; value: number }[] };
    return Object.fromEntries(rows.filter(({ column }) => column === '*').map((one) => [one.row, one.value]));
  };
  const before = await told();
  const all = (before['trench-coat'] ?? 0) + (before.overcoat ?? 0);
  expect(before['trench-coat']).toBeGreaterThan(0);
  await signIn(context, 'editor@demo.toile.test');
  await page.goto(`${url()}/en${PATH}?concept=garment/trench-coat`);
  await page.locator('summary', { hasText: 'Merge it into another' }).click();
  await page.getByRole('combobox', { name: 'Merge into' }).fill('overcoat');
  await page.getByRole('option', { name: 'Overcoat' }).first().click();
  await expect(page.getByRole('table').first()).toContainText('Runway share');
  await page.getByRole('button', { name: 'Merge into Overcoat' }).click();
  await expect(page.getByRole('heading', { name: /^Overcoat/ })).toBeVisible();
  await expect.poll(async () => (await told()).overcoat).toBe(all);
  await page.goto(`${url()}/en${PATH}?concept=garment/trench-coat`);
  await page.getByRole('button', { name: 'Undo the merge' }).click();
  await expect(page.getByRole('form', { name: /^Words of Trench/ })).toBeVisible();
  await expect.poll(told).toEqual(before);
  await analyst.close();
});

test('the vocabulary is for editors', async ({ page, context }) => {
  await page.goto(`${url()}/fr${PATH}`);
  await expect(page).toHaveURL(/\/fr\/auth\?redirect=/);
  await signIn(context, 'subscriber@demo.toile.test');
  expect((await page.goto(`${url()}/fr${PATH}`))?.status()).toBe(403);
});

test('an editor sees what a retag would change, by season, before and after, and nothing is carried out', async ({
  page,
  context,
}) => {
  await signIn(context, 'editor@demo.toile.test');
  const headers = { accept: 'application/json' };
  const looks = await context.request.get(`${url()}/en/look/search?tags=denim`, { headers });
  const { results } = (await looks.json()) as { results: { slug: string }[] };
  await page.goto(`${url()}/en/newsroom/retags`);
  const preview = page.getByRole('button', { name: 'Show what it changes' });
  await expect(preview).toBeDisabled();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByLabel('Looks, one a line').fill(
    results
      .slice(0, 3)
      .map(({ slug }) => slug)
      .join('\n'),
  );
  const lost = page.getByRole('combobox', { name: 'Tags they lose' });
  await lost.fill('denim');
  await page.getByRole('option', { name: 'Denim', exact: true }).first().click();
  await preview.click();
  await expect(page.getByText('Published looks that would get other tags: 3')).toBeVisible();
  const row = page.getByRole('row', { name: /Runway share/ }).first();
  const [before = Number.NaN, after = Number.NaN] = (await row.locator('td small').allInnerTexts()).map(
    parseFloat,
  );
  expect(after).toBeLessThan(before);
  await expect(page.getByRole('button', { name: 'Carry it out' })).toBeEnabled();
  expect(await seriousFaults(page)).toEqual([]);
  // Other looks than those that were looked at are not carried out.
  await page.getByLabel('Looks, one a line').fill('another-look');
  await expect(page.getByRole('button', { name: 'Carry it out' })).toHaveCount(0);
});

test('an article in two languages is drafted, scheduled, published and withdrawn by keyboard, and read in both', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, 'editor@demo.toile.test');
  const slug = `counted-buttons-${Date.now().toString(36)}`;
  await page.goto(`${url()}/en/newsroom`);
  await page.getByRole('main').getByRole('link', { name: 'Words and pictures' }).press('Enter');
  const begin = page.getByRole('form', { name: 'Something new' });
  await begin.getByLabel('Title').fill('Counted buttons');
  await begin.getByLabel('Address').fill(slug);
  await begin.getByRole('button', { name: 'Begin' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Counted buttons' })).toBeVisible();
  const status = page.getByRole('main').locator('[data-is]');

  await page.getByRole('button', { name: 'Paragraph', exact: true }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Paragraph' })).toBeFocused();
  await page.keyboard.type('Forty-two of them.');
  await page.getByRole('button', { name: 'Heading', exact: true }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Heading' })).toBeFocused();
  await page.keyboard.type('How many?');
  // The heading comes first, and keeps the focus.
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('group', { name: 'Heading 1' }).getByRole('textbox')).toBeFocused();
  await expect(status).toHaveText(/^Saved at .*Parts/);
  const english = page.getByRole('tab', { name: 'English' });
  await english.focus();
  for (const language of ['Spanish', 'French']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: language })).toBeFocused();
  }
  await expect(page.getByRole('tab', { name: 'French' })).toContainText('2 not translated');
  await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('Boutons comptés');
  await page.getByRole('button', { name: 'Begin with the English parts' }).press('Enter');
  await page.getByRole('textbox', { name: 'Paragraph' }).fill('Quarante-deux.');
  await expect(page.getByRole('tab', { name: 'French' })).toHaveText('French');
  await page.setViewportSize({ width: 834, height: 1000 });
  const draft = page.frameLocator('iframe');
  await expect(draft.getByRole('heading', { level: 1 })).toHaveText('Boutons comptés');
  expect(await seriousFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(834);
  // The page around it asks.
  await expect(draft.getByRole('button', { name: 'Refuser', exact: true })).toHaveCount(0);

  const reader = await browser.newContext();
  const seen = async (locale: string) =>
    (await (await reader.request.get(`${url()}/${locale}/page/${slug}`)).text()).match(
      /<h1[^>]*>([^<]*)/,
    )?.[1];
  const isRead = async () => (await reader.request.get(`${url()}/en/page/${slug}`)).status() === 200;
  expect(await isRead()).toBe(false);
  await page.getByRole('button', { name: 'Make a link for a day' }).press('Enter');
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  expect((await reader.request.get(link)).status()).toBe(200);
  await page.getByLabel('Day and time').fill('2099-01-01T09:00');
  await page.getByRole('button', { name: 'Schedule', exact: true }).press('Enter');
  await expect(page.getByText(/^Published by itself on 2099-01-01 09:00/)).toBeVisible();
  expect(await isRead()).toBe(false);
  await page.getByRole('button', { name: 'Cancel that' }).press('Enter');
  await page.getByRole('button', { name: 'Publish now' }).press('Enter');
  await expect(page.getByRole('link', { name: 'See its page' })).toBeVisible();
  await expect.poll(() => seen('en')).toBe('Counted buttons');
  await expect.poll(() => seen('fr')).toBe('Boutons comptés');
  expect((await reader.request.get(link)).status()).toBe(404);
  // What was published comes back into a draft, and changes nothing for readers.
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first();
  await title.fill('Uncounted buttons');
  await expect(status).toHaveText(/^Saved at .*: Title$/);
  const history = page.getByRole('region', { name: 'History' });
  await history.locator('summary').press('Enter');
  await history.getByRole('button', { name: 'Restore into the draft' }).press('Enter');
  await expect(title).toHaveValue('Counted buttons');
  await page.getByRole('button', { name: 'Withdraw' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).press('Enter');
  await expect(history).toContainText('withdrew it');
  await expect.poll(isRead).toBe(false);
  await reader.close();
});

test('drafts of all that has a page are previewed as it will be', async ({ page, context }) => {
  await signIn(context, 'editor@demo.toile.test');
  const drafts = [
    ['report', { title: 'Hems of a test', type: 'flash', pages: 4 }, 'Hems of a test'],
    ['client', { name: 'Vale of a test' }, 'They work with Toile'],
    ['designer', { name: 'Atelier of a test', city: 'paris' }, 'Atelier of a test'],
    ['model', { name: 'Ines of a test', gender: 'woman' }, 'Ines of a test'],
  ] as const;
  for (const [at, [kind, doc, heading]] of drafts.entries()) {
    const named = new URLSearchParams({ kind, slug: `of-a-test-${kind}` });
    await send(context.request, 'PUT', `/api/newsroom/words/draft?${named}`, { version: 0, doc });
    await page.setViewportSize({ width: at % 2 === 0 ? 834 : 1440, height: 1000 });
    await page.emulateMedia({ colorScheme: at < 2 ? 'dark' : 'light' });
    await page.goto(`${url()}/en/newsroom/words/preview?${named}`);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    expect([kind, await seriousFaults(page)]).toEqual([kind, []]);
  }
});

test('looks that two people tag blind are left out of a retagging, which says so', async ({
  page,
  context,
}) => {
  await signIn(context, 'editor@demo.toile.test');
  const headers = { accept: 'application/json' };
  const found = await context.request.get(`${url()}/en/look/search?tags=denim`, { headers });
  const [look] = ((await found.json()) as { results: { slug: string; collection: string }[] }).results;
  const show = `/api/newsroom/double-tagging/shows/${look?.collection}`;
  await send(context.request, 'POST', show, { percent: 100 });
  await page.goto(`${url()}/en/newsroom/retags`);
  await page.getByLabel('Looks, one a line').fill(look?.slug ?? '');
  await page.getByRole('combobox', { name: 'Tags they lose' }).fill('denim');
  await page.getByRole('option', { name: 'Denim', exact: true }).first().click();
  await page.getByRole('button', { name: 'Show what it changes' }).click();
  await expect(page.getByText('Looks that are being tagged twice, which keep their tags: 1')).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await send(context.request, 'DELETE', show);
});

test('own figures are set beside a comparison set that the reader keeps', async ({ page, context }) => {
  await signIn(context, 'operator@demo.toile.test');
  await page.goto(`${url()}/en/newsroom/figures`);
  const members = await page
    .locator('input[name="peers"]')
    .evaluateAll((boxes) => boxes.slice(0, 3).map((box) => (box as HTMLInputElement).value));
  expect(members).toHaveLength(3);
  const set = { name: 'Peers of a test', dimension: 'brand', members };
  await send(context.request, 'POST', '/api/dashboard/comparison-sets', set);
  await page.reload();
  const link = page
    .getByRole('navigation', { name: 'Your sets and groups' })
    .getByRole('link', { name: set.name });
  await link.press('Enter');
  await expect(link).toHaveAttribute('aria-current', 'true');
  expect(await page.locator('input[name="peers"]:checked').count()).toBe(3);
  expect(await seriousFaults(page)).toEqual([]);
});
