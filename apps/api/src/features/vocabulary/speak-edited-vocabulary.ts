import { fold, openEventStore } from '@toile/event-store';
import { setCurrentVocabulary, Vocabulary } from '@toile/vocabulary';
import type pg from 'pg';
import { vocabularyDecider } from './domain/vocabulary.decider.js';
import { VOCABULARY_STREAM, type VocabularyEvent } from './domain/vocabulary.events.js';
import { vocabularyFeature } from './vocabulary.feature.js';

/** For commands of operators, which run beside the api: this process speaks the vocabulary as editors have left it by now. */
export async function speakEditedVocabulary(pool: pg.Pool): Promise<void> {
  // Nothing of a person is in the stream, so the key opens nothing.
  const store = openEventStore({
    pool,
    categories: [vocabularyFeature.category],
    masterKey: Buffer.alloc(32),
  });
  const { amendments, version } = fold(
    vocabularyDecider,
    await store.load<VocabularyEvent>(VOCABULARY_STREAM),
  );
  setCurrentVocabulary(new Vocabulary(amendments, version));
}
