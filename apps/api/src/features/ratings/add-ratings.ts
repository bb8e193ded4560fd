import { handleCommand, openEventStore, ProjectionRunner } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { personMasterKey } from '../../kernel/event-store/person-master-key.js';
import { ratingDecider } from './domain/rating.decider.js';
import { ratingsFeature } from './ratings.feature.js';
import { streamFor } from './ratings.js';
import { collectionRatings } from './read-models/collection-ratings.projection.js';

export interface RatingToAdd {
  /** Subject of who rates. */
  by: string;
  /** Slug. */
  collection: string;
  /** 1 to 5. */
  rating: number;
}

/** Adds ratings without a running api; safe to repeat with the same `source`, a name for where they come from. Who has rated a collection already keeps what they gave. */
export async function addRatings(
  pool: pg.Pool,
  secret: Buffer,
  ratings: Iterable<RatingToAdd>,
  { source, occurredAt }: { source: string; occurredAt: Date },
): Promise<void> {
  const store = openEventStore({
    pool,
    categories: [ratingsFeature.category],
    masterKey: personMasterKey(secret),
  });
  for (const { by, collection, rating } of ratings) {
    const drawn = await pool.query<{ id: string }>("SELECT nextval('rating_id') AS id");
    await handleCommand(store, ratingDecider, {
      stream: streamFor(by, collection),
      // The id of the first time: what is there stays as it is.
      commandId: source,
      command: { type: 'Rate', by, id: Number(drawn.rows[0]?.id), collection, rating, comment: null },
      metadata: { correlationId: source, causationId: null, actor: null, occurredAt },
    }).catch((error: unknown) => {
      if (!(error instanceof DomainError && error.code === 'rating/conflict')) throw error;
    });
  }
  const runner = new ProjectionRunner(store, { projections: [collectionRatings] });
  await runner.catchUp();
  await runner.stop();
}
