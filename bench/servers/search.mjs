/**
 * The api over 500,000 looks: the demo's through the import, the rest made from them in the read model's table.
 * `BENCH_FOLDER` keeps the catalogue for the next run, which then skips the import.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CatalogueImport,
  migrateApi,
  openApiDataSource,
  openCatalogueStore,
  PictureStore,
  showCatalogue,
  showWhileLoading,
  startApi,
} from '@toile/api';
import { PALETTE } from '@toile/contracts';
import { poolOf } from '@toile/database';
import { drawLook, garmentsOf, generateCatalogue } from '@toile/demo';
import { startPostgres } from '@toile/embedded';
import { createLogger } from '@toile/platform';
import { fillLooks } from '../catalogue-rows.mjs';

const AT_ONCE = 2_000;
const kept = process.env.BENCH_FOLDER;
const folder = kept ?? mkdtempSync(join(tmpdir(), 'toile-bench-'));
const postgres = await startPostgres(folder);
await migrateApi(postgres.url);
const dataSource = await openApiDataSource({ url: postgres.url, max: 20 });
const pool = poolOf(dataSource);
const demo = generateCatalogue({ seed: 'bench', scale: process.env.BENCH_SCALE ?? 'full' });
const imported = (await looksThere()) ? { looks: 0, writeMs: 0, showMs: 0 } : await importDemo();
const filled = await fillLooks(pool, Number(process.env.BENCH_LOOKS ?? 500_000));
const drawn = Buffer.from(drawLook(demo.looks[0]));
const api = await startApi({
  dataSource,
  warehouse: undefined,
  health: { checks: {}, demo: () => 'off' },
  pictures: new PictureStore({ original: async () => drawn }, join(folder, 'pictures')),
  picturesAhead: 0,
  port: 0,
  logger: createLogger('bench', 'error'),
  secret: randomBytes(32),
  trustedProxies: [],
});
console.log(JSON.stringify({ port: api.port, database: postgres.url, imported, filled }));
process.on('SIGTERM', async () => {
  await api.close();
  await postgres.stop();
  if (!kept) rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});

async function looksThere() {
  const store = openCatalogueStore(pool);
  await showCatalogue(store);
  const { rows } = await pool.query(
    `SELECT table_schema || '.look' AS look FROM information_schema.tables
     WHERE table_name = 'look' AND table_schema LIKE 'read\\_catalogue\\_v%' ORDER BY table_schema DESC`,
  );
  return Boolean((await pool.query(`SELECT 1 FROM ${rows[0].look} LIMIT 1`)).rowCount);
}

/** Until every look can be found, as `npm run catalogue:import` counts it. */
async function importDemo() {
  const store = openCatalogueStore(pool);
  await showCatalogue(store);
  const rows = importRows();
  const catalogue = await CatalogueImport.open(pool, store, { dryRun: false, pictureName: (name) => name });
  const shown = showWhileLoading(store);
  const started = performance.now();
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const { refused } = await catalogue.rows(rows.slice(at, at + AT_ONCE));
    if (refused[0]) throw new Error(`line ${refused[0].line}: ${refused[0].reason}`);
    shown.nudge();
  }
  const written = performance.now();
  await shown.finish();
  return { looks: rows.length, writeMs: written - started, showMs: performance.now() - written };
}

function importRows() {
  const names = new Map([...demo.designers, ...demo.tags, ...demo.models].map((one) => [one.slug, one.name]));
  const hexes = new Map(PALETTE.map(({ slug, hex }) => [slug, hex]));
  const shows = new Map(demo.collections.map((one) => [one.slug, one]));
  return demo.looks.map((look, index) => ({
    line: index + 1,
    row: {
      slug: look.slug,
      collection: look.collection,
      designer: names.get(look.designer),
      season: look.season,
      type: look.type,
      city: look.city,
      position: look.position,
      show_date: new Date(shows.get(look.collection).show_date).toISOString(),
      status: 'published',
      image: look.image_filename,
      tags: look.tags.map((tag) => names.get(tag) ?? tag),
      models: look.models.map((model) => names.get(model) ?? model),
      description: look.description,
      colours: look.colours.map((colour) => hexes.get(colour)),
      garments: garmentsOf(look.outfit),
    },
  }));
}
