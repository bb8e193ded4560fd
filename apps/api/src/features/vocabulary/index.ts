export { VOCABULARY_ENTITIES } from './schema.js';
export { speakEditedVocabulary } from './speak-edited-vocabulary.js';
export { vocabularyFeature } from './vocabulary.feature.js';
export { VocabularyModule } from './vocabulary.module.js';
