import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { url } from './environment.js';
import { signIn } from './sign-in.js';
import { test } from './test.js';

interface Listed {
  results: { slug: string; title: string; type: string; pages: number; download_url: string | null }[];
}
const reports = async (type: string, locale = 'en') =>
  (await (await fetch(`${url()}/api/reports/${type}list?locale=${locale}`)).json()) as Listed;

test('an open report is found, opened and downloaded as a PDF that can be read', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  await context.addInitScript({ content: `localStorage.setItem('consent', 'no');` });
  const [flash] = (await reports('flash/', 'es')).results;
  if (!flash?.download_url) throw new Error('the demo has no flash report');
  const { download_url, title, pages } = flash;
  // The warehouse may still be taking in the demo.
  await expect.poll(async () => (await fetch(url() + download_url)).status, { timeout: 60_000 }).toBe(200);
  await page.goto(`${url()}/es/reports`);
  await page
    .getByRole('navigation', { name: 'Tipos de informes' })
    .getByRole('link', { name: 'Flash' })
    .click();
  await page.locator(`main a[href$="/reports/${flash.slug}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('region', { name: 'La temporada en cifras' })).toContainText(/Looks\s*\d/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar el PDF' }).click();
  const file = await (await downloading).path();
  const document = await getDocumentProxy(new Uint8Array(await readFile(file)));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  expect(totalPages).toBe(pages);
  expect(text.replace(/\s+/g, ' ')).toContain(title);
  expect(text).toContain('Looks presentados');
  expect((await downloading).suggestedFilename()).toMatch(/\.es\.pdf$/);
});

test('a premium report is locked until there is a plan', async ({ page, context }) => {
  test.setTimeout(90_000);
  const [premium] = (await reports('premium/')).results;
  if (!premium) throw new Error('the demo has no premium report');
  const path = `${url()}/en/reports/${premium.slug}`;
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('link', { name: 'See the plans' })).toBeVisible();
  expect(await page.content()).not.toContain('/download/');
  await signIn(context, 'subscriber@demo.toile.test');
  await page.goto(path);
  const link = page.getByRole('link', { name: 'Download the PDF' });
  const address = url() + ((await link.getAttribute('href')) ?? '');
  await expect.poll(async () => (await context.request.get(address)).status(), { timeout: 60_000 }).toBe(200);
  expect((await fetch(address)).status).toBe(401);
});
