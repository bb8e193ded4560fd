export { connectorAt } from './connectors.js';
export { isCommonWord } from './lexicon.js';
export { type Named, NameWords } from './name-words.js';
export { namedIn } from './named-in.js';
export { type Choice, isOfShow, type Phrase, phrasesOf, unwantedOf } from './phrases.js';
export {
  type Atom,
  type AtomKind,
  alikePhrases,
  type Item,
  partRead,
  type Reading,
  readAtoms,
} from './read-atoms.js';
export { beginsNearly } from './slips.js';
export { typingsOf } from './sounds.js';
