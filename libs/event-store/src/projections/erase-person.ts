import { inTransaction } from '../postgres/in-transaction.js';
import type { PostgresEventStore } from '../postgres/postgres-store.js';
import { type Build, enterSchema } from './builds.js';
import type { Projection } from './projection.js';

/**
 * Ends a person: destroys their key, which makes their events unreadable in every copy, then removes what read models,
 * live or being built, had opened. Safe to repeat, and to be repeated after a crash. A projection that was opening
 * their events meanwhile commits first, so the purge finds what it wrote ("leaves no plain text anywhere").
 */
export async function erasePerson(
  store: PostgresEventStore,
  projections: readonly Projection[],
  subject: string,
): Promise<void> {
  await store.keys.destroy(subject);
  for (const projection of projections) {
    const { rows } = await store.pool.query<{ id: string }>(
      `SELECT id FROM event_store.projection_build WHERE name = $1 AND status <> 'retired' ORDER BY id`,
      [projection.name],
    );
    for (const { id } of rows) {
      await inTransaction(store.pool, async (client) => {
        const build = await client.query<Build>(
          `SELECT id, schema_name FROM event_store.projection_build WHERE id = $1 AND status <> 'retired' FOR UPDATE`,
          [id],
        );
        if (!build.rows[0]) return;
        await enterSchema(client, build.rows[0].schema_name);
        await projection.forget?.(client, subject);
      });
    }
  }
}
