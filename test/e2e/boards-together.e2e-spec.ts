import { type BrowserContext, expect, type Page } from '@playwright/test';
import { seriousFaults } from './axe.js';
import { boardOf } from './boards.js';
import { url } from './environment.js';
import { invitationTo } from './invitations.js';
import { signIn } from './sign-in.js';
import { test } from './test.js';
import { firstLooks } from './visitors.js';

const OWNER = 'pastdue@demo.toile.test';
const INVITED = 'canceled@demo.toile.test';

async function pageOf(context: BrowserContext, email: string): Promise<Page> {
  await signIn(context, email);
  return context.newPage();
}

test('two members work on a board together: invited by mail, with comments and roles, until one is taken off', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page.context(), OWNER);
  const [a = '', b = '', c = ''] = await firstLooks(url(), 3);
  const board = await boardOf(page.request, 'Worked on together', [a, b]);
  const address = `${url()}/en/moodboards/${board.slug}/more`;
  await page.goto(address);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.getByRole('button', { name: 'People' }).click();
  const people = page.getByRole('dialog', { name: 'People' });
  await people.getByLabel('E-mail address').fill(INVITED);
  await people.getByRole('combobox', { name: 'May' }).selectOption('edit');
  await people.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(people.getByText(INVITED)).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');

  const context = await browser.newContext();
  const visitor = await context.newPage();
  const link = await invitationTo(page.request, INVITED);
  // Whoever is not signed in is told to, and comes back.
  await visitor.goto(link);
  await visitor.getByRole('button', { name: 'Refuse' }).click();
  await expect(visitor.getByRole('heading', { name: /invites you$/ })).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  expect(await seriousFaults(visitor)).toEqual([]);
  await visitor.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await visitor.getByLabel('E-mail').first().fill(INVITED);
  await visitor.getByLabel('Password').first().fill('toile-demo-2026');
  await visitor.getByLabel('Password').first().press('Enter');
  await visitor.waitForURL(link);
  await visitor.getByRole('button', { name: 'Accept' }).click();
  await visitor.waitForURL(address);
  await expect(visitor.getByText(/shares this board with you/)).toBeVisible();
  // What was accepted is over, for everybody.
  const again = await (await pageOf(await browser.newContext(), 'free@demo.toile.test')).goto(link);
  expect(again?.status()).toBe(200);

  // A look goes on it from its own page, by the chooser; the owner sees it without asking.
  const theirs = await context.newPage();
  await theirs.goto(`${url()}/en/look/${c}`);
  await theirs.getByRole('button', { name: 'Save to a moodboard', exact: true }).first().click();
  await expect(theirs.getByText(/Saved on “.+”\./)).toBeVisible();
  await theirs.getByRole('button', { name: 'Another board…' }).click();
  await theirs.getByRole('button', { name: /^Worked on together/ }).click();
  await expect(theirs.getByText('Saved on “Worked on together”.')).toBeVisible();
  const tiles = page.locator('main ol > li');
  await expect(tiles).toHaveCount(3, { timeout: 30_000 });

  // A comment on a picture, which mentions the owner.
  await visitor.reload();
  await visitor
    .getByRole('button', { name: /^Comment on “/ })
    .first()
    .click();
  const said = visitor.getByRole('dialog', { name: /^On “/ });
  await said.getByRole('textbox').pressSequentially('Which fabric is this? @');
  await visitor.keyboard.press('Enter');
  await expect(said.getByRole('textbox')).toHaveValue(/^Which fabric is this\? @\p{L}+ \p{L}+ $/u);
  await said.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(said.getByText('Which fabric is this?')).toBeVisible();
  await expect(said.getByText(/ · To \p{L}/u)).toBeVisible();
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${url()}/dev/mail`, { headers: { accept: 'application/json' } });
      const { results } = (await answer.json()) as { results: { to: string; subject: string }[] };
      return results.filter(({ to }) => to === OWNER).map(({ subject }) => subject);
    })
    .toContainEqual(expect.stringMatching(/mentioned you: Worked on together$/));
  expect(await seriousFaults(visitor)).toEqual([]);
  await visitor.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Comments\s*1$/ })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: /^Comments/ }).click();
  await expect(
    page.getByRole('dialog', { name: 'Comments' }).getByText('Which fabric is this?'),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  // A role that is lowered holds at once, also in a window that does not know of it yet.
  await visitor.route('**/moodboards/*/more?page_size=1', (route) => route.abort());
  await page.getByRole('button', { name: /^People/ }).click();
  await people.getByRole('combobox', { name: /^What .+ may do$/ }).selectOption('read');
  await expect(page.getByText(/may now: look\.$/)).toBeVisible();
  const first = visitor.locator('main ol > li').first();
  await first.hover();
  await first.getByRole('button', { name: /one place back/ }).click();
  await expect(visitor.getByText('Your role on this board has changed', { exact: false })).toBeVisible();
  await visitor.unroute('**/moodboards/*/more?page_size=1');
  await visitor.reload();
  await expect(visitor.getByText(/You may look at it\./)).toBeVisible();
  await expect(visitor.getByRole('button', { name: /one place back/ })).toHaveCount(0);

  // Taken off, there is no such board.
  await people.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(page.getByText(/is no longer on this board\.$/)).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(404);
  await context.close();
});
