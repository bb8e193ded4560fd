import { inTransaction } from '../postgres/in-transaction.js';
import type { PostgresEventStore } from '../postgres/postgres-store.js';
import { advanceBuild, advanceIn, type Build, ensureBuild } from './builds.js';
import { type Projection, readSchema } from './projection.js';

export interface RebuildOptions {
  batch?: number;
  /** Positions read so far and positions there are. */
  onProgress?: (next: number, end: number) => void;
}

/**
 * Builds a projection anew beside the live one while both commands and queries go on, then puts it in its place in
 * one transaction. Queries never see an empty or an older read model ("rebuilt while writes go on"). A rebuild that
 * was interrupted is taken up where it stopped.
 */
export async function rebuildProjection(
  store: PostgresEventStore,
  projection: Projection,
  { batch = 2_000, onProgress = () => undefined }: RebuildOptions = {},
): Promise<void> {
  await ensureBuild(store.pool, projection, 'live');
  const build = await ensureBuild(store.pool, projection, 'building');
  for (;;) {
    const advance = await advanceBuild(store, projection, build.id, batch);
    if (advance) onProgress(advance.next, advance.end);
    if (!advance || advance.next >= advance.end) break;
  }
  const retired = await inTransaction(store.pool, async (client) => {
    const { rows } = await client.query<Build>(
      `SELECT id, schema_name, next_position, status FROM event_store.projection_build
       WHERE name = $1 AND version = $2 AND status <> 'retired' ORDER BY id FOR UPDATE`,
      [projection.name, projection.version],
    );
    const live = rows.find((row) => row.status === 'live');
    let building = rows.find((row) => row.id === build.id && row.status === 'building');
    // Another process has finished this rebuild meanwhile.
    if (!live || !building) return undefined;
    // The live build stands still while its row is locked: the last step catches up with it.
    while (Number(building.next_position) < Number(live.next_position)) {
      const { next } = await advanceIn(client, store, projection, building, batch);
      building = { ...building, next_position: String(next) };
    }
    const schema = readSchema(projection);
    const old = `${schema}_b${live.id}_retired`;
    await client.query(`ALTER SCHEMA ${schema} RENAME TO ${old}`);
    await client.query(`ALTER SCHEMA ${building.schema_name} RENAME TO ${schema}`);
    const move = `UPDATE event_store.projection_build SET status = $2, schema_name = $3,
                  live_at = CASE WHEN $2 = 'live' THEN now() ELSE live_at END WHERE id = $1`;
    await client.query(move, [live.id, 'retired', old]);
    await client.query(move, [building.id, 'live', schema]);
    return old;
  });
  // In a transaction of its own: it waits for the queries that still read the old tables.
  if (retired) await store.pool.query(`DROP SCHEMA IF EXISTS ${retired} CASCADE`);
}
