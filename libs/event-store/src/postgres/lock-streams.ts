import type { PoolClient } from 'pg';
import type { AppendOutcome } from '../port.js';

interface Named {
  stream: string;
  commandId: string;
}

export interface OutcomeRow {
  version: number;
  position: string;
  answer: unknown;
}

/**
 * Locks the streams until the transaction ends, makes those that do not exist, and reads what must not change
 * meanwhile: their versions, and the outcomes of commands they have seen.
 */
export async function lockStreams(client: PoolClient, requests: readonly Named[]) {
  const streams = [...new Set(requests.map((request) => request.stream))].sort();
  // The impossible WHERE locks an existing row without writing a new version of it.
  await client.query({
    name: 'event-store-lock',
    text: `INSERT INTO event_store.stream AS s (id, version) SELECT id, 0 FROM unnest($1::text[]) AS id
           ON CONFLICT (id) DO UPDATE SET version = 0 WHERE false`,
    values: [streams],
  });
  // A statement of its own: its snapshot is newer than the locks.
  const { rows } = await client.query<OutcomeRow & { stream: string; command_id: string | null }>({
    name: 'event-store-known',
    text: `SELECT id AS stream, NULL AS command_id, version, 0::bigint AS position, NULL::jsonb AS answer
           FROM event_store.stream WHERE id = ANY($1)
           UNION ALL
           SELECT stream, command_id, version, position, answer FROM event_store.command
           WHERE (stream, command_id) IN (SELECT * FROM unnest($2::text[], $3::text[]))`,
    values: [
      streams,
      requests.map((request) => request.stream),
      requests.map((request) => request.commandId),
    ],
  });
  const versions = new Map<string, number>();
  const known = new Map<string, AppendOutcome>();
  for (const row of rows) {
    if (row.command_id === null) versions.set(row.stream, row.version);
    else known.set(commandKey({ stream: row.stream, commandId: row.command_id }), toOutcome(row));
  }
  return { versions, known };
}

export function toOutcome(row: OutcomeRow): AppendOutcome {
  return { repeated: true, version: row.version, position: Number(row.position), answer: row.answer };
}

export function commandKey({ stream, commandId }: Named): string {
  return `${stream}\n${commandId}`;
}
