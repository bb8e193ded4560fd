import { afterAll, beforeAll, it } from '@jest/globals';
import { inStream, specifyProjection, timeAt } from '@toile/event-store';
import { testPostgres } from '@toile/testing';
import pg from 'pg';
import { type DoubleTaggingEvent, doubleTaggingStream } from '../domain/double-tagging.events.js';
import { doubleTaggingFeature } from '../double-tagging.feature.js';
import { doubleTaggings as projection } from './double-taggings.projection.js';

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

it('keeps each look that both are done with, also when a show is tagged twice anew', async () => {
  const stream = doubleTaggingStream('fw26');
  const began: DoubleTaggingEvent = {
    type: 'DoubleTaggingBegan',
    data: { show: 'fw26', looks: ['a'], percent: 100, seed: 1 },
  };
  const history: DoubleTaggingEvent[] = [
    began,
    { type: 'PlaceTaken', data: { place: 'first', tagger: 'ada' } },
    { type: 'PlaceTaken', data: { place: 'second', tagger: 'bob' } },
    {
      type: 'OpinionChanged',
      data: { place: 'first', looks: ['a'], add: [{ slug: 'lace', name: 'Lace' }], remove: [] },
    },
    { type: 'LookFinished', data: { place: 'first', look: 'a' } },
    { type: 'LookFinished', data: { place: 'second', look: 'a' } },
  ];
  const unsaid = { tags: [], done: false };
  await specifyProjection<DoubleTaggingEvent>({ projection, pool, category: doubleTaggingFeature.category })
    .given(inStream(stream, ...history))
    .when(inStream(stream, began))
    .thenDocuments({
      [stream]: {
        state: {
          status: 'open',
          show: 'fw26',
          percent: 100,
          seed: 1,
          looks: { a: { first: unsaid, second: unsaid, settled: null } },
          taggers: { first: null, second: null },
          taggersMaySettle: false,
        },
        began: timeAt(6).toISOString(),
        compared: [
          {
            show: 'fw26',
            look: 'a',
            at: timeAt(5).toISOString(),
            taggers: ['ada', 'bob'],
            tags: [['lace'], []],
          },
        ],
      },
    });
});
