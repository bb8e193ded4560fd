import { deepStrictEqual } from 'node:assert';
import type { Pool, PoolClient } from 'pg';
import { categoryOf, type EventCategory } from './category.js';
import type { DomainEvent, RecordedEvent } from './event.js';
import type { Projection } from './projections/projection.js';

/** Events of one stream, in order. */
export interface InStream<E extends DomainEvent> {
  stream: string;
  events: readonly E[];
}
export const inStream = <E extends DomainEvent>(stream: string, ...events: NoInfer<E>[]): InStream<E> => ({
  stream,
  events,
});

type Row = Record<string, unknown>;
/** The tables of a projection by name, the rows of each in a fixed order. */
type Tables = Record<string, Row[]>;

export interface ProjectionUnderTest {
  projection: Projection;
  /** Of any database: tables are made in a transaction that is rolled back. */
  pool: Pool;
  /** Says which fields `erased` takes away. */
  category: EventCategory;
}

/** Time of the event at a position: a minute after the one before. */
export const timeAt = (position: number): Date => new Date(Date.UTC(2026, 2, 1, 10, position));

/**
 * Specifications of a projection: `given(inStream('rating-1', rated)).when(inStream('rating-1', withdrawn)).thenDocuments({…})`.
 * Each is checked three ways, which have to show the same: what was given and what came after as two batches, event by event,
 * and all at once as in a rebuild. After `erased(subject)` what is left has to be what a rebuild makes of events whose personal
 * fields cannot be read any more. Failures throw `AssertionError` with both sides.
 */
export function specifyProjection<E extends DomainEvent>({
  projection,
  pool,
  category,
}: ProjectionUnderTest) {
  const check = async (batches: readonly (readonly InStream<E>[])[], erased?: string): Promise<Tables> => {
    const recorded = record(batches);
    const all = recorded.flat();
    const shown = await build(pool, projection, recorded, erased);
    const onePerBatch = all.map((event) => [event]);
    deepStrictEqual(
      await build(pool, projection, onePerBatch, erased),
      shown,
      'event by event shows otherwise',
    );
    const readable = erased === undefined ? all : all.map((event) => withoutPerson(event, category, erased));
    deepStrictEqual(await build(pool, projection, [readable]), shown, 'a rebuild shows otherwise');
    return shown;
  };
  const then = (batches: readonly (readonly InStream<E>[])[], erased?: string) => ({
    /** The rows of a table, without columns the database computes. */
    thenRows: async (table: string, expected: readonly Row[]): Promise<void> =>
      deepStrictEqual((await check(batches, erased))[table], expected),
    /** Of a projection made by `defineDocumentProjection`: what it holds, by key. */
    thenDocuments: async (expected: Record<string, object>): Promise<void> => {
      const { document = [] } = await check(batches, erased);
      deepStrictEqual(Object.fromEntries(document.map(({ key, doc }) => [key, doc])), json(expected));
    },
  });
  return {
    given: (...history: InStream<E>[]) => ({
      ...then([history]),
      when: (...more: InStream<E>[]) => ({
        ...then([history, more]),
        erased: (subject: string) => then([history, more], subject),
      }),
      erased: (subject: string) => then([history], subject),
    }),
  };
}

/** What a store would have recorded: versions by stream, positions over all. */
function record<E extends DomainEvent>(batches: readonly (readonly InStream<E>[])[]): RecordedEvent<E>[][] {
  const versions = new Map<string, number>();
  let next = 0;
  return batches.map((streams) =>
    streams.flatMap(({ stream, events }) =>
      events.map((event) => {
        const version = (versions.get(stream) ?? 0) + 1;
        versions.set(stream, version);
        const position = next++;
        const occurredAt = timeAt(position);
        const metadata = { correlationId: 'spec', causationId: null, actor: null, occurredAt };
        const id = `event-${position}`;
        const commandId = `command-${position}`;
        return {
          ...event,
          id,
          stream,
          version,
          position,
          schemaVersion: 1,
          recordedAt: occurredAt,
          commandId,
          metadata,
        };
      }),
    ),
  );
}

/** The event as it is read once the person's key is destroyed. */
function withoutPerson<E extends DomainEvent>(
  event: RecordedEvent<E>,
  { name, personal }: EventCategory,
  subject: string,
): RecordedEvent<E> {
  const sealed = categoryOf(event.stream) === name ? personal?.[event.type] : undefined;
  const data: Row = { ...event.data };
  if (!sealed || data[sealed.subject] !== subject) return event;
  for (const field of sealed.fields) data[field] = null;
  return { ...event, data };
}

async function build(
  pool: Pool,
  projection: Projection,
  batches: readonly (readonly RecordedEvent[])[],
  erased?: string,
): Promise<Tables> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('CREATE SCHEMA specified');
    await client.query('SET LOCAL search_path TO specified, public');
    await client.query(projection.tables);
    for (const batch of batches) if (batch.length > 0) await projection.apply(client, batch);
    if (erased !== undefined) await projection.forget?.(client, erased);
    return await tablesOf(client);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

async function tablesOf(client: PoolClient): Promise<Tables> {
  const { rows: columns } = await client.query<{ table: string; names: string[] }>(
    `SELECT table_name AS "table", array_agg(column_name::text ORDER BY ordinal_position) AS names
     FROM information_schema.columns WHERE table_schema = 'specified' AND is_generated = 'NEVER' GROUP BY table_name`,
  );
  const tables: Tables = {};
  for (const { table, names } of columns) {
    const list = names.map((name) => `"${name}"`).join(', ');
    const { rows } = await client.query<{ row: Row }>(
      `SELECT to_jsonb(one) AS row FROM (SELECT ${list} FROM "${table}") AS one ORDER BY to_jsonb(one)::text`,
    );
    tables[table] = rows.map(({ row }) => row);
  }
  return tables;
}

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
