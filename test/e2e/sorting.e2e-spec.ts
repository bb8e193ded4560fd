import { type BrowserContext, expect } from '@playwright/test';
import { seriousFaults } from './axe.js';
import { boardOf, looksOn } from './boards.js';
import { dragByFinger, swipeUp } from './drag.js';
import { url } from './environment.js';
import { signIn } from './sign-in.js';
import { test } from './test.js';
import { firstLooks } from './visitors.js';

async function ownBoard(context: BrowserContext, name: string, count: number) {
  await context.addInitScript({ content: `localStorage.setItem('consent', 'no');` });
  await signIn(context, 'trend@demo.toile.test');
  const looks = await firstLooks(url(), count);
  return { looks, board: await boardOf(context.request, name, looks) };
}

test('a list keeps who is in it while dragging arrives', async ({ page, context }) => {
  const { board } = await ownBoard(context, 'Early hands', 12);
  let letThrough: () => void = () => undefined;
  const letting = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  let isHeld = false;
  await context.route(/\/_next\/static\/.*\.js/, async (route) => {
    const answer = await route.fetch();
    // What is only in the code of dragging.
    if ((await answer.text()).includes('DndDescribedBy')) {
      isHeld = true;
      await letting;
    }
    await route.fulfill({ response: answer });
  });
  await page.goto(`${url()}/en/moodboards/${board.slug}/more`, { waitUntil: 'domcontentloaded' });
  // The page's own scripts run by now: they asked for it.
  await expect.poll(() => isHeld).toBe(true);
  const list = page.locator('main ol');
  const tile = list.locator(':scope > li').nth(9);
  await tile.getByRole('button', { name: /^Note on/ }).focus();
  await page.keyboard.press('Enter');
  const note = tile.getByRole('textbox', { name: /^Note on/ });
  await note.fill('The cut of the sleeve');
  await note.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 7));
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await expect(list).not.toHaveAttribute('data-sortable');
  letThrough();
  await expect(list).toHaveAttribute('data-sortable');
  await expect(note).toBeFocused();
  await expect(note).toHaveValue('The cut of the sleeve');
  const selected = (field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd];
  expect(await note.evaluate(selected)).toEqual([4, 7]);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('a picture is moved by the keys, and every step is said', async ({ page, context }) => {
  const { board, looks } = await ownBoard(context, 'By keys', 5);
  const [a = '', b = '', c = '', d = '', e = ''] = looks;
  await page.goto(`${url()}/en/moodboards/${board.slug}/more`);
  const grip = page.locator(`li[data-photo="${c}"]`).getByRole('button', { name: /with the arrow keys$/ });
  const said = page.locator('[id^="DndLiveRegion"]');
  await grip.focus();
  await page.keyboard.press('Space');
  await expect(said).toHaveText(/is lifted from place 3 of 5\.$/);
  await page.keyboard.press('ArrowLeft');
  await expect(said).toHaveText(/is over place 2 of 5\.$/);
  await page.keyboard.press('Escape');
  await expect(said).toHaveText(/is back where it was, at place 3\.$/);
  expect(await looksOn(page.request, board)).toEqual(looks);
  await expect(grip).toBeFocused();
  // As fast as a hand that knows the way.
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await expect(said).toHaveText(/is over place 2 of 5\.$/);
  await page.keyboard.press('Space');
  await expect.poll(() => looksOn(page.request, board)).toEqual([a, c, b, d, e]);
  expect(await seriousFaults(page)).toEqual([]);
});

test.describe('on a telephone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a board scrolls under a finger that goes on, and its pictures move under one that rests', async ({
    page,
    context,
  }) => {
    const { board, looks } = await ownBoard(context, 'By finger', 5);
    const [a = '', b = '', c = '', d = '', e = ''] = looks;
    await page.goto(`${url()}/en/moodboards/${board.slug}/more`);
    await expect(page.getByText('Hold a picture until it lifts')).toBeVisible();
    await expect(page.getByText('Drag pictures to put them in order')).toBeHidden();
    await expect(page.locator('main ol[data-sortable]')).toBeVisible();
    const picture = (look: string) => page.locator(`[data-photo="${look}"]`).getByRole('img').first();
    expect(await seriousFaults(page)).toEqual([]);
    const before = await page.evaluate(() => window.scrollY);
    await picture(a).scrollIntoViewIfNeeded();
    await swipeUp(page, picture(a));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 50);
    expect(await looksOn(page.request, board)).toEqual(looks);
    await dragByFinger(page, picture(c), picture(b));
    await expect.poll(() => looksOn(page.request, board)).toEqual([a, c, b, d, e]);
    await expect(page).toHaveURL(/\/more$/);
  });
});
