import autocannon from 'autocannon';
import { cpuOfTree, whenIdle } from '../cpu.mjs';
import { percentile } from './measuring.mjs';
import { signIn } from './toile.mjs';

const IN_FLIGHT = 20;
const SECONDS = 6;
const DRAWS = 10;
const BATCHES = 9;
/** Of different plans and roles, one after the other: what one may see another may not. */
const MEMBERS = ['free', 'subscriber', 'student', 'trend', 'canceled', 'analyst', 'brand', 'editor'];

/** Pages that are everybody's, by each way in, beside the floor. @param ways name → `{ url, pids }` */
export async function firstBytes(ways, pages, floor) {
  const members = await membersOf(Object.values(ways)[0].url);
  const rows = [];
  for (const [way, { url, pids }] of Object.entries(ways))
    for (const [name, path] of Object.entries(pages))
      for (const [who, cookies] of [
        ['visitor', ['']],
        ['member', members],
      ])
        rows.push({
          page: `${name}, ${who}, ${way}`,
          ...(await measured(url + path, pids, { cookies, accept: 'text/html' }, floor)),
        });
  return rows;
}

/**
 * What drawing a page costs: each at addresses that nobody has asked for yet, one after the other. Pages take turns, so that none of
 * them pays for a server that has not warmed up.
 */
export async function firstDraws(toile, pages) {
  const drawn = new Map(Object.keys(pages).map((name) => [name, []]));
  for (let round = 0; round <= BATCHES; round += 1)
    for (const [name, path] of Object.entries(pages)) {
      await whenIdle(toile.pids);
      const batch = await draws(toile, path, round * DRAWS);
      // The first round warms up.
      if (round > 0) drawn.get(name).push(batch);
    }
  return [...drawn].map(([name, batches]) => {
    const times = batches.flatMap((one) => one.times);
    return {
      page: `${name}, drawn`,
      'p50 ms': round(percentile(times, 0.5)),
      'p95 ms': round(percentile(times, 0.95)),
      // Jobs and merges that run beside some of them are no part of a drawing: they come once a minute, for seconds.
      'CPU ms': round(
        percentile(
          batches.map((one) => one.spent),
          0.5,
        ),
      ),
    };
  });
}

async function draws({ url, pids }, path, from) {
  const times = [];
  const before = used(pids);
  for (let i = 0; i < DRAWS; i += 1) {
    const begun = performance.now();
    await (await fetch(`${url}${path}?drawn=${from + i}`, { headers: { accept: 'text/html' } })).text();
    times.push(performance.now() - begun);
  }
  return { times, spent: (used(pids) - before) / DRAWS };
}

/** What a page asks for its reader alone. */
export async function personalParts({ url, pids }, paths, floor) {
  const cookies = await membersOf(url);
  const rows = [];
  for (const path of paths)
    rows.push({
      part: path,
      ...(await measured(url + path, pids, { cookies, accept: 'application/json' }, floor)),
    });
  return rows;
}

const membersOf = (url) => Promise.all(MEMBERS.map((name) => signIn(url, name)));

async function measured(address, pids, asked, floor) {
  await whenIdle(pids);
  const before = used(pids);
  const ours = await load(address, asked);
  const spent = used(pids) - before;
  const theirs = await load(floor, { cookies: [''], accept: 'text/html', seconds: 3 });
  return {
    'p50 ms': round(ours.p50),
    'p95 ms': round(ours.p95),
    'requests/s': Math.round(ours.perSecond),
    'CPU ms': Number((spent / ours.total).toFixed(1)),
    refused: ours.refused,
    'floor p95 ms': round(theirs.p95),
  };
}

const round = (ms) => Number(ms.toFixed(1));
const used = (pids) => pids.reduce((sum, pid) => sum + cpuOfTree(pid), 0);

/** Each request as the next of these readers. */
async function load(url, { cookies, accept, seconds = SECONDS }) {
  const times = [];
  const running = autocannon({
    url,
    requests: cookies.map((cookie) => ({ headers: { accept, 'accept-encoding': 'gzip', cookie } })),
    connections: IN_FLIGHT,
    // Not measured: the first answers draw the page.
    warmup: { connections: IN_FLIGHT, duration: 1 },
    duration: seconds,
  });
  running.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  const { requests, non2xx, errors } = await running;
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    perSecond: requests.average,
    total: times.length,
    refused: non2xx + errors,
  };
}
