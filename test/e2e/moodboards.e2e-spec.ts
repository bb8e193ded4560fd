import { expect } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { boardOf, looksOn, send } from './boards.js';
import { dragByMouse } from './drag.js';
import { url } from './environment.js';
import { signIn } from './sign-in.js';
import { MOVING, test } from './test.js';
import { firstLooks } from './visitors.js';

test.use(MOVING);

const json = { accept: 'application/json' };

test('a visitor who saves a look is led to sign in, and comes back to the look, saved', async ({ page }) => {
  // One that no other test saves: a look that is saved already opens the dialog of its boards instead of saying so.
  const look = (await firstLooks(url(), 20)).at(-1) ?? '';
  await page.goto(`${url()}/en/look/${look}`);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.getByRole('button', { name: 'Save to a moodboard', exact: true }).first().click();
  await page.waitForURL(/\/en\/auth\?/);
  await page.getByLabel('E-mail').first().fill('student@demo.toile.test');
  await page.getByLabel('Password').first().fill('toile-demo-2026');
  await page.getByLabel('Password').first().press('Enter');
  await expect(page).toHaveURL(`${url()}/en/look/${look}`, { timeout: 30_000 });
  await expect(page.getByText(/Saved on “.+”\./)).toBeVisible();
  const mark = page.getByRole('button', { name: 'Save to a moodboard', exact: true }).first();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  // Another tap shows where it is.
  await mark.click();
  const dialog = page.getByRole('dialog', { name: 'Save to a moodboard' });
  await expect(dialog.getByRole('button', { pressed: true })).toContainText('Already there');
  const answer = await page.request.get(`${url()}/moodboards/list/ajax?look=${look}`, { headers: json });
  const { results } = (await answer.json()) as { results: { contains: boolean }[] };
  expect(results.some(({ contains }) => contains)).toBe(true);
});

test('a board is put in order by hand and by keys, and merges with what another window did', async ({
  page,
}) => {
  await signIn(page.context(), 'trend@demo.toile.test');
  const [a = '', b = '', c = '', d = ''] = await firstLooks(url(), 4);
  const board = await boardOf(page.request, 'In order', [a, b, c]);
  await page.goto(`${url()}/en/moodboards/${board.slug}/more`);
  await page.getByRole('button', { name: 'Refuse' }).click();
  const tiles = page.locator('main ol > li');
  await expect(tiles).toHaveCount(3);
  // Dragging is there once its code is.
  await expect(page.locator('main ol[data-sortable]')).toBeVisible();
  const picture = (index: number) => tiles.nth(index).getByRole('img').first();
  await dragByMouse(page, picture(2), picture(0));
  await expect.poll(() => looksOn(page.request, board)).toEqual([c, a, b]);
  // Somebody adds a picture meanwhile: this window knows nothing of it.
  await send(page.request, 'PUT', `/moodboards/${board.slug}/add-look/look/${d}`);
  await tiles.nth(1).hover();
  await tiles
    .nth(1)
    .getByRole('button', { name: /one place forward/ })
    .click();
  await expect(page.getByText('This board had changed meanwhile.')).toBeVisible();
  await expect.poll(() => looksOn(page.request, board)).toEqual([a, c, b, d]);
  await expect(tiles).toHaveCount(4);

  await tiles.nth(1).hover();
  await tiles
    .nth(1)
    .getByRole('button', { name: /^Note on/ })
    .click();
  await page.getByRole('textbox', { name: /^Note on/ }).fill('The cut of the sleeve');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(tiles.nth(1).getByText('The cut of the sleeve')).toBeVisible();

  const other = await boardOf(page.request, 'The other one', []);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('combobox', { name: 'Move to…' }).selectOption(other.slug);
  await expect(page.getByText('Moved to “The other one”.')).toBeVisible();
  expect(await looksOn(page.request, other)).toEqual([c]);
  await expect(tiles).toHaveCount(3);

  // The last picture goes into a section that is made for it.
  await page.getByRole('button', { name: 'New section' }).click();
  await page.getByLabel('Name of the section').fill('Evening');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(tiles.nth(3).getByRole('heading', { name: 'Evening' })).toBeVisible();
  await tiles.nth(2).hover();
  await tiles
    .nth(2)
    .getByRole('button', { name: /one place back/ })
    .click();
  await expect(tiles.nth(2).getByRole('heading', { name: 'Evening' })).toBeVisible();
  const inSection = async () => {
    const answer = await page.request.get(`${url()}/moodboards/${board.slug}/more`, { headers: json });
    const { results } = (await answer.json()) as { results: { section: string | null }[] };
    return results.map(({ section }) => section !== null);
  };
  await expect.poll(inSection).toEqual([false, false, true]);

  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('link', { name: 'Look at it' }).nth(2).click();
  await expect(page.getByText('The cut of the sleeve')).toBeVisible();
  await page.getByRole('button', { name: 'Bring this back' }).click();
  await page.waitForURL(/\/more$/);
  expect(await looksOn(page.request, board)).toEqual([a, c, b, d]);
});

test('a shared board is there for a clean browser, on the whole screen and on paper, until it is taken back', async ({
  page,
  browser,
}) => {
  await signIn(page.context(), 'deal@partner.toile.test');
  const looks = await firstLooks(url(), 3);
  const board = await boardOf(page.request, 'For everybody', looks);
  await send(page.request, 'PUT', `/moodboards/${board.slug}/comment/${looks[0]}`, { comment: '袖子的剪裁' });
  const visitor = await (await browser.newContext()).newPage();
  const address = `${url()}/en/moodboards/public/${board.token}`;
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: 'For everybody' })).toBeVisible();
  await expect(visitor.locator('main ol > li')).toHaveCount(3);
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(visitor.locator('meta[property="og:description"]')).toHaveAttribute('content', '3 pictures');
  await expect(visitor.locator('meta[property="og:image"]')).toHaveAttribute('content', /og_1200x630/);
  await visitor.getByRole('button', { name: 'Refuse' }).click();
  await visitor.getByRole('button', { name: 'Present' }).click();
  const show = visitor.getByRole('dialog', { name: 'Presentation of “For everybody”' });
  await expect(show.getByText('1 of 3')).toBeVisible();
  await visitor.keyboard.press('ArrowRight');
  await expect(show.getByText('2 of 3')).toBeVisible();
  await show.getByRole('button', { name: 'Close' }).click();
  await expect(show).toBeHidden();

  await visitor.getByText('Export', { exact: true }).click();
  await visitor.getByLabel('Looks a page').selectOption('2');
  const downloading = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: 'Make the file' }).click();
  expect((await downloading).url()).toContain(`/moodboards/pdf/${board.token}?looks=2`);
  const file = await visitor.request.get(`${url()}/zh/moodboards/pdf/${board.token}?looks=2`);
  const document = await getDocumentProxy(new Uint8Array(await file.body()));
  const { totalPages, text } = await extractText(document, { mergePages: false });
  expect(totalPages).toBe(4);
  expect(text[0]).toContain('For everybody');
  expect(text[1]?.replace(/\s/g, '')).toContain('袖子的剪裁');

  await send(page.request, 'DELETE', `/moodboards/share/${board.slug}`);
  expect((await visitor.goto(address))?.status()).toBe(404);
  await visitor.context().close();
});
