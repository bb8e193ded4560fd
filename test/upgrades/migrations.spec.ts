import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ForwardMigration } from '@toile/database';

interface Step {
  /** Where it is and what it is called: `apps/api/src/features/ratings RatingIds1790006001000`. */
  id: string;
  sql: string;
}

const RELEASED = new URL('./released.json', import.meta.url);
const WAREHOUSE = 'libs/warehouse/migrations';

/** What the version before reads or writes would be gone or refused while services are rolled. */
const UNSAFE = [
  /\b(DROP (TABLE|COLUMN|SCHEMA)|RENAME|SET NOT NULL|ALTER COLUMN \w+ (SET DATA )?TYPE)\b/i,
  // Rows of the version before do not have it.
  /\bADD COLUMN\b(?=[^,;]*\bNOT NULL\b)(?![^,;]*\bDEFAULT\b)/i,
];
/** Made before the first release, when there was no version before. */
const BEFORE_RELEASE = [
  'apps/api/src/features/accounts MembersAsEvents1790005003000',
  'apps/api/src/features/catalogue ReadModelFromEvents1790004002000',
  'libs/warehouse/migrations 0011_rollups_of_figures',
];

/** What a step of TypeORM's would run, without a database. */
async function postgresSteps(): Promise<Step[]> {
  const files = ['apps', 'libs']
    .flatMap((root) => readdirSync(root, { recursive: true }).map((file) => join(root, String(file))))
    .filter((file) => /^(apps|libs)\/[\w-]+\/src\/.*migrations\/\d{13}-[\w-]+\.ts$/.test(file));
  const steps: Step[] = [];
  for (const file of files.sort()) {
    const exported: Record<string, new () => ForwardMigration> = await import(join(process.cwd(), file));
    for (const [name, Migration] of Object.entries(exported)) {
      const sql: string[] = [];
      const query = async (statement: string) => sql.push(statement);
      await new Migration().up({ query } as never);
      steps.push({ id: `${file.replace(/\/migrations\/.*/, '')} ${name}`, sql: sql.join(';\n') });
    }
  }
  return steps;
}
const warehouseSteps = (): Step[] =>
  readdirSync(WAREHOUSE).map((file) => ({
    id: `${WAREHOUSE} ${file.replace('.sql', '')}`,
    sql: readFileSync(join(WAREHOUSE, file), 'utf8'),
  }));
const checksum = (sql: string) =>
  createHash('sha256').update(sql.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 16);

let steps: Step[];
beforeAll(async () => {
  steps = [...(await postgresSteps()), ...warehouseSteps()];
});

describe('migrations', () => {
  it('only go forward: what was released is still there and says the same', () => {
    if (process.env.UPDATE_RELEASED)
      writeFileSync(
        RELEASED,
        `${JSON.stringify(Object.fromEntries(steps.map(({ id, sql }) => [id, checksum(sql)])), null, 2)}\n`,
      );
    const now = Object.fromEntries(steps.map(({ id, sql }) => [id, checksum(sql)]));
    const released = JSON.parse(readFileSync(RELEASED, 'utf8')) as Record<string, string>;
    expect(Object.keys(released).length).toBeGreaterThan(15);
    expect(now).toMatchObject(released);
  });

  it('leave the version before what it reads and writes', () => {
    const unsafe = steps.filter(({ sql }) => UNSAFE.some((pattern) => pattern.test(sql))).map(({ id }) => id);
    expect(unsafe.sort()).toEqual([...BEFORE_RELEASE].sort());
  });
});
