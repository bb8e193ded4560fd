import { afterAll, beforeAll, it } from '@jest/globals';
import { inStream, specifyProjection, timeAt } from '@toile/event-store';
import { testPostgres } from '@toile/testing';
import pg from 'pg';
import { VOCABULARY_STREAM, type VocabularyEvent } from '../domain/vocabulary.events.js';
import { vocabularyFeature } from '../vocabulary.feature.js';
import { vocabularyChanges as projection } from './vocabulary-changes.projection.js';

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

it('holds each change under its number, with the concepts it is about', async () => {
  const moved: VocabularyEvent = {
    type: 'ConceptMoved',
    data: { concept: 'garment/parka', parents: ['garment/jacket'] },
  };
  const merged: VocabularyEvent = {
    type: 'ConceptMerged',
    data: { concept: 'garment/parka', into: 'garment/coat', retag: 'r1' },
  };
  const by = null;
  await specifyProjection<VocabularyEvent>({ projection, pool, category: vocabularyFeature.category })
    .given(inStream(VOCABULARY_STREAM, moved, merged))
    .thenDocuments({
      1: { event: moved, concepts: ['garment/parka'], by, at: timeAt(0).toISOString() },
      2: { event: merged, concepts: ['garment/parka', 'garment/coat'], by, at: timeAt(1).toISOString() },
    });
});
