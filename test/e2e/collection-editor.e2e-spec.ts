import { type BrowserContext, expect } from '@playwright/test';
import { seriousFaults } from './axe.js';
import { dragByFinger, dragByMouse } from './drag.js';
import { url } from './environment.js';
import { signIn } from './sign-in.js';
import { test } from './test.js';

// Has a finger beside the mouse.
test.use({ hasTouch: true });

async function own(context: BrowserContext) {
  const answer = await context.request.get(`${url()}/user/collections/more`, {
    headers: { accept: 'application/json' },
  });
  return (await answer.json()) as { results: { slug: string; status: string; designer: { slug: string } }[] };
}
const orderOf = async (context: BrowserContext, slug: string) => {
  const answer = await context.request.get(`${url()}/user/collection/looks/${slug}`, {
    headers: { accept: 'application/json' },
  });
  const { results } = (await answer.json()) as { results: { slug: string }[] };
  return results.map((look) => look.slug);
};

test('a brand puts its draft in order, sees what is missing, publishes it and takes it back', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  await context.addInitScript({ content: `localStorage.setItem('consent', 'no');` });
  await signIn(context, 'brand@demo.toile.test');
  const draft = (await own(context)).results.find(({ status }) => status !== 'published');
  if (!draft) throw new Error('the demo’s brand has nothing in work');
  const { slug } = draft;
  const before = await orderOf(context, slug);
  const [a = '', b = '', c = ''] = before;
  await page.goto(`${url()}/en/user/collections/more`);
  await page.locator(`main a[href$="/user/collection/looks/${slug}"]`).click();
  const looks = page.getByRole('list', { name: 'The looks in their order' });
  // Dragging is there once its code is, and with it everything else.
  await expect(looks).toHaveAttribute('data-sortable');
  const moved = async (act: () => Promise<void>, expected: string[]) => {
    const answered = page.waitForResponse((response) => response.url().endsWith('/looks/reorder'));
    await act();
    expect((await answered).status()).toBe(200);
    expect((await orderOf(context, slug)).slice(0, 3)).toEqual(expected);
    await expect(looks.locator(':scope > li').first()).toHaveId(expected[0] ?? '');
  };
  await moved(() => page.getByRole('button', { name: 'Move Look 1 later' }).press('Enter'), [b, a, c]);
  await moved(async () => {
    await page.getByRole('textbox', { name: 'Place of Look 3' }).fill('1');
    await page.keyboard.press('Enter');
  }, [c, b, a]);
  const picture = (look: string) => page.locator(`[id="${look}"]`).getByRole('img');
  await moved(() => dragByMouse(page, picture(c), picture(a)), [b, a, c]);
  await moved(() => dragByFinger(page, picture(c), picture(b)), [c, b, a]);
  // Without a word about it a look is not ready; the page says so and leads to it.
  const first = page.locator(`[id="${a}"]`);
  await first.getByRole('button', { name: 'Edit' }).click();
  expect(await seriousFaults(page)).toEqual([]);
  const words = first.getByRole('textbox', { name: 'Description' });
  const description = await words.inputValue();
  await words.fill('');
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('To be looked at: 1')).toBeVisible();
  await words.fill(description);
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Everything is in place: it can be published.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Readers see it now.')).toBeVisible();
  expect((await page.request.get(`${url()}/en/collection/${slug}`)).status()).toBe(200);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Readers see it no longer.')).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(`${url()}/en/collection/${slug}`)).status())
    .toBe(404);
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
});

test('without scripts a brand publishes its draft and takes it back', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await signIn(context, 'brand@demo.toile.test');
  const draft = (await own(context)).results.find(({ status }) => status !== 'published');
  const page = await context.newPage();
  await page.goto(`${url()}/fr/user/collection/looks/${draft?.slug}`);
  await expect(page.getByRole('button', { name: 'Supprimer' })).toBeHidden();
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Les lecteurs la voient maintenant.')).toBeVisible();
  expect((await page.request.get(`${url()}/fr/collection/${draft?.slug}`)).status()).toBe(200);
  await page.getByRole('button', { name: 'Retirer de la vue' }).click();
  await expect(page.getByRole('button', { name: 'Publier' })).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(`${url()}/fr/collection/${draft?.slug}`)).status())
    .toBe(404);
  await context.close();
});

test('pages of a brand are for the brand', async ({ page, context }) => {
  await page.goto(`${url()}/fr/user/collections/more`);
  await expect(page).toHaveURL(/\/fr\/auth\?redirect=/);
  await signIn(context, 'free@demo.toile.test');
  expect((await page.goto(`${url()}/fr/user/collections/more`))?.status()).toBe(403);
});
