import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { startToileUnderTest, type ToileUnderTest } from './start-toile.js';
import { test } from './test.js';

const TUTORIAL = readFileSync('docs/tutorials/first-hour.md', 'utf8');
/** What the tutorial has its reader type, in its order. */
const typed = [...TUTORIAL.matchAll(/^```\n([\s\S]*?)\n```$/gm)].flatMap(([, block = '']) =>
  block.split('\n'),
);
const headings = [...TUTORIAL.matchAll(/^## (\d\. .*)$/gm)].map(([, heading]) => heading);

let toile: ToileUnderTest;
test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.beforeAll(async () => {
  test.setTimeout(400_000);
  toile = await startToileUnderTest({ DEMO_EVENTS: '3000' });
});
/** Commands that have not ended; a test that fails between would leave them reading of a folder that goes. */
const running = new Set<() => void>();
test.afterAll(async () => {
  for (const interrupt of running) interrupt();
  await toile?.stop();
});

/** Types the tutorial's next command, which must be this one. */
function type(command: string) {
  expect(typed.shift()).toBe(command);
  const words = command
    .replace(/^npm run /, '')
    .replace(' -- ', ' ')
    .split(' ');
  const child = spawn(process.execPath, ['scripts/command.mjs', ...words], {
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: toile.folder },
    // What a terminal sends by Ctrl-C goes to the whole group.
    detached: true,
  });
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said.text += chunk));
  const interrupt = () => process.kill(-(child.pid ?? 0), 'SIGINT');
  running.add(interrupt);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  void ended.then(() => running.delete(interrupt));
  return { said, ended, interrupt };
}

/** A command that ends: what it printed. */
async function outputOf(command: string): Promise<string> {
  const { said, ended } = type(command);
  expect({ code: await ended, said: said.text }).toEqual({ code: 0, said: said.text });
  return said.text;
}

const visitorsOf = async (page: Page, look: string) => {
  const picture = page.locator('ol > li', { has: page.locator(`a[href="${look}"]`) });
  return Number(
    /([\d,]+) visitors?/.exec((await picture.first().textContent()) ?? '')?.[1]?.replace(',', ''),
  );
};

test('the first hour goes as it is written', async ({ page, browser }) => {
  expect(headings).toEqual([
    '1. Start it',
    '2. Watch a click',
    '3. Watch a command',
    '4. Kill it',
    '5. Compute it again',
  ]);
  expect(typed.shift()).toBe('npm start');
  expect(await (await fetch(`${toile.url}/api/health`)).text()).toContain('"status":"ok"');
  await watchAClick(page, browser);
  await watchACommand(page);
  await killIt();
  await computeItAgain();
  expect(typed).toEqual([]);
});

async function watchAClick(page: Page, browser: Browser) {
  const tail = type('npm run events -- tail tracking --follow --last 0');
  await expect.poll(() => tail.said.text).toContain('Following tracking');
  await page.goto(`${toile.url}/en/data/dashboard/home`);
  const first = page.locator('ol > li a[href*="/en/look/"]').first();
  await first.scrollIntoViewIfNeeded();
  const look = (await first.getAttribute('href')) ?? '';
  const before = await visitorsOf(page, look);
  expect(before).toBeGreaterThan(0);

  const privately = await browser.newPage();
  await privately.goto(toile.url);
  await privately.getByRole('button', { name: 'Accept' }).click();
  const beacon = () => privately.waitForResponse((answer) => answer.url().includes('/api/tts/media/'));
  const opened = beacon();
  await privately.goto(toile.url + look);
  expect((await opened).status()).toBe(204);
  // Within two seconds, where nothing else runs (`thread.e2e-spec.ts`).
  await expect.poll(() => visitorsOf(page, look)).toBe(before + 1);

  const slug = look.split('/').at(-1) ?? '';
  // Each page it is opened on is a record as well.
  const records = () =>
    tail.said.text.split('\n').filter((line) => line.includes(`"kind":"media","target":"${slug}"`));
  await expect.poll(() => records().length).toBe(1);
  expect(records()[0]).toMatch(/\d\/\d+ +BeaconReceived/);
  expect(tail.said.text).not.toMatch(/127\.0\.0\.1|::1/);
  const again = beacon();
  await privately.reload();
  await again;
  await expect.poll(() => records().length).toBe(2);
  await privately.close();
  tail.interrupt();
  expect(await tail.ended).toBe(0);
  await expect.poll(() => visitorsOf(page, look)).toBe(before + 1);
  expect(await outputOf('npm run events -- lag')).toMatch(/^tracking +0 +0$/m);
}

async function watchACommand(page: Page) {
  await page.goto(`${toile.url}/en/auth`);
  await page
    .getByLabel(/e-mail/i)
    .first()
    .fill('free@demo.toile.test');
  await page
    .getByLabel(/^password/i)
    .first()
    .fill('toile-demo-2026');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((address) => !address.pathname.endsWith('/auth'));
  const headers = { accept: 'application/json', origin: toile.url };
  const asked = await page.request.post(`${toile.url}/api/security/generate-csrf-token`, {
    headers,
    data: { id: 'api' },
  });
  const { token } = (await asked.json()) as { token: string };
  const listed = await page.request.get(`${toile.url}/look/search`, { headers });
  const [look] = ((await listed.json()) as { results: { slug: string }[] }).results;
  const made = await page.request.put(`${toile.url}/moodboards/create-and-add/look/${look?.slug}`, {
    headers: { ...headers, 'x-csrf-token': token },
    data: { name: 'A secret name' },
  });
  expect(made.ok()).toBe(true);
  const facts = await outputOf('npm run events -- tail moodboards --last 5');
  expect(facts).toContain(look?.slug);
  expect(facts).not.toContain('A secret name');
  const models = await outputOf('npm run events -- projections');
  expect(models).toMatch(/^moodboard\S* .* 0 +[\d.]+ +–?$/m);
}

async function killIt() {
  const loop = typed.shift() ?? '';
  // The tutorial's own curl, against the ports of this test, until it is told to stop.
  const child = spawn('bash', ['-c', loop.replace('localhost:3000', new URL(toile.url).host)], {
    detached: true,
  });
  let codes = '';
  child.stdout.on('data', (chunk) => (codes += chunk));
  await expect.poll(() => codes).toMatch(/204 204 $/);
  // Its line: kill -9 of what .data/run.json names.
  expect(JSON.parse(readFileSync(`${toile.folder}/run.json`, 'utf8'))).toMatchObject({
    pid: toile.process.pid,
  });
  await toile.crashAndRestart();
  expect(codes).toContain('000');
  await expect.poll(() => codes).toMatch(/000 .*204 204 $/s);
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  expect(await outputOf('npm run events -- verify')).toMatch(/Everything holds\.\n$/);
}

async function computeItAgain() {
  expect(await outputOf('npm run replay')).toMatch(/=\n/);
  expect(await outputOf('npm run replay -- --accept')).toMatch(/generation \d+ is live/);
}
