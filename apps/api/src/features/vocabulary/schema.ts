import type { EntityClass } from '@toile/database';
import { VocabularyChangeEntity } from './read-models/vocabulary-change.entity.js';

export const VOCABULARY_ENTITIES: EntityClass[] = [VocabularyChangeEntity];
