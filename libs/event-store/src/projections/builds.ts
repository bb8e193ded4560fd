import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../postgres/in-transaction.js';
import type { PostgresEventStore } from '../postgres/postgres-store.js';
import { type Projection, readSchema } from './projection.js';
import { traceProjection } from './trace-projection.js';

export interface Build {
  id: string;
  schema_name: string;
  next_position: string;
  status: 'building' | 'live' | 'retired';
}

/**
 * The build of a status, made empty when there is none. A live build lies in the schema queries read, one that is
 * being built beside it in a schema of its own. Processes that ask at once get the same build.
 */
export async function ensureBuild(
  pool: Pool,
  projection: Projection,
  status: 'building' | 'live',
): Promise<Build> {
  return inTransaction(pool, async (client) => {
    const values = [projection.name, projection.version, status];
    const made = await client.query<Build>(
      `INSERT INTO event_store.projection_build (name, version, status, schema_name, live_at)
       VALUES ($1, $2, $3, '', CASE WHEN $3 = 'live' THEN now() END)
       ON CONFLICT (name, version, status) WHERE status <> 'retired' DO NOTHING RETURNING *`,
      values,
    );
    const build = made.rows[0];
    if (!build) {
      const { rows } = await client.query<Build>(
        'SELECT * FROM event_store.projection_build WHERE name = $1 AND version = $2 AND status = $3',
        values,
      );
      if (!rows[0]) throw new Error(`the build of ${projection.name} vanished while it was looked up`);
      return rows[0];
    }
    const live = readSchema(projection);
    const schema_name = status === 'live' ? live : `${live}_b${build.id}`;
    await client.query('UPDATE event_store.projection_build SET schema_name = $2 WHERE id = $1', [
      build.id,
      schema_name,
    ]);
    await client.query(`CREATE SCHEMA ${schema_name}`);
    await enterSchema(client, schema_name);
    await client.query(projection.tables);
    return { ...build, schema_name };
  });
}

/** Unqualified names of this transaction mean the build's tables; extensions stay reachable in `public`. */
export function enterSchema(client: PoolClient, schema: string) {
  return client.query(`SET LOCAL search_path TO ${schema}, public`);
}

export interface Advance {
  /** Events that were applied. */
  applied: number;
  next: number;
  /** The position the next event will get. */
  end: number;
}

/**
 * Applies the next batch of events to a build and moves its position, in one transaction. Undefined when another
 * process is at it or the build is retired.
 */
export function advanceBuild(
  store: PostgresEventStore,
  projection: Projection,
  buildId: string,
  batch: number,
): Promise<Advance | undefined> {
  const advance = async (client: PoolClient) => {
    const { rows } = await client.query<Build>({
      name: 'projection-build-lock',
      text: `SELECT id, schema_name, next_position, status FROM event_store.projection_build
             WHERE id = $1 AND status <> 'retired' FOR UPDATE SKIP LOCKED`,
      values: [buildId],
    });
    return rows[0] && advanceIn(client, store, projection, rows[0], batch);
  };
  // A crash may take back the last moments of a read model, rows and position together; they are applied again.
  return inTransaction(store.pool, advance, 'SET LOCAL synchronous_commit = off');
}

/** As `advanceBuild`, in a transaction that holds the build's row already. */
export async function advanceIn(
  client: PoolClient,
  store: PostgresEventStore,
  projection: Projection,
  build: Build,
  batch: number,
): Promise<Advance> {
  const from = Number(build.next_position);
  const slice = await store.readAllIn(client, { from, limit: batch, categories: projection.categories });
  const { events, next, end } = slice;
  if (events.length > 0) {
    await enterSchema(client, build.schema_name);
    await traceProjection(projection, build, events, () => projection.apply(client, events));
  }
  if (next > from) {
    await client.query({
      name: 'projection-build-move',
      text: `UPDATE event_store.projection_build SET next_position = $2, updated_at = now(), last_error = NULL
             WHERE id = $1`,
      values: [build.id, next],
    });
  }
  return { applied: events.length, next, end };
}
