import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { inStream, specifyProjection } from '@toile/event-store';
import { testPostgres } from '@toile/testing';
import pg from 'pg';
import type { RatingEvent } from '../domain/rating.events.js';
import { ratingsFeature } from '../ratings.feature.js';
import { collectionRatings as projection } from './collection-ratings.projection.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let pool: pg.Pool;
beforeAll(async () => {
  postgres = await testPostgres();
  pool = new pg.Pool({ connectionString: postgres.url });
});
afterAll(async () => {
  await pool?.end();
  await postgres?.stop();
});
const { category } = ratingsFeature;
const specified = () => specifyProjection<RatingEvent>({ projection, pool, category });

const data = { id: 7, member: 'ada', collection: 'atelier-fw26', rating: 4, comment: 'sleeves' };
const rated: RatingEvent = { type: 'CollectionRated', data };
const given = { status: 'given', ...data };

describe('the ratings of collections', () => {
  it('are those given, as they were changed last', async () => {
    const changed: RatingEvent = {
      type: 'CollectionRatingChanged',
      data: { ...data, rating: 5, comment: null },
    };
    await specified()
      .given(
        inStream('rating-1', rated),
        inStream('rating-2', { ...rated, data: { ...data, id: 8, member: 'bob' } }),
      )
      .when(inStream('rating-1', changed))
      .thenDocuments({
        'rating-1': { ...given, rating: 5, comment: null, ids: [7] },
        'rating-2': { ...given, id: 8, member: 'bob', ids: [8] },
      });
  });

  it('are found by every number they have had, also once withdrawn', async () => {
    const withdrawn: RatingEvent = {
      type: 'CollectionRatingWithdrawn',
      data: { id: 7, collection: 'atelier-fw26' },
    };
    const again: RatingEvent = { type: 'CollectionRated', data: { ...data, id: 9 } };
    const history = specified().given(inStream('rating-1', rated, withdrawn));
    await history.thenDocuments({ 'rating-1': { status: 'none', ids: [7] } });
    await history
      .when(inStream('rating-1', again))
      .thenDocuments({ 'rating-1': { ...given, id: 9, ids: [7, 9] } });
  });

  it('stay as numbers of nobody’s words when their member is erased', async () => {
    await specified()
      .given(inStream('rating-1', rated))
      .erased('ada')
      .thenDocuments({ 'rating-1': { ...given, comment: null, ids: [7] } });
  });
});
