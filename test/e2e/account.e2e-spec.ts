import { type Browser, expect, type Page } from '@playwright/test';
import { url } from './environment.js';
import { test } from './test.js';

const PASSWORD = 'a long enough pass phrase';
const OTHER = 'another long pass phrase';

const WORDS = {
  en: {
    email: 'E-mail address',
    password: 'Password',
    firstName: 'First name',
    lastName: 'Last name',
    job: 'What do you do?',
    country: 'Country',
    terms: /terms of use/,
    join: 'Create the account',
    signIn: 'Sign in',
    joined: /Your account is ready/,
    verified: /address is confirmed/,
    newEmail: 'New e-mail address',
    own: 'Your password',
    change: 'Change the address',
    asked: /written to the new address/,
    changed: /new address is confirmed/,
    sendLink: 'Send the link',
    onItsWay: /on its way/,
    keep: 'Save this password',
    kept: /password is changed/,
    expired: /no longer works/,
    end: /^Sign out/,
    ended: /device is signed out/,
    delete: 'Delete my account',
    deleted: /account is deleted/,
    wrong: /password is not right/,
    company: 'Company (optional)',
    save: 'Save',
    saved: /^Saved/,
    confirm: 'Confirm and sign in',
    confirmNew: 'Confirm the new address',
  },
  fr: {
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    firstName: 'Prénom',
    lastName: 'Nom',
    job: 'Que faites-vous ?',
    country: 'Pays',
    terms: /conditions d’utilisation/,
    join: 'Créer le compte',
    signIn: 'Se connecter',
    joined: /Votre compte est créé/,
    verified: /adresse est confirmée/,
    newEmail: 'Nouvelle adresse e-mail',
    own: 'Votre mot de passe',
    change: 'Changer l’adresse',
    asked: /écrit à la nouvelle adresse/,
    sendLink: 'Envoyer le lien',
    changed: /nouvelle adresse est confirmée/,
    onItsWay: /lien est en route/,
    keep: 'Enregistrer ce mot de passe',
    kept: /mot de passe est changé/,
    expired: /ne fonctionne plus/,
    end: /^Déconnecter/,
    ended: /appareil est déconnecté/,
    delete: 'Supprimer mon compte',
    deleted: /compte est supprimé/,
    wrong: /mot de passe n’est pas correct/,
    company: 'Société (facultatif)',
    save: 'Enregistrer',
    saved: /^Enregistré/,
    confirm: 'Confirmer et se connecter',
    confirmNew: 'Confirmer la nouvelle adresse',
  },
} as const;
type Language = keyof typeof WORDS;

/** The link of the newest mail to an address that leads to `path`; the run keeps its mails in files. */
async function mailedLink(page: Page, to: string, path: string, other = ''): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${url()}/dev/mail`, { headers: { accept: 'application/json' } });
      const { results } = (await answer.json()) as { results: { to: string; links: string[] }[] };
      const links = results.filter((mail) => mail.to === to).flatMap((mail) => mail.links);
      link = links.find((one) => one.includes(path) && one !== other) ?? '';
      return link;
    })
    .toContain(path);
  return link;
}

/** Opens the link of a mail, twice as a scanner would, and presses its button; the token stands in no other address. */
async function pressMailedLink(page: Page, to: string, button: string): Promise<void> {
  const link = await mailedLink(page, to, 'auth/confirm');
  await page.request.get(link);
  const answer = await page.goto(link);
  expect(answer?.headers()['referrer-policy']).toBe('strict-origin');
  const [posted] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/auth/confirm')),
    page.getByRole('button', { name: button }).click(),
  ]);
  expect((await posted.allHeaders()).referer ?? '').not.toContain('token');
}

const section = (page: Page, id: string) => page.locator(`section[aria-labelledby="${id}"]`);

async function signIn(page: Page, language: Language, email: string, password: string): Promise<void> {
  const words = WORDS[language];
  await page.goto(`${url()}/${language}/auth?redirect=/${language}/user/account/update`);
  const form = page.locator('main section').first();
  await form.getByLabel(words.email).fill(email);
  await form.getByLabel(words.password).fill(password);
  await form.getByRole('button', { name: words.signIn }).click();
}

/** On the page where one can; leads on to where the reader wanted to go. */
async function register(page: Page, language: Language, email: string): Promise<void> {
  const words = WORDS[language];
  const form = section(page, 'register');
  await form.getByLabel(words.email).fill(email);
  await form.getByLabel(words.password).fill(PASSWORD);
  await form.getByLabel(words.firstName, { exact: true }).fill('Ada');
  await form.getByLabel(words.lastName, { exact: true }).fill('Vale');
  await form.getByLabel(words.terms).check();
  await form.getByRole('button', { name: words.join }).click();
  await expect(page.getByText(words.joined)).toBeVisible();
  await pressMailedLink(page, email, words.confirm);
}

async function join(page: Page, language: Language, email: string): Promise<void> {
  const words = WORDS[language];
  // With scripts somebody who wants to buy, whom the link of the mail leads to where the plan is paid.
  const isBuyer = language === 'en';
  await page.goto(`${url()}/${language}/${isBuyer ? 'premium-memberships' : 'auth'}`);
  if (isBuyer) {
    await page.locator('#trend-master').getByRole('button').press('Enter');
    // Whoever chose a plan without an account meets the form of one first.
    await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
    await expect(page.getByText(/the checkout of the plan you chose/)).toBeVisible();
  }
  await register(page, language, email);
  if (isBuyer) await page.waitForURL('**/en/premium-memberships/test-checkout?*');
  else await expect(page.getByText(words.verified)).toBeVisible();
}

async function changeEmail(page: Page, language: Language, email: string): Promise<void> {
  const words = WORDS[language];
  const form = section(page, 'address');
  await form.getByLabel(words.newEmail).fill(email);
  await form.getByLabel(words.own).fill(PASSWORD);
  await form.getByRole('button', { name: words.change }).click();
  await expect(page.getByText(words.asked)).toBeVisible();
  await pressMailedLink(page, email, words.confirmNew);
  await expect(page.getByText(words.changed)).toBeVisible();
}

async function forgetAndReset(page: Page, language: Language, email: string): Promise<void> {
  const words = WORDS[language];
  await page.goto(`${url()}/${language}/auth/forgot-password`);
  const main = page.locator('#content');
  await main.getByLabel(words.email).fill(email);
  await main.getByRole('button', { name: words.sendLink }).click();
  await expect(page.getByText(words.onItsWay).first()).toBeVisible();
  const link = await mailedLink(page, email, 'reset-password');
  const reset = async () => {
    await page.goto(link);
    await main.locator('input[name=password]').fill(OTHER);
    await main.getByRole('button', { name: words.keep }).click();
  };
  await reset();
  await expect(page.getByText(words.kept)).toBeVisible();
  // Of the link's own page, too, the address begins so.
  await page.waitForURL((to) => to.pathname === `/${language}/auth`);
  // The link works once.
  await reset();
  await expect(page.getByText(words.expired).first()).toBeVisible();
}

/** A second browser signs in and is signed out from the first. */
async function revoke(page: Page, browser: Browser, language: Language, email: string): Promise<void> {
  const words = WORDS[language];
  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await signIn(phone, language, email, OTHER);
  await phone.waitForURL('**/user/account/update');
  await page.reload();
  const devices = section(page, 'devices');
  // Devices may be of one kind: their forms bear no name, which would be the same, and each button says which row it is of.
  await expect(devices.getByRole('form')).toHaveCount(0);
  await expect(devices.getByRole('button', { name: words.end })).toHaveAccessibleDescription(
    // The clocks of which zone, too.
    /Chrome.*\d{4}.*(CES?T|(UTC|GMT)[+−-]\d)/,
  );
  await devices.getByRole('button', { name: words.end }).click();
  await expect(page.getByText(words.ended)).toBeVisible();
  await expect(section(page, 'devices').getByRole('button', { name: words.end })).toHaveCount(0);
  // A process remembers for a second whom a session is of.
  const pathAfterReload = async () => {
    await phone.reload();
    return new URL(phone.url()).pathname;
  };
  await expect.poll(pathAfterReload).toBe(`/${language}/auth`);
  await elsewhere.close();
}

for (const [language, javaScriptEnabled] of [
  ['en', true],
  ['fr', false],
] as const) {
  test.describe(`an account in ${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });
    test('joins, verifies, changes, forgets, resets, ends a session and leaves', async ({
      page,
      browser,
    }) => {
      test.setTimeout(180_000);
      const words = WORDS[language];
      const [first, second] = [`walk-${language}@e2e.test`, `walked-${language}@e2e.test`];
      await join(page, language, first);
      await signIn(page, language, first, 'this is not the one');
      await expect(page.getByText(words.wrong)).toBeVisible();
      await signIn(page, language, first, PASSWORD);
      await page.waitForURL(`**/${language}/user/account/update`);

      const profile = section(page, 'profile');
      await profile.getByLabel(words.company).fill('Maison <b>Vale</b>');
      await profile.getByRole('button', { name: words.save }).click();
      await expect(page.getByText(words.saved)).toBeVisible();
      await page.reload();
      await expect(profile.getByLabel(words.company)).toHaveValue('Maison <b>Vale</b>');
      // What sign-up did not ask.
      const about = section(page, 'about');
      await about.getByLabel(words.job).selectOption('designer');
      await about.getByLabel(words.country).selectOption('france');
      await about.getByRole('button', { name: words.save }).click();
      await expect(profile.getByLabel(words.job)).toHaveValue('designer');
      await expect(about).toHaveCount(0);

      await changeEmail(page, language, second);
      await forgetAndReset(page, language, second);
      await signIn(page, language, second, OTHER);
      await page.waitForURL(`**/${language}/user/account/update`);
      await revoke(page, browser, language, second);

      const leaving = section(page, 'delete');
      await leaving.getByLabel(words.own).fill(OTHER);
      await leaving.getByRole('button', { name: words.delete }).click();
      await expect(page.getByText(words.deleted)).toBeVisible();
      await signIn(page, language, second, OTHER);
      await expect(page.getByText(words.wrong)).toBeVisible();
    });
  });
}

test('says the plan, changes it to another and back, and asks for the proof of studies', async ({ page }) => {
  await page.goto(`${url()}/en/auth?redirect=/en/user/account/update`);
  await signIn(page, 'en', 'trend@demo.toile.test', 'toile-demo-2026');
  await page.waitForURL('**/en/user/account/update');
  const plan = section(page, 'plan');
  const change = async (to: string, name: string) => {
    await plan.getByRole('link', { name: 'Change to another plan' }).click();
    const offer = page.locator(`#${to}`);
    await offer.getByRole('button', { name: 'Change to this plan' }).press('Enter');
    await expect(offer.getByText('Your plan')).toBeVisible();
    await page.goto(`${url()}/en/user/account/update`);
    await expect(plan.getByText(`${name} — Active`)).toBeVisible();
  };
  await expect(plan.getByText('Trend master — Active')).toBeVisible();
  await expect(plan.getByLabel('School e-mail address')).toBeVisible();
  await change('all-included', 'All included');
  await change('trend-master', 'Trend master');
});

test('a seat is given on the account’s page, and taken by somebody who makes an account for it', async ({
  page,
  browser,
}) => {
  const email = 'seated@e2e.test';
  await signIn(page, 'en', 'team@demo.toile.test', 'toile-demo-2026');
  await page.waitForURL('**/en/user/account/update');
  const give = page.getByRole('form', { name: 'Assign a seat' });
  await give.getByLabel('E-mail address').fill(email);
  await give.getByRole('button').click();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('has not joined yet');
  await expect(page).toHaveURL(/\/en\/user\/account\/update$/);
  await expect(give.getByLabel('E-mail address')).toHaveValue('');

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(await mailedLink(page, email, 'message=seat'));
  await expect(theirs.getByText(/^You have been given a seat/)).toBeVisible();
  await register(theirs, 'en', email);
  await theirs.waitForURL('**/en/user/account/update');
  await expect(
    section(theirs, 'plan').getByText(/All included — a seat on somebody else’s plan/),
  ).toBeVisible();
  await page.reload();
  await expect(row).toContainText('has joined');
  await row.getByRole('button', { name: 'Take back' }).click();
  await expect(row).toHaveCount(0);
});

test('names the dashboard among the plans of who has it', async ({ page }) => {
  await signIn(page, 'en', 'analyst@demo.toile.test', 'toile-demo-2026');
  await page.waitForURL('**/en/user/account/update');
  await expect(section(page, 'plan').getByText(/^Dashboard — Active, until/)).toBeVisible();
  await expect(section(page, 'plan').getByText('You have no plan of your own yet.')).toHaveCount(0);
});

test('says of an address whether it can be used as one leaves the field, asked once an address', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/register/validate-email'))
      asked.push((request.postDataJSON() as { email: string }).email);
  });
  await page.goto(`${url()}/en/auth`);
  const field = section(page, 'register').getByLabel('E-mail address');
  const verdict = section(page, 'register').locator('[aria-live]');
  const taken = 'free@demo.toile.test';
  // The page answers once its code is there.
  await expect(async () => {
    await field.fill(taken);
    await field.blur();
    await expect(verdict).toHaveText(/There is an account with this address already/, { timeout: 1_000 });
  }).toPass();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.pressSequentially('x');
  await expect(verdict).toBeEmpty();
  await field.blur();
  await expect(verdict).toHaveText('This address can be used.');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await field.fill('nobody');
  await field.blur();
  await expect(verdict).toHaveText(/Please check the address/);
  await field.fill(taken);
  await field.blur();
  await expect(verdict).toHaveText(/There is an account with this address already/);
  await field.fill('');
  await field.blur();
  await expect(verdict).toBeEmpty();
  expect(asked).toEqual([taken, `${taken}x`, 'nobody']);
});
