import { expect } from '@playwright/test';
import { seriousFaults } from './axe.js';
import { url } from './environment.js';
import { signIn } from './sign-in.js';
import { test } from './test.js';

async function aCollection(): Promise<string> {
  const answer = await fetch(`${url()}/api/collections`);
  const { results } = (await answer.json()) as { results: { slug: string }[] };
  const slug = results.at(-1)?.slug;
  if (!slug) throw new Error('the demo has no collection');
  return slug;
}

test('a visitor is led to sign in and back, a member rates with the keyboard, changes and withdraws', async ({
  page,
  context,
}) => {
  const path = `/fr/collection/${await aCollection()}`;
  await context.addInitScript({ content: `localStorage.setItem('consent', 'no');` });
  await page.goto(url() + path);
  const rating = page.locator('#rating');
  await expect(rating.getByRole('link', { name: 'Se connecter pour noter' })).toHaveAttribute(
    'href',
    `/fr/auth?redirect=${encodeURIComponent(`${path}#rating`)}`,
  );
  await signIn(context, 'free@demo.toile.test');
  await page.goto(url() + path);
  const stars = rating.getByRole('group', { name: 'Vos étoiles' });
  await stars.getByRole('radio', { name: '2 étoiles' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(stars.getByRole('radio', { name: '3 étoiles' })).toBeChecked();
  await rating.getByRole('button', { name: 'Noter' }).click();
  await expect(page.getByText('Merci. Votre note compte.')).toBeVisible();
  await page.reload();
  const mine = rating.getByRole('group', { name: 'Vous avez donné' });
  await expect(mine.getByRole('radio', { name: '3 étoiles' })).toBeChecked();
  expect(await seriousFaults(page)).toEqual([]);
  // The stars themselves are what a pointer meets, not their inputs.
  await mine.locator('label').nth(4).click();
  await rating.getByRole('button', { name: 'Changer ma note' }).click();
  await expect(page.getByText('Votre note est modifiée.')).toBeVisible();
  await rating.getByRole('button', { name: 'Retirer ma note' }).click();
  await expect(page.getByText('Votre note est retirée.')).toBeVisible();
  await expect(stars.getByRole('radio', { name: '5 étoiles' })).not.toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same form posts and comes back to the stars', async ({ page, context }) => {
    const path = `/zh/collection/${await aCollection()}`;
    await signIn(context, 'student@demo.toile.test');
    await page.goto(url() + path);
    // The page is everybody's, and says where it is the reader's own.
    await page.getByRole('link', { name: '已登录' }).click();
    const rating = page.locator('#rating');
    await rating.locator('label').nth(3).click();
    await rating.getByRole('button', { name: '评分', exact: true }).click();
    await expect(page).toHaveURL(`${url()}${path}?as=me#rating`);
    await expect(rating.getByRole('radio', { name: '4 星' })).toBeChecked();
    await rating.getByRole('button', { name: '撤回我的评分' }).click();
    await expect(rating.getByRole('radio', { name: '4 星' })).not.toBeChecked();
  });
});
