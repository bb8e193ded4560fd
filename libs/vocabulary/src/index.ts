export { type Concept, type ConceptKind, TAG_KINDS, type TagKind } from './concept.js';
export { CONCEPTS } from './concepts.js';
export { type PlainWord, plainPhrase, plainWords } from './plain-words.js';
export {
  conceptOf,
  conceptOfTag,
  labelOf,
  labelsOf,
  tagCalled,
  tagLabel,
  withNarrower,
} from './vocabulary.js';
