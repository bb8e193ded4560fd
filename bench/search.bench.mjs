/** Listings, facets and suggestions over 500,000 looks, beside their bare SQL; pictures from the cache and rendered. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import pg from 'pg';
import { cpuOf } from './cpu.mjs';

const IN_FLIGHT = 20;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
/** So many different searches that no answer is asked for twice in a row. */
const SEARCHES = 600;
const WORDS = ['s', 'si', 'sil', 'velv', 'velvte', 'tai', 'bla', 'dres'];

export async function run() {
  const server = spawn(
    process.execPath,
    ['--max-semi-space-size=64', fileURLToPath(new URL('./servers/search.mjs', import.meta.url))],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const { port, database, imported, filled } = JSON.parse(String((await once(server.stdout, 'data'))[0]));
  const url = `http://127.0.0.1:${port}`;
  const filters = await searches(url);
  const listings = filters.map((filter) => `/look/search?${filter}`);
  const faceted = filters.map((filter) => `/look/search?${filter}&facets=true`);
  const texts = [...WORDS, 'red silk', 'paris coat', 'velvet'].map(
    (word) => `/look/search?search=${encodeURIComponent(word)}`,
  );
  const suggested = WORDS.map((word) => `/api/autocomplete/tag?search=${word}`);
  try {
    const rows = [
      await load('filtered listing', url, server, listings, 40),
      await load('unfiltered listing', url, server, ['/look/search', '/look/search?page=7'], 40),
      await load('words', url, server, texts, 40),
      await plain('the listing as bare SQL', database, filters),
      await load('listing with facets, each asked once', url, server, faceted, 80, { once: true }),
      await load('listing with facets, asked again', url, server, faceted, 80),
      await load('suggestions', url, server, suggested, 25),
      await load('looks like a look', url, server, await neighbours(url)),
      await load('pictures from the cache', url, server, ['/cdn/list_400/a.jpg']),
    ];
    const render = await renders(url, server.pid);
    const rate = (imported.looks / (imported.writeMs + imported.showMs)) * 1_000;
    return {
      rows,
      filled,
      imported,
      render,
      notes: [
        `${filled.looks} looks with ${filled.pairs} tags; ${IN_FLIGHT} requests in flight, times as the client sees them`,
        `pictures from the cache: goal 3,000 requests/s; a render 400 pixels wide: ${render.toFixed(0)} ms of CPU (goal 60)`,
        `import: ${Math.round(rate)} looks/s until they can be found (goal 4,000); written in ${Math.round(imported.writeMs)} ms, shown in ${Math.round(imported.showMs)} ms`,
      ],
    };
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}

/** Combinations of one to four filters, with pages, of values that the catalogue has; the same every time. */
async function searches(url) {
  const { facets } = await (await fetch(`${url}/look/search?facets=true`)).json();
  let seed = 42;
  const draw = (list) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return list[(seed >>> 8) % list.length];
  };
  return Array.from({ length: SEARCHES }, () => {
    const filter = new URLSearchParams();
    const dimensions = ['type', 'city', 'season', 'designer', 'tags', 'tags'];
    for (let count = draw([1, 2, 2, 3, 4]); count > 0; count -= 1) {
      const dimension = draw(dimensions);
      filter.set(dimension, draw(facets[dimension]).slug);
    }
    if (filter.has('tags') && draw([true, false]))
      filter.set('tags', `${filter.get('tags')},${draw(facets.tags).slug}`);
    filter.set('page', draw([1, 1, 1, 2, 5]));
    return String(filter);
  });
}

/** Every connection begins elsewhere in the list, so that no two ask for the same at once; `once` asks for each path once. */
async function load(name, url, server, paths, goal, { once: each } = {}) {
  const { status } = await fetch(url + paths[0], { headers: { accept: 'application/json' } });
  if (status !== 200) throw new Error(`${paths[0]} was answered ${status}`);
  const requests = paths.map((path) => ({ path, headers: { accept: 'application/json' } }));
  const share = Math.ceil(requests.length / IN_FLIGHT);
  let clients = 0;
  const times = [];
  const from = { cpu: cpuOf(server.pid), at: performance.now() };
  const load = autocannon({
    url,
    connections: IN_FLIGHT,
    requests,
    ...(each ? { amount: share * IN_FLIGHT } : { duration: SECONDS }),
    setupClient: (client) => {
      const start = (clients++ * share) % requests.length;
      const own = [...requests.slice(start), ...requests.slice(0, start)];
      client.setRequests(each ? own.slice(0, share) : own);
    },
  });
  load.on('response', (_client, _status, _bytes, time) => times.push(time));
  const { non2xx, errors } = await load;
  if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx} refusals, ${errors} errors`);
  const cpu = cpuOf(server.pid) - from.cpu;
  return rowOf(name, times, goal, (performance.now() - from.at) / 1_000, cpu / times.length);
}

/** The rows and the count of the same filters, straight from the driver. */
async function plain(name, database, filters) {
  const pool = new pg.Pool({ connectionString: database, max: IN_FLIGHT });
  const { rows } = await pool.query(
    `SELECT table_schema AS schema FROM information_schema.tables
     WHERE table_name = 'look' AND table_schema LIKE 'read\\_catalogue\\_v%' ORDER BY table_schema DESC`,
  );
  const look = `${rows[0].schema}.look`;
  const times = [];
  const until = performance.now() + SECONDS * 1_000;
  let next = 0;
  const worker = async () => {
    while (performance.now() < until) {
      const [where, offset] = sqlOf(filters[next++ % filters.length]);
      const started = performance.now();
      await Promise.all([
        pool.query(
          `SELECT * FROM ${look} WHERE ${where} ORDER BY show_date DESC, collection, position, slug LIMIT 24 OFFSET ${offset}`,
        ),
        pool.query(`SELECT count(*) FROM ${look} WHERE ${where}`),
      ]);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
  await pool.end();
  return rowOf(name, times, undefined, SECONDS);
}

function sqlOf(filter) {
  const asked = new URLSearchParams(filter);
  const page = Number(asked.get('page') ?? 1);
  asked.delete('page');
  const conditions = [...asked].map(([name, value]) =>
    name === 'tags' ? `tag_slugs @> '{${value}}'` : `${name}_slug = '${value}'`,
  );
  return [conditions.join(' AND '), (page - 1) * 24];
}

/** CPU of a render that nobody has asked for before: of the api's process, all its threads. */
async function renders(url, pid) {
  const count = 20;
  const from = cpuOf(pid);
  for (let n = 0; n < count; n += 1) {
    const { status } = await fetch(`${url}/cdn/list_400/fresh-${n}.jpg`, {
      headers: { accept: 'image/webp' },
    });
    if (status !== 200) throw new Error(`a picture was answered ${status}`);
  }
  return (cpuOf(pid) - from) / count;
}

function rowOf(name, times, goal, seconds, cpu) {
  const at = (p) => [...times].sort((a, b) => a - b)[Math.floor(times.length * p)] ?? 0;
  return {
    way: name,
    'requests/s': Math.round(times.length / seconds),
    'p50 ms': Number(at(0.5).toFixed(1)),
    'p95 ms': Number(at(0.95).toFixed(1)),
    'goal p95 ms': goal ?? '',
    'api CPU ms each': cpu === undefined ? '' : Number(cpu.toFixed(2)),
    load: Math.round(loadavg()[0]),
  };
}

/** Looks of the listing's first pages, whose neighbours are asked for. */
async function neighbours(url) {
  const pages = await Promise.all(
    [1, 40, 400].map(async (page) => (await (await fetch(`${url}/look/search?page=${page}`)).json()).results),
  );
  return pages.flat().map(({ slug }) => `/look/related?look=${slug}`);
}
