import { handleCommand, openEventStore, ProjectionRunner } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { personMasterKey } from '../../../kernel/event-store/person-master-key.js';
import { demoSubject } from '../../accounts/index.js';
import { moodboardDecider } from '../domain/moodboard.decider.js';
import { newBoardToken, slugFor, streamOf } from '../moodboard-stream.js';
import { moodboardsFeature } from '../moodboards.feature.js';
import { moodboardDetails } from '../read-models/moodboard-details.projection.js';

/** Appends under way at once: they share transactions. */
const AT_ONCE = 20;

/** A board that a reader of the demo keeps; readers have no account, so nobody signs in as one. */
export interface BoardToSeed {
  reader: string;
  name: string;
  createdAt: Date;
  looks: { slug: string; image_filename: string }[];
}

/** Boards of invented readers, as of when they were made; safe to repeat. */
export async function seedDemoMoodboards(
  pool: pg.Pool,
  secret: Buffer,
  boards: Iterable<BoardToSeed>,
): Promise<void> {
  const store = openEventStore({
    pool,
    categories: [moodboardsFeature.category],
    masterKey: personMasterKey(secret),
  });
  const left = boards[Symbol.iterator]();
  let number = 0;
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) {
      const { reader, name, createdAt, looks } = next.value;
      const by = demoSubject(reader);
      const stream = streamOf(slugFor(by, `demo board ${number++}`));
      const about = { stream, metadata: { ...NOBODY, occurredAt: createdAt } };
      await handleCommand(store, moodboardDecider, {
        ...about,
        commandId: 'demo board',
        command: { type: 'Create', by, name, token: newBoardToken() },
      }).catch(unlessThere);
      await handleCommand(store, moodboardDecider, {
        ...about,
        commandId: 'demo looks',
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

const NOBODY = { correlationId: 'demo', causationId: null, actor: null };

function unlessThere(error: unknown): void {
  if (!(error instanceof DomainError && error.code === 'moodboard/conflict')) throw error;
}
