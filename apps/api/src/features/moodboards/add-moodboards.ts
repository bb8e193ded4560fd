import { handleCommand, openEventStore, ProjectionRunner } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { personMasterKey } from '../../kernel/event-store/person-master-key.js';
import { moodboardDecider } from './domain/moodboard.decider.js';
import { newBoardToken, slugFor, streamOf } from './moodboard-stream.js';
import { moodboardsFeature } from './moodboards.feature.js';
import { moodboardDetails } from './read-models/moodboard-details.projection.js';

/** Appends under way at once: they share transactions. */
const AT_ONCE = 20;

/** A whole board as it was when it was made. */
export interface BoardToAdd {
  /** Subject of whose board it is. */
  by: string;
  /** Tells the boards of all calls apart: the same is the same board. */
  key: string;
  name: string;
  createdAt: Date;
  looks: { slug: string; image_filename: string }[];
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
      const { by, key, name, createdAt, looks } = next.value;
      const stream = streamOf(slugFor(by, key));
      const about = {
        stream,
        metadata: { correlationId: source, causationId: null, actor: by, occurredAt: createdAt },
      };
      await handleCommand(store, moodboardDecider, {
        ...about,
        commandId: `${source} board`,
        command: { type: 'Create', by, name, token: newBoardToken() },
      }).catch(unlessThere);
      await handleCommand(store, moodboardDecider, {
        ...about,
        commandId: `${source} looks`,
        command: {
          type: 'AddLooks',
          by,
          pictures: looks.map((look) => ({ type: 'look' as const, ...look, comment: null })),
        },
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const runner = new ProjectionRunner(store, { projections: [moodboardDetails] });
  await runner.catchUp();
  await runner.stop();
}

function unlessThere(error: unknown): void {
  if (!(error instanceof DomainError && error.code === 'moodboard/conflict')) throw error;
}
