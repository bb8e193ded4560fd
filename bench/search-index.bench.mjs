/** The index of searches by itself, without api and PostgreSQL: memory a look, and what questions take, of both drivers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startPostgres } from '@toile/embedded';
import { createWarehouse, migrateWarehouse } from '@toile/warehouse';
import pg from 'pg';
import { MemoryIndexes } from '../apps/api/dist/features/search/search-index/memory/memory-indexes.js';

const INDEX = '../apps/api/dist/features/search/search-index';
const LOOKS = Number(process.env.BENCH_LOOKS ?? 500_000);
const DRIVERS = (process.env.BENCH_DRIVERS ?? 'memory,clickhouse').split(',');
const AT_ONCE = 4_000;
const IN_FLIGHT = 20;
const QUESTIONS = { memory: 2_000, clickhouse: 200 };
const VALUES = { type: 3, city: 12, season: 28, designer: 240, tag: 320, model: 900, colour: 48 };
const TAGS_A_LOOK = 9;

let seed = 42;
/** The first values are the most frequent ones. */
function draw(kind) {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  const part = (seed >>> 8) / 2 ** 24;
  return `${kind}-${Math.floor(part * part * VALUES[kind])}`;
}
const drawSome = (kind, count) => Array.from({ length: count }, () => draw(kind)).join(' ');

function itemOf(n) {
  const show = Math.floor(n / 40);
  const collection = `${draw('designer')}-${draw('season')}-show-${show}`;
  const tags = drawSome('tag', TAGS_A_LOOK);
  const colours = drawSome('colour', 3);
  return {
    // In one piece, as a database hands it over: a text put together keeps its parts alive.
    slug: Buffer.from(`${collection}-look-${n}`).toString('latin1'),
    collection: `show-of-a-brand-in-a-season-${show}`,
    showDate: 1.6e12 + show * 1e7,
    position: n % 40,
    live: '',
    type: draw('type'),
    city: draw('city'),
    season: draw('season'),
    designer: draw('designer'),
    tags,
    models: draw('model'),
    colours,
    hexes: [`#${(seed & 0xffffff).toString(16).padStart(6, '0')}`, '#17161a', '#d8d4cf'],
    words: `a ${tags.replaceAll('-', '')} with ${colours.replaceAll('-', '')}`,
    garments: [0, 1, 2].map(() => ({
      kind: draw('tag'),
      fabric: draw('tag'),
      pattern: null,
      colours: [draw('colour')],
      details: [],
    })),
    changed: '1',
  };
}

async function fill(index) {
  for (let from = 0; from < LOOKS; from += AT_ONCE)
    await index.apply('look', {
      put: Array.from({ length: Math.min(AT_ONCE, LOOKS - from) }, (_, n) => itemOf(from + n)),
      removed: [],
    });
  await index.settle('1');
}

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc');
function bytesNow() {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const groups = {
  categories: Array.from({ length: 10 }, (_, n) => {
    return { slug: `c-${n}`, values: Array.from({ length: 32 }, (_, at) => `tag-${n * 32 + at}`) };
  }),
  tones: Array.from({ length: 12 }, (_, n) => {
    return { slug: `t-${n}`, values: Array.from({ length: 4 }, (_, at) => `colour-${n * 4 + at}`) };
  }),
};

/** One to three filters, never the same search twice in a row. */
function queryOf() {
  const query = { tags: [draw('tag')] };
  for (const dimension of ['type', 'city', 'season', 'designer'])
    if (draw('type') === 'type-0' && draw('type') !== 'type-2') query[dimension] = draw(dimension);
  return query;
}

const questions = {
  'search with facets': async (index) => {
    const query = queryOf();
    await Promise.all([
      index.search('look', query, { offset: 0, limit: 24 }),
      index.facets('look', query, groups),
    ]);
  },
  'a page in turn by show': (index) =>
    index.search('look', { tags: [draw('tag')] }, { offset: 0, limit: 24, mixed: true }),
  'a garment, its cloth and colour': (index) => {
    const wanted = (slug) => ({ slugs: [slug], words: [] });
    const garment = {
      kinds: wanted(draw('tag')),
      fabric: wanted(draw('tag')),
      colours: [wanted(draw('colour'))],
    };
    return index.search(
      'look',
      { clauses: [{ anyOf: [[{ garment }]], not: false }] },
      { offset: 0, limit: 24 },
    );
  },
  'ten suggestions': (index) =>
    index.suggest(
      'look',
      Array.from({ length: 10 }, () => ({ tags: [draw('tag')] })),
    ),
  nearest: (index, slugs) => {
    const weights = new Map(Array.from({ length: TAGS_A_LOOK }, (_, n) => [draw('tag'), 1 + n / 3]));
    const wanted = { weights, type: 'type-0', choosing: [...weights.keys()].slice(-4).reverse() };
    return index.nearest('look', slugs[seed % slugs.length], { ...wanted, otherShows: true, limit: 600 });
  },
};

async function ask(driver, index) {
  const { slugs } = await index.search('look', {}, { offset: 0, limit: 500 });
  const rows = [];
  for (const [name, question] of Object.entries(questions)) {
    const times = [];
    let left = QUESTIONS[driver];
    const started = performance.now();
    const cpu = process.cpuUsage();
    const client = async () => {
      while (left > 0) {
        left -= 1;
        const from = performance.now();
        // Each waits its turn, as requests do.
        await new Promise(setImmediate);
        await question(index, slugs);
        times.push(performance.now() - from);
      }
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, client));
    const { user, system } = process.cpuUsage(cpu);
    const at = (p) => times.sort((a, b) => a - b)[Math.floor(times.length * p)] ?? 0;
    rows.push({
      driver,
      question: name,
      'questions/s': Math.round((times.length * 1_000) / (performance.now() - started)),
      'p50 ms': Number(at(0.5).toFixed(1)),
      'p95 ms': Number(at(0.95).toFixed(1)),
      'CPU ms each': Number(((user + system) / 1_000 / times.length).toFixed(2)),
      load: Math.round(loadavg()[0]),
    });
  }
  return rows;
}

export async function run() {
  const rows = [];
  const notes = [
    `${LOOKS} looks made up, ${IN_FLIGHT} questions in flight; bars of p95: search with facets 60 ms (ClickHouse 250), suggestions 20, nearest 60`,
  ];
  if (DRIVERS.includes('memory')) {
    const each = await memory(rows);
    notes.push(`memory: ${Math.round(each)} bytes a look beside its slug (bar 350)`);
  }
  if (DRIVERS.includes('clickhouse')) rows.push(...(await clickhouse()));
  return { rows, notes };
}

/** Bytes a look beside its slug. */
async function memory(rows) {
  const before = bytesNow();
  const index = await new MemoryIndexes().open('bench');
  await fill(index);
  // A slug of 45 characters is a string of 64 bytes.
  const texts = 64;
  const each = (bytesNow() - before) / LOOKS - texts;
  rows.push(...(await ask('memory', index)));
  return each;
}

async function clickhouse() {
  const { ClickhouseIndexes } = await import(`${INDEX}/clickhouse/clickhouse-indexes.js`);
  const folder = mkdtempSync(join(tmpdir(), 'toile-bench-'));
  const postgres = await startPostgres(join(folder, 'postgres'));
  const pool = new pg.Pool({ connectionString: postgres.url });
  const warehouse = createWarehouse({ path: join(folder, 'clickhouse') });
  try {
    await migrateWarehouse(warehouse, pool);
    const index = await new ClickhouseIndexes(warehouse).open('bench');
    await fill(index);
    await warehouse.command(`OPTIMIZE TABLE ${warehouse.database}.search_entry FINAL`);
    return await ask('clickhouse', index);
  } finally {
    await warehouse.close();
    await pool.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
