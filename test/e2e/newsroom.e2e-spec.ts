import { expect, test } from '@playwright/test';
import { seriousFaults } from './axe.js';
import { url } from './environment.js';
import { signIn } from './sign-in.js';

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

test('the vocabulary is for editors', async ({ page, context }) => {
  await page.goto(`${url()}/fr${PATH}`);
  await expect(page).toHaveURL(/\/fr\/auth\?redirect=/);
  await signIn(context, 'subscriber@demo.toile.test');
  expect((await page.goto(`${url()}/fr${PATH}`))?.status()).toBe(403);
});
