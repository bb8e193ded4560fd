/**
 * What readers wait for: the production build in headless Chromium on a slowed processor and network (LCP, CLS, INP, JavaScript), first
 * bytes of pages that are everybody's through the embedded front door and through the gateway of deploy/gateway, and what a page asks for
 * its member alone; 20 requests in flight beside a static file server. `BENCH_PART=browser|bytes|drawn|personal` measures one of them.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { firstBytes, firstDraws, personalParts } from './web/first-bytes.mjs';
import { inBrowser } from './web/in-browser.mjs';
import { startCaddy, startStatic, startToile } from './web/toile.mjs';

const NOTES = {
  browser:
    'browser: p75 of seven loads with an empty cache, CPU ÷ 4, slow 4G as Lighthouse has it (150 ms, 1.6 Mbit/s); goals LCP ≤ 1,500 ms, never seen ≤ 2,500 ms, CLS ≤ 0.02, INP ≤ 100 ms, JavaScript ≤ 40 KB above an empty page of the same Next',
  bytes:
    'first byte: 20 in flight; goal p95 ≤ 15 ms by both ways; floor: a page from memory by bare node:http',
  drawn:
    'first draw: one after the other, nothing kept; CPU of all services and stores, the median of nine batches of ten; goal 60 ms of a core',
  personal: 'personal parts: 20 in flight, eight members in turn; goal p95 ≤ 60 ms',
};

export async function run() {
  const parts = process.env.BENCH_PART ? [process.env.BENCH_PART] : Object.keys(NOTES);
  const toile = await startToile();
  const floor = await startStatic();
  const caddy = parts.includes('bytes') ? await startCaddy(toile.services, toile.url) : null;
  try {
    const found = await someAddresses(toile.url);
    const rows = [];
    // A server that has just started has not warmed up; pictures are not asked for by this.
    for (const path of Object.values(found.pages).flatMap((one) => Array(5).fill(one)))
      await (await fetch(toile.url + path)).text();
    // Pages stand once nothing has changed for half a minute; the demo has only just been loaded.
    await sleep(35_000);
    if (parts.includes('browser')) rows.push(...(await inBrowser(withOrigin(toile.url, found.pages))));
    if (parts.includes('bytes')) {
      const ways = { 'front door': toile, ...(caddy ? { Caddy: caddyWith(caddy, toile) } : {}) };
      rows.push(...(await firstBytes(ways, found.pages, floor.url)));
    }
    if (parts.includes('drawn')) rows.push(...(await firstDraws(toile, found.pages)));
    if (parts.includes('personal')) rows.push(...(await personalParts(toile, found.personal, floor.url)));
    return {
      rows,
      notes: [
        ...parts.map((part) => NOTES[part]),
        ...(caddy || !parts.includes('bytes') ? [] : ['Caddy is not on this machine']),
      ],
    };
  } finally {
    await caddy?.stop();
    await floor.stop();
    await toile.stop();
  }
}

const caddyWith = (caddy, toile) => ({ url: caddy.url, pids: [...caddy.pids, ...toile.pids] });
const withOrigin = (origin, pages) =>
  Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, origin + path]));

/** A page of each kind that has pictures, and what pages ask for their reader. */
async function someAddresses(url) {
  const ask = async (path) => {
    const answer = await fetch(url + path, { headers: { accept: 'application/json' } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()).results;
  };
  const [[look], [{ slug: collection, designer }]] = await Promise.all([
    ask('/look/search'),
    ask('/api/collections'),
  ]);
  return {
    pages: {
      home: '/en',
      listing: '/en/look/search',
      look: `/en/look/${look.slug}`,
      collection: `/en/collection/${collection}`,
      designer: `/en/designer/${designer.slug}`,
      models: '/en/model',
      street: '/en/street/search',
    },
    personal: [
      '/auth/status',
      '/api/paywall/config?context=looks&locale=en',
      '/api/paywall/subscriptions/me',
      `/api/collection/${collection}/rating/overview`,
    ],
  };
}
