import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from './forward-migration.js';
import { migrateDatabase } from './migrate-database.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let pool: pg.Pool;
beforeAll(async () => {
  postgres = await testPostgres();
  pool = new pg.Pool({ connectionString: postgres.url });
});
afterAll(async () => {
  await pool?.end();
  await postgres?.stop();
});

class Hats1790000001000 extends ForwardMigration {
  override readonly formerly = 'wardrobe/0001_hats';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE hat (name text); CREATE TABLE box (name text)');
  }
}
class Gloves1790000002000 extends ForwardMigration {
  override readonly formerly = 'wardrobe/0002_gloves';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE glove (name text)');
  }
}
class Torn1790000003000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE half (name text)');
    await runner.query('SELECT 1 / 0');
  }
}

describe('migrations', () => {
  it('run once each, whoever asks for them at the same time', async () => {
    const ran = await Promise.all([1, 2, 3].map(() => migrateDatabase(postgres.url, [Hats1790000001000])));
    expect(ran.flat()).toEqual(['Hats1790000001000']);
    expect(await migrateDatabase(postgres.url, [Gloves1790000002000, Hats1790000001000])).toEqual([
      'Gloves1790000002000',
    ]);
  });

  it('leave nothing of a step that fails, and keep those before it', async () => {
    await expect(migrateDatabase(postgres.url, [Torn1790000003000])).rejects.toThrow('division by zero');
    const { rows } = await pool.query("SELECT to_regclass('half') AS half, to_regclass('glove') AS glove");
    expect(rows).toEqual([{ half: null, glove: 'glove' }]);
  });

  it('know what an installation ran before TypeORM kept the list', async () => {
    const installed = await testPostgres({ empty: true });
    const old = new pg.Pool({ connectionString: installed.url });
    await old.query(`CREATE TABLE schema_migration (component text, name text);
      INSERT INTO schema_migration VALUES ('wardrobe', '0001_hats'), ('elsewhere', '0002_gloves');
      CREATE TABLE hat (name text)`);
    expect(await migrateDatabase(installed.url, [Hats1790000001000, Gloves1790000002000])).toEqual([
      'Gloves1790000002000',
    ]);
    expect(await migrateDatabase(installed.url, [Hats1790000001000, Gloves1790000002000])).toEqual([]);
    await old.end();
    await installed.stop();
  });
});
