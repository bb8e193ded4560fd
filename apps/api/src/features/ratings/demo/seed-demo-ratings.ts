import { createHash } from 'node:crypto';
import { handleCommand, openEventStore, ProjectionRunner } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { personMasterKey } from '../../../kernel/event-store/person-master-key.js';
import { demoSubject } from '../../accounts/index.js';
import { COLLECTIONS } from '../../catalogue/index.js';
import { ratingDecider } from '../domain/rating.decider.js';
import { ratingsFeature } from '../ratings.feature.js';
import { streamFor } from '../ratings.js';
import { collectionRatings } from '../read-models/collection-ratings.projection.js';

/** Those who try the demo as `free`, `student` or `subscriber` find that they have not rated anything yet. */
const RATERS = ['trend', 'team', 'canceled', 'pastdue', 'analyst', 'brand', 'editor'];
const NEWEST = 40;
/** Out of ten: how often a member rates, and what is given. */
const OFTEN = 7;
const STARS = [5, 4, 4, 5, 3, 4, 5, 3, 4, 2];

/** What the demo's members think of the newest collections; the same every time, and safe to repeat. */
export async function seedDemoRatings(pool: pg.Pool, secret: Buffer, now = new Date()): Promise<void> {
  const store = openEventStore({
    pool,
    categories: [ratingsFeature.category],
    masterKey: personMasterKey(secret),
  });
  const { rows } = await pool.query<{ slug: string }>(
    `SELECT slug FROM ${COLLECTIONS} WHERE status = 'published' ORDER BY show_date DESC, slug LIMIT ${NEWEST}`,
  );
  for (const { slug } of rows)
    for (const rater of RATERS) {
      const [often = 0, stars = 0] = createHash('sha256').update(`${rater} ${slug}`).digest();
      if (often % 10 >= OFTEN) continue;
      const by = demoSubject(`${rater}@demo.toile.test`);
      const drawn = await pool.query<{ id: string }>("SELECT nextval('rating_id') AS id");
      const rating = STARS[stars % STARS.length] ?? 4;
      await handleCommand(store, ratingDecider, {
        stream: streamFor(by, slug),
        // The id of the first time: what is there stays as it is.
        commandId: 'demo',
        command: {
          type: 'Rate' as const,
          by,
          id: Number(drawn.rows[0]?.id),
          collection: slug,
          rating,
          comment: null,
        },
        metadata: { correlationId: 'demo', causationId: null, actor: null, occurredAt: now },
      }).catch((error: unknown) => {
        // Who tried it before has an opinion of their own.
        if (!(error instanceof DomainError && error.code === 'rating/conflict')) throw error;
      });
    }
  const runner = new ProjectionRunner(store, { projections: [collectionRatings] });
  await runner.catchUp();
  await runner.stop();
}
