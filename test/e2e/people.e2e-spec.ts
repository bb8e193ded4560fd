import { expect, type Page } from '@playwright/test';
import { seriousFaults } from './axe.js';
import { send } from './boards.js';
import { url } from './environment.js';
import { signIn } from './sign-in.js';
import { test } from './test.js';

const json = { accept: 'application/json' };

/** Nothing is done without a reason, which a page that is not alive yet has not heard of. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

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
  const ends = page.getByText(/^Student special · Active, until/);
  const before = await ends.innerText();
  await expect(page.getByRole('button', { name: 'Prolong by 14 days' })).toBeDisabled();
  const reason = page.getByLabel('Reason (names nobody, stays for good)');
  await reason.fill('Could not read for two weeks');
  await page.getByLabel('Days to prolong by').fill('0');
  await expect(page.getByRole('button', { name: /^Prolong by/ })).toBeDisabled();
  await page.getByLabel('Days to prolong by').fill('30');
  await press(page, 'Prolong by 30 days');
  await expect(page.getByText('The plan is prolonged.')).toBeVisible();
  await expect(ends).not.toHaveText(before);
  await reason.fill('Lost a telephone');
  await press(page, 'Sign out everywhere');
  await expect(page.getByText('Signed in nowhere.')).toBeVisible();
  await expect.poll(status).toBe(false);
  const noted = page.getByRole('list', { name: 'What was noted' });
  await expect(noted).toContainText('prolonged the plan (30 days) — Could not read for two weeks');
  await expect(noted).toContainText('signed out everywhere — Lost a telephone');
  await reason.fill('Paid twice by mistake');
  await press(page, 'Give the last payment back');
  await expect(page.getByText('€90 went back through the payment provider. The plan goes on.')).toBeVisible();
  await expect(noted).toContainText('gave a payment back — Paid twice by mistake');
  await reason.fill('Paid twice by mistake');
  await press(page, 'Give the last payment back');
  await expect(noted).toContainText('help was refused: gave a payment back');
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

  const email = `leaving-${Date.now()}@example.test`;
  const registered = await page.request.fetch(`${url()}/api/register`, {
    method: 'POST',
    headers: { ...json, origin: url(), cookie: '' },
    data: {
      email,
      password: 'a long enough secret 7',
      first_name: 'Grace',
      last_name: 'Leaving',
      job: 'buyer',
      country: 'france',
      locale: 'en',
      newsletter: false,
      terms: true,
    },
  });
  expect(registered.status()).toBe(201);
  await page.goto(`${url()}/en/newsroom/people?search=${encodeURIComponent(email)}`);
  await page.getByRole('navigation', { name: 'Members found' }).getByRole('link').first().press('Enter');
  await reason.fill('Writes for us from today on');
  await page.getByLabel(/^Editor:/).check();
  await press(page, 'Change the roles');
  await expect(noted).toContainText('changed the roles (editor, member) — Writes for us from today on');
  await reason.fill('Wants to be forgotten');
  await press(page, 'Erase for good');
  await page.getByRole('dialog').getByRole('button', { name: 'Leave them' }).press('Enter');
  await press(page, 'Erase for good');
  await page.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).press('Enter');
  await expect(page.getByText('The member is erased.')).toBeVisible();
  await page.goto(`${url()}/en/newsroom/people?search=${encodeURIComponent(email)}`);
  await expect(page.getByText('Nobody by that name.')).toBeVisible();
});

test('mails that come back are told to who helps and to the member, who is sent a link to cure it', async ({
  page,
  context,
  browser,
}) => {
  const address = 'pastdue@demo.toile.test';
  await signIn(context, 'operator@demo.toile.test');
  await send(context.request, 'POST', '/auth/forgot-password', { email: address });
  const outbox = async () => (await context.request.get(`${url()}/dev/mail`)).text();
  await expect.poll(outbox).toContain(address);
  await send(context.request, 'POST', '/api/newsroom/newsletters/bounces', {
    bounces: [{ address, status: '5.1.1' }],
  });
  await page.goto(`${url()}/en/newsroom/people?search=${encodeURIComponent(address)}`);
  await page.getByRole('navigation', { name: 'Members found' }).getByRole('link').first().press('Enter');
  await expect(page.getByText(/^come back: there is no such mailbox/)).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);

  const theirs = await browser.newContext({ viewport: { width: 390, height: 800 }, colorScheme: 'dark' });
  await signIn(theirs, address);
  const account = await theirs.newPage();
  await account.goto(`${url()}/en/user/account/update`);
  const notice = account.getByRole('region', { name: 'Mails to you come back' });
  await expect(notice).toContainText('there is no mailbox at this address');
  expect(await seriousFaults(account)).toEqual([]);
  await notice.getByRole('button', { name: 'Send a link to this address' }).click();
  await expect(account.getByText('The message is on its way.')).toBeVisible();
  await expect.poll(outbox).toContain('Does this mail reach you?');
  await theirs.close();
});

test('people are for those who help', async ({ page, context }) => {
  await signIn(context, 'editor@demo.toile.test');
  expect((await page.goto(`${url()}/en/newsroom/people`))?.status()).toBe(403);
});

test('a price is set for later with what it changes, and undone; a coupon is used up, and says so', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, 'operator@demo.toile.test');
  await page.goto(`${url()}/en/newsroom/plans?plan=trend-master`);
  const set = page.getByRole('form', { name: 'Set prices' });
  await set.getByLabel('EUR, A year').fill('812.50');
  await set.getByLabel('From (UTC)').fill(`${new Date().getUTCFullYear() + 1}-01-01T00:00`);
  await set.getByLabel(/^Reason/).fill('Prices of the new year');
  await set.getByRole('button', { name: 'See what it changes' }).press('Enter');
  await expect(set.getByRole('row', { name: /€790 a year.*€812\.50 a year/ })).toBeVisible();
  await set.getByRole('button', { name: /^Set these prices: [1-9]\d* of/ }).press('Enter');
  await expect(page.getByText(/\(UTC\): €812\.50 a year/)).toBeVisible();
  await page
    .getByRole('listitem')
    .filter({ hasText: '(UTC)' })
    .getByLabel(/^Reason/)
    .fill('It was a try');
  await page.getByRole('button', { name: 'Undo this price' }).press('Enter');
  await expect(page.getByText('No other price is to come.')).toBeVisible();
  await expect(page.getByText(/undid prices that had not begun — It was a try/)).toBeVisible();
  const code = `E2E-${Date.now()}`;
  await page.goto(`${url()}/en/newsroom/plans?view=coupons`);
  const form = page.getByRole('form', { name: 'A new coupon' });
  await form.getByLabel(/^Code/).fill(code.toLowerCase());
  await form.getByLabel('Per cent off').fill('20');
  await form.getByLabel(/^Most uses/).fill('1');
  await form.getByLabel(/^Reason/).fill('For visitors of the fair');
  await form.getByRole('button', { name: 'Make the coupon' }).press('Enter');
  await expect(page.getByRole('cell', { name: '0 of 1; 0 being paid' }).first()).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  // Without scripts, as some buyers read.
  const buy = async (email: string) => {
    const theirs = await browser.newContext({ javaScriptEnabled: false });
    await signIn(theirs, email);
    const buyer = await theirs.newPage();
    await buyer.goto(`${url()}/en/premium-memberships?as=me`);
    const plan = buyer.locator('#all-included');
    await plan.getByLabel('Coupon, if you have one').fill(code);
    await plan.getByRole('button', { name: 'Choose this plan' }).click();
    return buyer;
  };
  const first = await buy('free@demo.toile.test');
  await expect(first.getByText(`Coupon ${code}`)).toBeVisible();
  await expect(first.getByText('€39.20')).toBeVisible();
  const second = await buy('brand@demo.toile.test');
  await expect(second).toHaveURL(/problem=coupon-uses/);
  await expect(second.locator('#all-included').getByRole('alert')).toHaveText('This coupon is used up.');
  for (const buyer of [first, second]) await buyer.context().close();
});
