export { isShipped } from './amended-concepts.js';
export {
  type AddedConcept,
  type Amendments,
  amended,
  type VocabularyChange,
  type WordsChange,
} from './amendments.js';
export {
  CONCEPT_KINDS,
  type Concept,
  type ConceptKind,
  isSearched,
  slugsOf,
  TAG_KINDS,
  type TagKind,
  textsOf,
} from './concept.js';
export {
  conceptOf,
  conceptOfTag,
  currentVocabulary,
  labelOf,
  labelsOf,
  SHIPPED_VOCABULARY,
  setCurrentVocabulary,
  tagCalled,
  tagInPlaceOf,
  tagLabel,
} from './current-vocabulary.js';
export { type PlainWord, plainPhrase, plainWords } from './plain-words.js';
export { type SuggestedTags, suggestedTags } from './suggested-tags.js';
export { Vocabulary } from './vocabulary.js';
