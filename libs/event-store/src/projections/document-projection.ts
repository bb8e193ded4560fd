import type { PoolClient } from 'pg';
import type { DomainEvent, RecordedEvent } from '../event.js';
import type { Projection } from './projection.js';

export interface DocumentProjectionOptions<E extends DomainEvent, Doc extends object> {
  name: string;
  version: number;
  categories: readonly string[];
  /** Which document an event changes. Default: one a stream. */
  keyOf?: (event: RecordedEvent<E>) => string;
  /** The document after the event; null removes it. Pure. */
  evolve: (doc: Doc | null, event: RecordedEvent<E>) => Doc | null;
  /** More columns of the table, computed from `doc`: `owner text GENERATED ALWAYS AS (doc->>'owner') STORED`. */
  columns?: readonly string[];
  /** `CREATE INDEX ON document (owner)`. */
  indexes?: readonly string[];
  /** Documents that hold opened text of a person: how to find them by `$1`, and what remains of one. */
  personal?: { where: string; forget: (doc: Doc, subject: string) => Doc | null };
}

/**
 * A projection that is a pure function: its table is `document (key text, doc jsonb, …columns)`, and a batch of
 * events costs one read and one write whatever its size.
 */
export function defineDocumentProjection<E extends DomainEvent, Doc extends object>(
  options: DocumentProjectionOptions<E, Doc>,
): Projection {
  const { name, version, categories, personal } = options;
  const columns = ['key text PRIMARY KEY', 'doc jsonb NOT NULL', ...(options.columns ?? [])];
  return {
    name,
    version,
    categories,
    tables: [`CREATE TABLE document (${columns.join(', ')})`, ...(options.indexes ?? [])].join(';\n'),
    apply: (client, events) => applyToDocuments(client, options, events as readonly RecordedEvent<E>[]),
    forget: async (client, subject) => {
      if (!personal) return;
      const { rows } = await client.query<{ key: string; doc: Doc }>(
        `SELECT key, doc FROM document WHERE ${personal.where} FOR UPDATE`,
        [subject],
      );
      await write(client, new Map(rows.map(({ key, doc }) => [key, personal.forget(doc, subject)])));
    },
  };
}

async function applyToDocuments<E extends DomainEvent, Doc extends object>(
  client: PoolClient,
  { keyOf = (event) => event.stream, evolve }: DocumentProjectionOptions<E, Doc>,
  events: readonly RecordedEvent<E>[],
): Promise<void> {
  const keyed = events.map((event) => [keyOf(event), event] as const);
  const { rows } = await client.query<{ key: string; doc: Doc }>(
    'SELECT key, doc FROM document WHERE key = ANY($1)',
    [[...new Set(keyed.map(([key]) => key))]],
  );
  const before = new Map<string, Doc | null>(rows.map(({ key, doc }) => [key, doc]));
  const after = new Map<string, Doc | null>();
  for (const [key, event] of keyed) {
    const doc = after.has(key) ? after.get(key) : before.get(key);
    after.set(key, evolve(doc ?? null, event));
  }
  await write(client, after);
}

async function write(client: PoolClient, docs: ReadonlyMap<string, object | null>): Promise<void> {
  const kept = [...docs].filter(([, doc]) => doc !== null);
  const removed = [...docs].filter(([, doc]) => doc === null).map(([key]) => key);
  if (kept.length > 0) {
    await client.query(
      `INSERT INTO document (key, doc) SELECT * FROM unnest($1::text[], $2::jsonb[])
       ON CONFLICT (key) DO UPDATE SET doc = excluded.doc`,
      [kept.map(([key]) => key), kept.map(([, doc]) => JSON.stringify(doc))],
    );
  }
  if (removed.length > 0) await client.query('DELETE FROM document WHERE key = ANY($1)', [removed]);
}
