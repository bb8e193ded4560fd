import { ConcurrencyError, type EventStore, openEventStore, ProjectionRunner } from '@toile/event-store';
import type pg from 'pg';
import { personMasterKey } from '../../kernel/event-store/person-master-key.js';
import { type MoodboardCommand, moodboardDecider } from './domain/moodboard.decider.js';
import type { MoodboardEvent } from './domain/moodboard.events.js';
import { newBoardToken, slugFor, streamOf } from './moodboard-stream.js';
import { moodboardsFeature } from './moodboards.feature.js';
import { moodboardDetails } from './read-models/moodboard-details.projection.js';

/** Appends under way at once: they share transactions. */
const AT_ONCE = 20;

interface LookToAdd {
  slug: string;
  image_filename: string;
}

/** A whole board as it was when it was made, and what it has gained since. */
export interface BoardToAdd {
  /** Subject of whose board it is. */
  by: string;
  /** Tells the boards of all calls apart: the same is the same board. */
  key: string;
  name: string;
  createdAt: Date;
  looks: LookToAdd[];
  /** What it gained later. */
  later?: { at: Date; looks: LookToAdd[] }[];
}

/** Adds boards without a running api, as of when they were made; safe to repeat with the same `source`, a name for where they come from. */
export async function addMoodboards(
  pool: pg.Pool,
  secret: Buffer,
  boards: Iterable<BoardToAdd>,
  source: string,
): Promise<void> {
  const store = openEventStore({
    pool,
    categories: [moodboardsFeature.category],
    masterKey: personMasterKey(secret),
  });
  const left = boards[Symbol.iterator]();
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) {
      const { by, key, name, createdAt, looks, later = [] } = next.value;
      const add = (added: readonly LookToAdd[]): MoodboardCommand => ({
        type: 'AddLooks',
        by,
        pictures: added.map((look) => ({ type: 'look' as const, ...look, comment: null })),
      });
      const visits: { at: Date; commands: MoodboardCommand[] }[] = [
        { at: createdAt, commands: [{ type: 'Create', by, name, token: newBoardToken() }, add(looks)] },
        ...later.map((one) => ({ at: one.at, commands: [add(one.looks)] })),
      ];
      await addBoard(store, { stream: streamOf(slugFor(by, key)), by, source, visits }).catch(unlessThere);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const runner = new ProjectionRunner(store, { projections: [moodboardDetails] });
  await runner.catchUp();
  await runner.stop();
}

/** Nobody else writes to a board that is being added: it is not read between its visits. */
async function addBoard(
  store: Pick<EventStore, 'append'>,
  board: {
    stream: string;
    by: string;
    source: string;
    visits: readonly { at: Date; commands: readonly MoodboardCommand[] }[];
  },
): Promise<void> {
  const { stream, by, source, visits } = board;
  let state = moodboardDecider.initialState();
  let version = 0;
  for (const [number, { at, commands }] of visits.entries()) {
    const events: MoodboardEvent[] = [];
    for (const command of commands) {
      const decided = moodboardDecider.decide(command, state);
      state = decided.reduce(moodboardDecider.evolve, state);
      events.push(...decided);
    }
    if (events.length === 0) continue;
    await store.append({
      stream,
      expectedVersion: version,
      commandId: `${source} visit ${number}`,
      events,
      metadata: { correlationId: source, causationId: null, actor: by, occurredAt: at },
      answer: null,
    });
    version += events.length;
  }
}

/** It is there otherwise, as an older version made it, or changed since: it stays as it is. */
function unlessThere(error: unknown): void {
  if (!(error instanceof ConcurrencyError)) throw error;
}
