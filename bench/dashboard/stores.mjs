/** The stores of the dashboard's bench: a generated warehouse with its rollups, and what PostgreSQL knows beside it. */

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LEDGER_ENTITIES, ledgerMigrations } from '@toile/aggregator';
import { loadCatalogue, migrateApi, openCatalogueStore, showCatalogue } from '@toile/api';
import { TOPICS } from '@toile/contracts';
import { migrateDatabase, openDataSource, poolOf } from '@toile/database';
import { seedMembers } from '@toile/demo/load/members';
import { startPostgres } from '@toile/embedded';
import { createPostgresLog } from '@toile/event-log';
import { createWarehouse, migrateWarehouse, ROLLUPS } from '@toile/warehouse';
import {
  BRANDS,
  CATEGORY_OF,
  daysOf,
  generateCatalogue,
  generateDay,
  MEMBERS,
  memberId,
  TAGS,
} from './generate.mjs';

const DAY_MS = 86_400_000;

/** The read model is built with the first collection there is. */
const named = (slug) => ({ slug, name: slug });
const COLLECTION = {
  status: 'draft',
  looks: [],
  facts: {
    collection: 'house-0-fall-winter-2026',
    designer: named('house-0'),
    season: named('fall-winter-2026'),
    type: named('woman'),
    city: named('paris'),
    show_date: '2026-03-01T10:00:00.000Z',
    title: '',
    venue: '',
    live: false,
    stream_url: null,
    description: '',
  },
};

export async function openStores(folder, events, secret) {
  mkdirSync(folder, { recursive: true });
  // Only the warehouse is worth keeping.
  rmSync(join(folder, 'pg'), { recursive: true, force: true });
  const postgres = await startPostgres(join(folder, 'pg'));
  const dataSource = await openDataSource({ url: postgres.url, entities: LEDGER_ENTITIES, max: 20 });
  const pool = poolOf(dataSource);
  await migrateApi(postgres.url);
  await migrateDatabase(postgres.url, ledgerMigrations);
  const log = createPostgresLog(pool);
  await log.createTopics(TOPICS.map((name) => ({ name, partitions: 4 })));
  await log.close();
  await seedMembers(pool, secret);
  const warehouse = createWarehouse({ path: join(folder, 'ch') });
  await migrateWarehouse(warehouse, pool);
  await fill(warehouse, events);
  await sealEverything(pool);
  const catalogue = openCatalogueStore(pool);
  await loadCatalogue(catalogue, [COLLECTION]);
  await showCatalogue(catalogue);
  await nameEverything(pool);
  await nameMembers(pool);
  return {
    dataSource,
    pool,
    postgresUrl: postgres.url,
    warehouse,
    close: async () => {
      await warehouse.close();
      await dataSource.destroy();
      await postgres.stop();
    },
  };
}

/** Goes on where an earlier run was cut off. */
async function fill(warehouse, events) {
  const count = async (table) => (await warehouse.rows(`SELECT count() AS n FROM toile.${table}`))[0].n;
  if ((await count('raw_catalogue')) === 0) await generateCatalogue(warehouse);
  const daysIn = async (table, column) =>
    new Set(
      (await warehouse.rows(`SELECT DISTINCT toString(${column}) AS day FROM toile.${table}`)).map(
        ({ day }) => day,
      ),
    );
  const raw = await daysIn('raw_tracking', 'toDate(ingest_hour)');
  const sealed = new Map();
  for (const { name } of ROLLUPS) sealed.set(name, await daysIn(`${name}_days`, 'ingest_day'));
  const days = daysOf(events);
  const filled = new Set();
  for (const [at, { day, first, count }] of days.entries()) {
    if (!raw.has(day)) await generateDay(warehouse, day, first, count);
    for (const rollup of ROLLUPS) {
      if (sealed.get(rollup.name).has(day)) continue;
      await seal(warehouse, rollup, day);
      filled.add(rollup.name);
    }
    if ((at + 1) % 20 === 0) console.log(`  ${at + 1} of ${days.length} days`);
  }
  // Sealing puts the days of a week into one part.
  for (const name of filled) await warehouse.command(`OPTIMIZE TABLE toile.${name}_days FINAL`);
  await sealWeeks(warehouse);
  console.log();
}

async function sealWeeks(warehouse) {
  for (const { name, weeks } of ROLLUPS.filter((rollup) => rollup.weeks)) {
    const missing = await warehouse.rows(
      `SELECT DISTINCT toString(toMonday(ingest_day)) AS monday FROM toile.${name}_days
       WHERE toMonday(ingest_day) NOT IN (SELECT ingest_week FROM toile.${name}_weeks) ORDER BY monday`,
    );
    for (const { monday } of missing) {
      const next = new Date(Date.parse(`${monday}T00:00:00Z`) + 7 * DAY_MS).toISOString().slice(0, 10);
      await warehouse.command(`INSERT INTO toile.${name}_weeks ${weeks.sql('toile')}`, {
        from: `${monday} 00:00:00`,
        to: `${next} 00:00:00`,
      });
    }
  }
}

/** A sealed day straight from raw rows: what sealing makes of them by way of hours. */
async function seal(warehouse, { name, hourSql, daySql }, day) {
  const sql = daySql('toile').replaceAll(`toile.${name}_hour`, `(${hourSql('toile')})`);
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  await warehouse.command(`INSERT INTO toile.${name}_days ${sql}`, {
    from: `${day} 00:00:00`,
    to: `${next} 00:00:00`,
  });
}

async function sealEverything(pool) {
  const { day } = daysOf(1_000_000).at(-1);
  await pool.query(
    `INSERT INTO ledger_seal (generation, topic, period, starts_at, raw_count)
     VALUES (1, 'tracking', 'days', $1::timestamptz, 0), (1, 'tracking', 'hour', $1::timestamptz + interval '23 hours', 0)
     ON CONFLICT DO NOTHING`,
    [`${day}T00:00:00Z`],
  );
}

/** Names of what figures show, once the api has made its read model. */
async function nameEverything(pool) {
  const { rows } = await pool.query("SELECT schemaname FROM pg_tables WHERE tablename = 'suggestion'");
  const schema = rows[0].schemaname;
  const all = (kind, count, prefix) =>
    Array.from({ length: count }, (_, i) => ({ kind, slug: `${prefix}-${i}`, category: CATEGORY_OF(i) }));
  for (const { kind, slug, category } of [...all('tag', TAGS, 'tag'), ...all('designer', BRANDS, 'house')]) {
    await pool.query(
      `INSERT INTO ${schema}.suggestion (kind, slug, name, plain, total_count) VALUES ($1, $2, $2, $2, 1)
       ON CONFLICT DO NOTHING`,
      [kind, slug],
    );
    if (kind === 'tag')
      await pool.query(
        `INSERT INTO ${schema}.content (kind, slug, name, doc) VALUES ('tag', $1, $1, $2) ON CONFLICT DO NOTHING`,
        [slug, { category }],
      );
  }
}

/** Half of the members are consumers; straight into the read model, as the catalogue's names are. */
async function nameMembers(pool) {
  const { rows } = await pool.query(
    "SELECT schemaname FROM pg_tables WHERE tablename = 'document' AND schemaname LIKE 'read_members_v%'",
  );
  const docs = Array.from({ length: MEMBERS }, (_, n) => ({
    subject: memberId(n),
    slug: `member-${n}`,
    status: 'member',
    job: n % 2 === 0 ? 'consumer' : 'designer',
    roles: ['member'],
    verified: true,
  }));
  await pool.query(
    `INSERT INTO ${rows[0].schemaname}.document (key, doc)
     SELECT doc->>'subject', doc FROM unnest($1::jsonb[]) AS doc ON CONFLICT DO NOTHING`,
    [docs],
  );
}
