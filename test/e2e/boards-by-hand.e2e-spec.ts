import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type Board, boardOf, send } from './boards.js';
import { url } from './environment.js';
import { invitationTo } from './invitations.js';
import { signIn } from './sign-in.js';
import { MOVING, test } from './test.js';
import { firstLooks } from './visitors.js';

test.use(MOVING);

const OWNER = 'team@demo.toile.test';
const INVITED = 'brand@demo.toile.test';
const json = { accept: 'application/json' };

interface Point {
  x: number;
  y: number;
}
type Place = Point & { width: number; z: number };

async function placesOf(page: Page, { slug }: Board): Promise<Map<string, Place>> {
  const answer = await page.request.get(`${url()}/moodboards/${slug}/more`, { headers: json });
  const { results } = (await answer.json()) as { results: { slug: string; place: Place }[] };
  return new Map(results.map((row) => [row.slug, row.place]));
}

/** A board that lies freely, with two notes side by side. */
async function lyingBoard(page: Page, name: string): Promise<Board> {
  const board = await boardOf(page.request, name, []);
  const at = `/moodboards/${board.slug}`;
  await send(page.request, 'PUT', `${at}/notes/left`, { text: 'The left one', paper: 'sage' });
  await send(page.request, 'PUT', `${at}/notes/right`, { text: 'The right one', paper: 'rose' });
  await send(page.request, 'PUT', `${at}/arrangement`, { arrangement: 'free' });
  await send(page.request, 'POST', `/moodboards/arrange/${board.slug}`, {
    version: 4,
    places: [
      { type: 'note', slug: 'left', x: 100, y: 50, width: 300, z: 0 },
      { type: 'note', slug: 'right', x: 600, y: 50, width: 300, z: 1 },
    ],
  });
  return board;
}

async function open(page: Page, { slug }: Board): Promise<void> {
  await page.goto(`${url()}/en/moodboards/${slug}/more`);
  const refuse = page.getByRole('button', { name: 'Refuse' });
  await refuse.click();
  await expect(refuse).toBeHidden();
}

/** What was drawn without scripts takes keys only once React has taken it over; keys before are lost. */
const takesKeys = (thing: Locator) =>
  expect
    .poll(() =>
      thing.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);

const hold = (page: Page, name: string) => page.getByRole('button', { name: `“${name}”: select or move` });

async function middleOf(thing: Locator): Promise<Point> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('it is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Fingers as the browser itself has them. */
async function fingersOn(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints.map((point, id) => ({ ...point, id })),
    });
  return {
    down: (...at: Point[]) => touch('touchStart', at),
    move: (...at: Point[]) => touch('touchMove', at),
    up: (...left: Point[]) => touch('touchEnd', left),
  };
}

test('on a telephone two fingers bring a free board closer about what lies between them, and one that rests carries a card', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  await signIn(context, OWNER);
  const board = await lyingBoard(page, 'By touch');
  await open(page, board);
  const right = hold(page, 'The right one');
  await expect(right).toBeVisible();
  await right.scrollIntoViewIfNeeded();
  const canvas = page.locator('main ol[aria-label]').first();
  const fingers = await fingersOn(page);

  // Apart about the right note: it grows, and stays between the fingers.
  const between = await middleOf(right);
  const before = await right.boundingBox();
  const pair = (apart: number): [Point, Point] => [
    { x: between.x - apart, y: between.y },
    { x: between.x + apart, y: between.y },
  ];
  await fingers.down(pair(20)[0]);
  await fingers.down(...pair(20));
  for (let apart = 22; apart <= 40; apart += 2) await fingers.move(...pair(apart));
  await fingers.up();
  const zoom = () => canvas.evaluate((list) => Number(list.style.getPropertyValue('--zoom')));
  await expect.poll(zoom).toBeCloseTo(2, 1);
  await expect.poll(async () => (await right.boundingBox())?.width).toBeCloseTo((before?.width ?? 0) * 2, 0);
  const after = await middleOf(right);
  expect(Math.abs(after.x - between.x)).toBeLessThan(3);
  // Nothing was carried by it.
  expect((await placesOf(page, board)).get('right')).toMatchObject({ x: 600, y: 50 });

  // A finger that goes at once looks around.
  const start = await middleOf(right);
  const scrolled = () => canvas.evaluate((list) => list.parentElement?.scrollLeft ?? 0);
  const from = await scrolled();
  await fingers.down(start);
  for (let step = 1; step <= 10; step += 1) await fingers.move({ x: start.x + step * 8, y: start.y });
  await fingers.up();
  await expect.poll(scrolled).toBeLessThan(from);
  expect((await placesOf(page, board)).get('right')).toMatchObject({ x: 600, y: 50 });

  // One that rests until the note lifts carries it.
  let was = Number.NaN;
  await expect
    .poll(async () => {
      const isStill = was === (await scrolled());
      was = await scrolled();
      return isStill;
    })
    .toBe(true);
  // A quick finger sends the board on, and the note out of sight.
  await right.scrollIntoViewIfNeeded();
  const rest = await middleOf(right);
  const tile = page.locator('li[data-card="note:right"]');
  await fingers.down(rest);
  await expect(tile).toHaveAttribute('data-moving');
  for (let step = 1; step <= 10; step += 1) await fingers.move({ x: rest.x, y: rest.y + step * 6 });
  await fingers.up();
  await expect.poll(async () => (await placesOf(page, board)).get('right')?.y ?? 0).toBeGreaterThan(80);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('pictures are dropped or pasted on a board, and what is none is told how to become one', async ({
  page,
}) => {
  await signIn(page.context(), OWNER);
  const board = await boardOf(page.request, 'Dropped on', await firstLooks(url(), 1));
  await open(page, board);
  await expect(page.locator('main ol[data-sortable]')).toBeVisible();
  const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#1f7a4d' } })
    .jpeg()
    .toBuffer();
  const give = (how: 'drop' | 'paste', name: string, type: string, bytes: Buffer | number) =>
    page.evaluate(
      ([how, name, type, base64, size]) => {
        const content =
          base64 === null ? new Uint8Array(size) : Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
        const files = new DataTransfer();
        files.items.add(new File([content], name, { type }));
        const target = how === 'drop' ? document.querySelector('main h1') : document.body;
        const shared = { bubbles: true, cancelable: true };
        target?.dispatchEvent(
          how === 'drop'
            ? new DragEvent('drop', { ...shared, dataTransfer: files })
            : new ClipboardEvent('paste', { ...shared, clipboardData: files }),
        );
      },
      [
        how,
        name,
        type,
        typeof bytes === 'number' ? null : bytes.toString('base64'),
        typeof bytes === 'number' ? bytes : 0,
      ] as const,
    );
  const own = page.locator('main img[src*="/moodboards/pictures/"]');
  await give('drop', 'swatch.jpg', 'image/jpeg', jpeg);
  await expect(own).toHaveCount(1);
  await give('paste', 'image.png', 'image/png', await sharp(jpeg).png().toBuffer());
  await expect(own).toHaveCount(2);
  // The page says how many there are now, by kind.
  await page.getByRole('button', { name: 'New note' }).click();
  await page.getByRole('textbox', { name: 'Text of the note' }).fill('Bottle green');
  await expect(page.getByText('3 pictures and 1 note')).toBeVisible();

  const told = async (text: string) => {
    await expect(page.getByText(text)).toBeVisible();
  };
  await give('drop', 'IMG_1.HEIC', 'image/heic', jpeg);
  await told('“IMG_1.HEIC” is a HEIC picture, as iPhones take them. Save it as JPEG and add it again.');
  await give('drop', 'logo.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await told('“logo.svg” cannot hang on a board. Save it as JPEG, PNG, WebP or AVIF and add it again.');
  await give('drop', 'large.jpg', 'image/jpeg', 15 * 1024 * 1024 + 1);
  await told('“large.jpg” is larger than 15 MB.');
  // What only calls itself a picture is found out by its bytes.
  await give('paste', 'setup.jpg', 'image/jpeg', Buffer.from('MZ\u0090\u0000 This program cannot be run'));
  await told('“setup.jpg” cannot hang on a board. Save it as JPEG, PNG, WebP or AVIF and add it again.');
  await expect(own).toHaveCount(2);
});

/** Somebody else on the board, who may edit it. */
async function coEditor(owner: Page, browser: Browser, board: Board): Promise<Page> {
  const invitation = { email: INVITED, role: 'edit' };
  await send(owner.request, 'POST', `/moodboards/${board.slug}/invitations`, invitation);
  const token = (await invitationTo(owner.request, INVITED)).split('/').at(-1);
  const context = await browser.newContext();
  await signIn(context, INVITED);
  await send(context.request, 'POST', `/moodboards/invitation/${token}/accept`);
  return context.newPage();
}

/** Without news of what the other one does, until it is let go: both move what they see. */
const HEAD = '**/moodboards/*/more?page_size=1';
const withoutNews = (context: BrowserContext) => context.route(HEAD, (route) => route.abort());

test('two who move the same thing at once lose nothing: the first stands, the other is told and can have it their way', async ({
  page,
  browser,
}) => {
  await signIn(page.context(), OWNER);
  const board = await lyingBoard(page, 'Moved by two');
  const other = await coEditor(page, browser, board);
  await withoutNews(page.context());
  await withoutNews(other.context());
  await open(page, board);
  await open(other, board);
  const nudge = async (by: Page, name: string, key: string) => {
    await takesKeys(hold(by, name));
    await hold(by, name).focus();
    await by.keyboard.press(key);
  };
  const place = async (slug: string) => (await placesOf(page, board)).get(slug);

  // Different things: both steps count, and who came second is told.
  await nudge(page, 'The left one', 'Shift+ArrowDown');
  await expect.poll(() => place('left')).toMatchObject({ x: 100, y: 75 });
  await nudge(other, 'The right one', 'Shift+ArrowDown');
  await expect.poll(() => place('right')).toMatchObject({ x: 600, y: 75 });
  expect(await place('left')).toMatchObject({ x: 100, y: 75 });
  await expect(other.getByText('This board had changed meanwhile. Both changes are kept.')).toBeVisible();
  await expect(other.locator('li[data-card="note:left"]')).toHaveCSS('--y', '75');

  // The same thing: what was saved first stands.
  await other.reload();
  await page.reload();
  await nudge(page, 'The left one', 'Shift+ArrowRight');
  await expect.poll(() => place('left')).toMatchObject({ x: 125, y: 75 });
  await nudge(other, 'The left one', 'Shift+ArrowDown');
  const conflict = 'Somebody else moved this at the same time: The left one. It lies where they put it.';
  await expect(other.getByText(conflict)).toBeVisible();
  expect(await place('left')).toMatchObject({ x: 125, y: 75 });
  await expect(other.locator('li[data-card="note:left"]')).toHaveCSS('--x', '125');
  // There is nothing of it to take back, and it is not lost either.
  await expect(other.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await other.getByRole('button', { name: 'Put it where I had it' }).click();
  await expect.poll(() => place('left')).toMatchObject({ x: 100, y: 100 });
  await other.keyboard.press('Control+z');
  await expect.poll(() => place('left')).toMatchObject({ x: 125, y: 75 });
});

test('without scripts somebody joins a board, reads it with its comments, says something and leaves', async ({
  page,
  browser,
}) => {
  await signIn(page.context(), OWNER);
  const board = await boardOf(page.request, 'Without scripts', await firstLooks(url(), 2));
  const comments = `/moodboards/${board.slug}/comments`;
  await send(page.request, 'POST', comments, { text: 'What do you think?', mentions: [] });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  const invite = async (role: string) => {
    await send(page.request, 'POST', `/moodboards/${board.slug}/invitations`, { email: INVITED, role });
    return invitationTo(page.request, INVITED);
  };
  await signIn(context, INVITED);
  await visitor.goto(await invite('comment'));
  await visitor.getByRole('button', { name: 'Accept' }).click();
  await visitor.waitForURL(`**/en/moodboards/${board.slug}/more`);
  await expect(visitor.locator('main ol > li').first()).toBeVisible();
  // The tools find nothing in `noscript` by its role or its words.
  const said = visitor.locator('noscript section');
  await expect(said.locator('ol')).toContainText('What do you think?');
  // Nothing is offered that only scripts do.
  await expect(visitor.getByRole('button', { name: 'People' })).toBeHidden();
  await said.locator('textarea').fill('I like the sleeve.');
  await said.locator('form[action$="/comments"] button').click();
  await visitor.waitForURL(/\/more#said$/);
  await expect(said.locator('ol')).toContainText('I like the sleeve.');
  await said.locator('form[action$="/leave"] button').click();
  await visitor.waitForURL('**/en/moodboards');
  expect((await visitor.goto(`${url()}/en/moodboards/${board.slug}/more`))?.status()).toBe(404);

  await visitor.goto(await invite('read'));
  await visitor.getByRole('button', { name: 'Decline' }).click();
  await expect(visitor.getByRole('heading', { name: 'This invitation is over' })).toBeVisible();
});
