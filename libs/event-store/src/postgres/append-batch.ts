import type { NewRecord, Position } from '@toile/event-log';
import type { PoolClient } from 'pg';
import { categoryOf } from '../category.js';
import type { EventCodec, SealedEvent } from '../codec.js';
import { ConcurrencyError } from '../errors.js';
import type { StoredEvent } from '../event.js';
import type { AppendOutcome, AppendRequest } from '../port.js';
import { commandKey, lockStreams } from './lock-streams.js';

/** Writes public messages to the log inside the caller's transaction; the Postgres log's `appendInTransaction`. */
export type AppendToLog = (client: PoolClient, records: readonly NewRecord[]) => Promise<Position[]>;

/** An append whose events have been sealed. */
export interface SealedRequest extends AppendRequest {
  sealed: readonly SealedEvent[];
}

type Outcome = AppendOutcome | ConcurrencyError;

interface Accepted {
  request: SealedRequest;
  fromVersion: number;
  outcome: AppendOutcome;
}

/**
 * Appends several requests in the caller's transaction; each gets its outcome or its conflict, none disturbs another.
 * Locks are taken in one order everywhere (streams by name, then the head, then the log's heads), so appends cannot
 * deadlock, and the heads last, so that they are held for the shortest time.
 */
export async function appendBatch(
  client: PoolClient,
  requests: readonly SealedRequest[],
  codec: EventCodec,
  appendToLog: AppendToLog,
): Promise<Outcome[]> {
  const { versions, known } = await lockStreams(client, requests);
  const accepted: Accepted[] = [];
  const outcomes = requests.map((request): (() => Outcome) => {
    const key = commandKey(request);
    const before = known.get(key);
    // Read when all is written: a repeat in the same batch shares the position its first delivery gets.
    if (before) return () => ({ ...before, repeated: true });
    const version = versions.get(request.stream) ?? 0;
    if (version !== request.expectedVersion)
      return () => new ConcurrencyError(request.stream, request.expectedVersion, version);
    const after = version + request.sealed.length;
    const outcome = { repeated: false, version: after, position: -1, answer: request.answer ?? null };
    versions.set(request.stream, after);
    known.set(key, outcome);
    accepted.push({ request, fromVersion: version, outcome });
    return () => outcome;
  });
  if (accepted.length > 0) {
    const events = await writeEvents(client, accepted);
    const messages = events.flatMap((event) => codec.publish(event));
    if (messages.length > 0) await appendToLog(client, messages);
  }
  return outcomes.map((outcome) => outcome());
}

/** Events and answers in one statement; the head's row is locked by it and stays locked until the commit. */
async function writeEvents(client: PoolClient, accepted: readonly Accepted[]): Promise<StoredEvent[]> {
  const drafts = accepted.flatMap(({ request, fromVersion }) =>
    request.sealed.map((event, index) => ({ request, event, version: fromVersion + index + 1 })),
  );
  const lastIndexes: number[] = [];
  let count = 0;
  for (const { request } of accepted) {
    count += request.sealed.length;
    lastIndexes.push(request.sealed.length > 0 ? count - 1 : -1);
  }
  const { rows } = await client.query<{ first: string; recorded_at: Date }>({
    name: 'event-store-append',
    text: APPEND_SQL,
    values: [
      drafts.length,
      drafts.map(({ request }) => categoryOf(request.stream)),
      drafts.map(({ request }) => request.stream),
      drafts.map(({ version }) => version),
      drafts.map(({ event }) => event.id),
      drafts.map(({ event }) => event.type),
      drafts.map(({ event }) => event.schemaVersion),
      drafts.map(({ event }) => event.json),
      drafts.map(({ request: { metadata } }) => {
        const { occurredAt, ...rest } = metadata;
        return JSON.stringify(rest);
      }),
      drafts.map(({ request }) => request.commandId),
      drafts.map(({ request }) => request.metadata.occurredAt),
      accepted.map(({ request }) => request.stream),
      accepted.map(({ request }) => request.commandId),
      accepted.map(({ outcome }) => outcome.version),
      lastIndexes,
      accepted.map(({ outcome }) => JSON.stringify(outcome.answer)),
    ],
  });
  const head = rows[0];
  if (!head) throw new Error('event_store.head has no row; has the database been migrated?');
  const first = Number(head.first);
  for (const [index, { outcome }] of accepted.entries()) {
    const last = lastIndexes[index] ?? -1;
    if (last >= 0) outcome.position = first + last;
  }
  return drafts.map(({ request, event, version }, index) => ({
    id: event.id,
    type: event.type,
    schemaVersion: event.schemaVersion,
    stream: request.stream,
    commandId: request.commandId,
    recordedAt: head.recorded_at,
    version,
    position: first + index,
    data: event.data,
    metadata: request.metadata,
  }));
}

const APPEND_SQL = `
  WITH head AS (
    UPDATE event_store.head SET next_position = next_position + $1::int,
      recorded_at = greatest(recorded_at, date_trunc('milliseconds', clock_timestamp()))
    RETURNING next_position - $1::int AS first, recorded_at
  ), draft AS (
    SELECT * FROM unnest($2::text[], $3::text[], $4::int[], $5::uuid[], $6::text[], $7::int[], $8::jsonb[], $9::jsonb[],
                         $10::text[], $11::timestamptz[])
      WITH ORDINALITY AS d (category, stream, version, id, type, schema_version, data, metadata, command_id, occurred_at, ordinal)
  ), written AS (
    INSERT INTO event_store.event (position, category, stream, version, id, type, schema_version, data, metadata,
                                   command_id, occurred_at, recorded_at)
    SELECT first + ordinal - 1, category, stream, version, id, type, schema_version, data, metadata, command_id,
           occurred_at, recorded_at
    FROM draft CROSS JOIN head
  ), answered AS (
    INSERT INTO event_store.command (stream, command_id, version, position, answer)
    SELECT stream, command_id, version, CASE WHEN last < 0 THEN -1 ELSE first + last END, answer
    FROM unnest($12::text[], $13::text[], $14::int[], $15::int[], $16::jsonb[])
      AS c (stream, command_id, version, last, answer) CROSS JOIN head
  ), moved AS (
    UPDATE event_store.stream SET version = latest.version
    FROM (SELECT stream, max(version) AS version FROM draft GROUP BY stream) AS latest
    WHERE stream.id = latest.stream
  )
  SELECT first, recorded_at FROM head`;
