import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { migrateApi } from '@toile/api';
import { migrateDatabase, openDataSource, poolOf } from '@toile/database';
import { testPostgres } from '@toile/testing';
import type { DataSource } from 'typeorm';
import { importFile } from './cli/catalogue/import-file.js';
import { standaloneMigrations } from './migrations.js';
import { STANDALONE_ENTITIES } from './stores.js';
import { wasBegunWithoutDemo } from './without-demo.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let dataSource: DataSource;
let folder: string;
beforeAll(async () => {
  postgres = await testPostgres({ empty: true });
  dataSource = await openDataSource({ url: postgres.url, entities: STANDALONE_ENTITIES });
  folder = mkdtempSync(join(tmpdir(), 'toile-without-demo-'));
});
afterAll(async () => {
  await dataSource?.destroy();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('keeps the demo out of an installation that somebody has filled without it, and of no other', async () => {
  const pool = poolOf(dataSource);
  expect(await wasBegunWithoutDemo(pool)).toBe(false);
  await migrateApi(postgres.url);
  await migrateDatabase(postgres.url, standaloneMigrations);
  expect(await wasBegunWithoutDemo(pool)).toBe(false);
  await importFile(dataSource, 'docs/reference/samples/catalogue-import.csv', {
    dryRun: false,
    report: join(folder, 'refused.ndjson'),
  });
  expect(await wasBegunWithoutDemo(pool)).toBe(true);
  // Loaded beside it by name, or cut off in its first load.
  await pool.query("INSERT INTO demo_load (what) VALUES ('begun')");
  expect(await wasBegunWithoutDemo(pool)).toBe(false);
});
