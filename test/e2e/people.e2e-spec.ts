import { expect } from '@playwright/test';
import { seriousFaults } from './axe.js';
import { url } from './environment.js';
import { signIn } from './sign-in.js';
import { test } from './test.js';

const json = { accept: 'application/json' };

test('a member is helped: found, released, prolonged and signed out, each with a reason that stays', async ({
  page,
  context,
  browser,
}) => {
  const theirs = await browser.newContext();
  await signIn(theirs, 'student@demo.toile.test');
  const status = async () => {
    const answer = await theirs.request.get(`${url()}/auth/status`, { headers: json });
    return ((await answer.json()) as { logged_in: boolean }).logged_in;
  };
  expect(await status()).toBe(true);
  await signIn(context, 'operator@demo.toile.test');
  await page.goto(`${url()}/en/newsroom`);
  await page.getByRole('main').getByRole('link', { name: 'People' }).press('Enter');
  await page.getByLabel('Mail, name or company').fill('student demo');
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: 'Members found' }).getByRole('link').first().press('Enter');
  await expect(page.getByText('student@demo.toile.test (confirmed)')).toBeVisible();
  const ends = page.getByText(/^student-special, active, until/);
  const before = await ends.innerText();
  const prolong = page.getByRole('button', { name: 'Prolong by 14 days' });
  await expect(prolong).toBeDisabled();
  const reason = page.getByLabel('Reason (names nobody, stays for good)');
  await reason.fill('Could not read for two weeks');
  await prolong.press('Enter');
  await expect(page.getByText('The plan is prolonged.')).toBeVisible();
  await expect(ends).not.toHaveText(before);
  await reason.fill('Lost a telephone');
  await page.getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
  await expect(page.getByText('Signed in nowhere.')).toBeVisible();
  await expect.poll(status).toBe(false);
  const noted = page.getByRole('list', { name: 'What was noted' });
  await expect(noted).toContainText('subscription-prolonged — Could not read for two weeks');
  await expect(noted).toContainText('sessions-ended — Lost a telephone');
  await expect(page.getByText(/^The audit log is whole/)).toBeVisible();
  for (const { width, colorScheme } of [
    { width: 834, colorScheme: 'dark' },
    { width: 1440, colorScheme: 'light' },
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    await page.emulateMedia({ colorScheme });
    expect(await seriousFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await theirs.close();
});

test('people are for those who help', async ({ page, context }) => {
  await signIn(context, 'editor@demo.toile.test');
  expect((await page.goto(`${url()}/en/newsroom/people`))?.status()).toBe(403);
});
