/** Lighthouse's "slow 4G": what a phone has in a crowd. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 675_000 / 8,
};

/** Runs in the page, before anything of it: follows largest paint, shifts and the longest interaction. */
const FOLLOW = `
  window.seen = { lcp: 0, cls: 0, inp: 0, largest: '' };
  const on = (type, take, more) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  on('largest-contentful-paint', (entry) => { seen.lcp = entry.startTime; seen.largest = entry.element?.localName ?? ''; });
  on('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });
  on('event', (entry) => { if (entry.interactionId) seen.inp = Math.max(seen.inp, entry.duration); }, { durationThreshold: 16 });
`;

async function openMenu(page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
}

/** What a reader does on each page; each answers at once or not at all. */
const INTERACTIONS = {
  home: openMenu,
  listing: async (page) => {
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('combobox', { name: 'Tags' }).click();
    await page.keyboard.type('sil');
  },
  look: async (page) => {
    await page.getByRole('link', { name: 'Open the picture in full size' }).click();
    await page.getByRole('button', { name: 'Larger' }).click();
    await page.keyboard.press('Escape');
  },
  collection: openMenu,
  designer: openMenu,
  models: openMenu,
  street: async (page) => {
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.keyboard.press('Tab');
  },
};

/** One cold load and what a reader does first. @returns milliseconds, shift, and paths of the scripts that were loaded before anybody did anything */
export async function visit(browser, url, name) {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 }, locale: 'en-GB' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const scripts = new Set();
  client.on('Network.responseReceived', ({ response, type }) => {
    if (type === 'Script') scripts.add(new URL(response.url).pathname);
  });
  await page.addInitScript({ content: `${FOLLOW}\nlocalStorage.setItem('consent', 'no');` });
  await page.goto(url, { waitUntil: 'networkidle' });
  const { lcp, largest } = await page.evaluate('seen');
  const loaded = [...scripts];
  await INTERACTIONS[name](page);
  await page.waitForTimeout(500);
  const { cls, inp } = await page.evaluate('seen');
  await context.close();
  return { lcp, largest, cls, inp, scripts: loaded };
}
