import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { type Board, boardOf, send } from './boards.js';
import { dragByFinger, dragByMouse } from './drag.js';
import { url } from './environment.js';
import { signIn } from './sign-in.js';
import { MOVING, test } from './test.js';
import { firstLooks } from './visitors.js';

test.use({ ...MOVING, pictures: true });
const json = { accept: 'application/json' };

interface Row {
  type: string;
  slug: string;
  section: string | null;
  place: { x: number; y: number; width: number };
}
async function rowsOf(page: Page, { slug }: Board): Promise<Row[]> {
  const answer = await page.request.get(`${url()}/moodboards/${slug}/more`, { headers: json });
  return ((await answer.json()) as { results: Row[] }).results;
}
async function open(page: Page, { slug }: Board): Promise<void> {
  await page.goto(`${url()}/en/moodboards/${slug}/more`);
  await page.getByRole('button', { name: 'Refuse' }).click();
}

test('a board takes a note and a picture, lies as hand and keys want it, and is shared and printed so', async ({
  page,
  browser,
}) => {
  await signIn(page.context(), 'trend@demo.toile.test');
  const [look = ''] = await firstLooks(url(), 1);
  const board = await boardOf(page.request, 'Lying freely', [look]);
  await open(page, board);
  await expect(page.locator('main ol[data-sortable]')).toBeVisible();
  await page.getByRole('button', { name: 'New note' }).click();
  await page.getByRole('textbox', { name: 'Text of the note' }).fill('Everything in bottle green');
  await page.getByRole('radio', { name: 'Sage' }).check();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  // On a column as narrow as it can be nothing of the note hangs out of it.
  await page.setViewportSize({ width: 390, height: 844 });
  const writing = page.locator('main li').filter({ has: page.getByRole('button', { name: 'Done' }) });
  expect(await writing.evaluate((tile) => tile.scrollWidth - tile.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Everything in bottle green')).toBeVisible();
  const swatch = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#1f7a4d' } })
    .jpeg()
    .toBuffer();
  const file = { name: 'swatch.jpg', mimeType: 'image/jpeg', buffer: swatch };
  await page.locator('main input[type=file]').setInputFiles(file);
  await expect(page.locator('main img[src*="/moodboards/pictures/"]')).toBeVisible();
  await page.getByRole('button', { name: 'Edit “Own picture”' }).click();
  await page.getByLabel('What is to be seen').fill('A swatch of velvet');
  await page.getByLabel('Credit').fill('Photograph: Ada');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Photograph: Ada')).toBeVisible();

  await page.getByRole('button', { name: 'Free', exact: true }).click();
  const hold = (name: string) => page.getByRole('button', { name: `“${name}”: select or move` });
  const note = hold('Everything in bottle green');
  await expect(note).toBeVisible();
  // What opens above the board lies above its bar.
  await page.getByText('Export', { exact: true }).click();
  await page.locator('select[name=format]').click({ trial: true });
  await page.getByText('Export', { exact: true }).click();
  const placeOf = async (type: string) => (await rowsOf(page, board)).find((row) => row.type === type)?.place;
  const before = await placeOf('note');
  const box = await note.boundingBox();
  if (!box) throw new Error('the note is not shown');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 60, { steps: 4 });
  await page.mouse.move(box.x + 220, box.y + 180, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await placeOf('note'))?.x).toBeGreaterThan((before?.x ?? 0) + 100);
  const moved = await placeOf('note');
  await note.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('+');
  await expect
    .poll(async () => await placeOf('note'))
    .toMatchObject({ x: (moved?.x ?? 0) + 25, width: (moved?.width ?? 0) + 20 });
  await page.keyboard.press('Control+z');
  await expect.poll(async () => await placeOf('note')).toEqual(moved);
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  await page.reload();
  await expect(note).toBeVisible();
  expect(await placeOf('note')).toEqual(moved);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${url()}/en/moodboards/public/${board.token}`);
  await expect(visitor.getByRole('list', { name: '“Lying freely”, arranged freely' })).toBeVisible();
  await expect(visitor.getByText('Everything in bottle green').first()).toBeVisible();
  const picture = visitor.getByRole('img', { name: 'A swatch of velvet' }).first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(300);
  const pdf = await visitor.request.get(`${url()}/moodboards/pdf/${board.token}`);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.body())), {
    mergePages: true,
  });
  expect(text).toContain('Everything in bottle green');
  expect(text).toContain('Photograph: Ada');
  // Nobody has the picture once the page is gone.
  const address = await picture.getAttribute('src');
  await send(page.request, 'DELETE', `/moodboards/share/${board.slug}`);
  expect((await visitor.request.get(`${url()}${address}`)).status()).toBe(404);
});

test('a picture that is dropped on the name of a section goes into it, and a section moves by finger', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1200, height: 1400 }, hasTouch: true });
  const page = await context.newPage();
  await signIn(context, 'student@demo.toile.test');
  const [a = '', b = '', c = ''] = await firstLooks(url(), 3);
  const board = await boardOf(page.request, 'In sections', [a, b, c]);
  for (const [id, name] of [
    ['day', 'Day'],
    ['evening', 'Evening'],
  ])
    await send(page.request, 'PUT', `/moodboards/${board.slug}/sections/${id}`, { name });
  const version = 6;
  const order = ['section:day', `look:${a}`, 'section:evening', `look:${b}`, `look:${c}`];
  await send(page.request, 'POST', `/moodboards/reorder/${board.slug}`, { order, version });
  await open(page, board);
  await expect(page.locator('main ol[data-sortable]')).toBeVisible();
  const heading = (name: string) => page.getByRole('heading', { name, level: 2 });
  const picture = (slug: string) => page.locator(`[data-photo="${slug}"]`).getByRole('img').first();
  const sections = async () => (await rowsOf(page, board)).map(({ slug, section }) => [slug, section]);
  await dragByMouse(page, picture(c), heading('Evening'));
  await expect.poll(sections).toEqual([
    [a, 'day'],
    [c, 'evening'],
    [b, 'evening'],
  ]);
  await dragByFinger(page, heading('Evening'), heading('Day'));
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${url()}/moodboards/${board.slug}/more`, { headers: json });
      return ((await answer.json()) as { moodboard: { sections: { id: string }[] } }).moodboard.sections.map(
        ({ id }) => id,
      );
    })
    .toEqual(['evening', 'day']);
  await context.close();
});
