/**
 * What readers do with a thumb, each at 390 pixels by a member with a plan: the time of the processor that the page's main thread takes
 * from the touch to the committed frame, times four, as on a phone a quarter as fast.
 */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { costOf } from './web/main-thread.mjs';
import { signedIn, tap } from './web/readers.mjs';
import { startToile } from './web/toile.mjs';

const SLOWER = 4;
const TRIES = Number(process.env.BENCH_TRIES ?? 3);
const LOOKS = Number(process.env.BENCH_LOOKS ?? 36);

export async function run() {
  const toile = await startToile({ DEMO_SCALE: 'small' });
  const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium'].find((path) => path && existsSync(path));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] });
  try {
    const { context, send, list } = await signedIn(browser, toile.url, 'team');
    const looks = [];
    for (let page = 1; looks.length < LOOKS; page += 1) {
      const more = await list(`/look/search?page=${page}`);
      if (more.length === 0) break;
      looks.push(...more);
    }
    const boardOf = async (arrangement) => {
      const { slug } = await send('POST', '/moodboards/create', { name: arrangement });
      for (const look of looks.slice(0, LOOKS))
        await send('PUT', `/moodboards/${slug}/add-look/look/${look}`);
      await send('PUT', `/moodboards/${slug}/arrangement`, { arrangement });
      return `/moodboards/${slug}/more`;
    };
    const pages = {
      home: '',
      listing: '/look/search',
      look: `/look/${looks[5]}`,
      streets: '/street/search',
      collection: `/collection/${(await list('/api/collections'))[0]}`,
      grid: await boardOf('grid'),
      free: await boardOf('free'),
    };
    const rows = [];
    for (const [at, name, act, ...before] of ACTS) {
      const costs = [];
      for (let i = 0; i < TRIES; i += 1) {
        const page = await context.newPage();
        await page.goto(`${toile.url}/en${pages[at]}`, { waitUntil: 'networkidle' });
        for (const one of before) {
          await one(page);
          await page.waitForTimeout(500);
        }
        costs.push(await costOf(browser, page, () => act(page)));
        await page.close();
      }
      costs.sort((a, b) => a - b);
      const ms = (cost) => Math.round(cost * SLOWER);
      rows.push({ page: at, act: name, 'ms × 4': ms(costs[Math.floor(TRIES / 2)]), least: ms(costs[0]) });
    }
    return {
      rows,
      notes: [`the middle and the least of ${TRIES} tries; boards of ${LOOKS} looks; goal 100 ms`],
    };
  } finally {
    await browser.close();
    await toile.stop();
  }
}

const button = (name) => (page) => tap(page, page.getByRole('button', { name, exact: true }).first());
const one =
  (name, at = 0) =>
  (page) =>
    tap(page, page.getByRole('button', { name }).nth(at));
const key = (name) => (page) => page.keyboard.press(name);
const filters = button('Filters');
const tags = (page) => tap(page, page.getByRole('combobox', { name: 'Tags' }));
const option = (page) => page.locator('[role=option]:not(option)').first();
const picture = (page) => tap(page, page.getByRole('link', { name: 'Open the picture in full size' }));
const thing = /select or move/;
/** The act, and what is done before it. */
const chooseTag = [
  (page) => tap(page, option(page)),
  filters,
  tags,
  (page) => page.keyboard.type('sil'),
  (page) => option(page).waitFor(),
];

/** Page, what is done, how, and what is done before that. */
const ACTS = [
  ['home', 'menu', button('Menu')],
  ['home', 'light or dark', button('Light or dark')],
  ['listing', 'bookmark', (page) => tap(page, page.locator('main article [data-save]').nth(1))],
  ['listing', 'filters', filters],
  ['listing', 'type a tag', key('l'), filters, tags, (page) => page.keyboard.type('si')],
  ['listing', 'choose a tag', ...chooseTag],
  ['listing', 'colour', (page) => tap(page, page.locator('label:has(input[name=colours])').first()), filters],
  ['streets', 'filters', filters],
  ['streets', 'choose a tag', ...chooseTag],
  ['look', 'save', button('Save to a moodboard')],
  ['look', 'share', button('Share')],
  ['look', 'open the viewer', picture],
  ['look', 'open the viewer again', picture, picture, key('Escape')],
  ['look', 'next in the viewer', key('ArrowRight'), picture],
  ['look', 'larger in the viewer', button('Larger'), picture],
  ['look', 'save in the viewer', key('s'), picture],
  ['look', 'close the viewer', key('Escape'), picture],
  ['collection', 'rate', (page) => tap(page, page.locator('#rating form label').nth(2))],
  ['grid', 'select', button('Select')],
  ['grid', 'choose one', (page) => tap(page, page.getByRole('checkbox').nth(1)), button('Select')],
  ['grid', 'people', button('People')],
  ['grid', 'write on one', one(/^Note on/)],
  ['grid', 'move by a place', one(/one place back/, 2)],
  ['grid', 'new note', button('New note')],
  ['free', 'choose one', one(thing, 1)],
  [
    'free',
    'move by a key',
    key('ArrowRight'),
    (page) => page.getByRole('button', { name: thing }).nth(1).focus(),
  ],
  ['free', 'closer', button('Closer')],
  ['free', 'read in order', button('Read in order')],
];
