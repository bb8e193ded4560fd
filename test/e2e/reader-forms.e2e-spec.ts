import { expect } from '@playwright/test';
import { url } from './environment.js';
import { test } from './test.js';

test('a vote is thanked for, shown with its share, kept and changed', async ({ page }) => {
  await page.goto(`${url()}/fr/news`);
  await page.getByRole('button', { name: 'Refuser' }).click();
  const poll = page.locator('#poll');
  await poll.getByRole('radio').first().check();
  await poll.getByRole('button', { name: 'Voter' }).click();
  await expect(page.getByText('Merci pour votre vote.')).toBeVisible();
  await expect(poll.locator('label').first()).toContainText(/[1-9]\d* votes?, \d+\s%/);
  await poll.getByRole('radio').nth(1).check();
  await poll.getByRole('button', { name: 'Changer mon vote' }).click();
  await expect(poll.locator('label').nth(1)).toContainText(/[1-9]\d* votes?, \d+\s%/);
  await page.reload();
  await expect(poll.getByRole('radio').nth(1)).toBeChecked();
});

test('the newsletter is asked for at the foot of any page, and confirmed by mail', async ({
  page,
  request,
}) => {
  await page.goto(`${url()}/it/look/search`);
  await page.getByRole('button', { name: 'Rifiuta' }).click();
  const form = page.getByRole('contentinfo').getByRole('form');
  const email = `letter-${Date.now()}@example.com`;
  await form.getByRole('textbox').fill(email);
  await form.getByRole('checkbox').check();
  await form.getByRole('button').click();
  await expect(page.getByRole('region', { name: 'Messaggi' })).toContainText('Confermi');
  await expect.poll(async () => (await request.get(`${url()}/dev/mail`)).text()).toContain(email);
});

test('a contact form names what is wrong in the reader’s language, then thanks until it is closed', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${url()}/es/brand-visibility`);
  await page.getByRole('button', { name: 'Rechazar' }).click();
  const form = page.locator('main form');
  await form.getByLabel('Nombre', { exact: true }).fill('Ada');
  // An address the browser lets pass and the server does not.
  await form.getByLabel('Correo electrónico').fill('ada@-example.com');
  await form.getByLabel('¿A qué se dedica?').selectOption('buyer');
  await form.getByLabel('País').selectOption('france');
  await form.getByLabel('Mensaje').fill('Hola');
  await form.getByRole('checkbox').check();
  await form.evaluate((element) => element.setAttribute('novalidate', ''));
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(form.getByRole('alert')).toContainText('Compruebe este campo.');
  await expect(form.getByLabel('Correo electrónico')).toBeFocused();
  await form.getByLabel('Correo electrónico').fill('ada@example.com');
  await form.getByRole('button', { name: 'Enviar' }).click();
  const toast = page.getByText('Gracias. Le escribiremos pronto.');
  await expect(toast).toBeVisible();
  await page.clock.fastForward(60_000);
  // It leads nowhere, so it stays.
  await expect(toast).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same forms post, and the page says what came of it', async ({ page }) => {
    await page.goto(`${url()}/en/data-products/dashboard`);
    const form = page.locator('main form');
    await form.getByLabel('Name', { exact: true }).fill('Ada');
    await form.getByLabel('E-mail address').fill('ada@example.com');
    await form.getByLabel('What do you do?').selectOption('buyer');
    await form.getByLabel('Country').selectOption('france');
    await form.getByLabel('Message').fill('Hello');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(`${url()}/en/data-products/dashboard?done=contact`);
    await expect(page.getByText('Thank you. We will write to you soon.')).toBeVisible();
    await page.goto(`${url()}/zh/news`);
    await page.locator('#poll').getByRole('radio').first().check();
    await page.locator('#poll').getByRole('button').click();
    await expect(page).toHaveURL(`${url()}/zh/news?as=me#poll`);
    await expect(page.locator('#poll').getByRole('radio').first()).toBeChecked();
    await expect(page.locator('#poll label').first()).toContainText('%');
  });
});

test('banners of the house are shown, lead on, and stay away once they are put away', async ({ page }) => {
  await page.goto(`${url()}/fr`);
  const band = page.getByRole('complementary', { name: 'Tout compris' });
  await expect(band.getByRole('link')).toHaveAttribute('href', '/fr/premium-memberships');
  await expect(page.locator('[data-banner^="homepage-banner/"]').getByRole('link')).toBeVisible();
  await band.getByRole('button', { name: 'Fermer « Tout compris »' }).click();
  await expect(band).toBeHidden();
  await page.goto(`${url()}/fr/news`);
  await expect(page.getByRole('complementary', { name: 'L’essayage' })).toBeVisible();
  await expect(page.locator('[data-banner^="promo-band/"]')).toBeHidden();
});
