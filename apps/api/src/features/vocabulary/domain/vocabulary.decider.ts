import type { Locale } from '@toile/contracts';
import type { Decider } from '@toile/event-store';
import {
  type AddedConcept,
  type Concept,
  type ConceptKind,
  isShipped,
  plainPhrase,
  TAG_KINDS,
  type TagKind,
  textsOf,
  Vocabulary,
} from '@toile/vocabulary';
import { mustBeFree, textsChange, wordsChange } from './concept-words.js';
import {
  circle,
  fixedKind,
  knownAlready,
  mergedAlready,
  neededConcept,
  notMerged,
  otherKind,
  shippedConcept,
  staleConcept,
  unknownConcept,
  unknownParent,
} from './vocabulary.errors.js';
import type { VocabularyEvent } from './vocabulary.events.js';
import { evolve, untouched, type VocabularyState, versionOf } from './vocabulary.state.js';

type ByLocale<T> = Readonly<Partial<Record<Locale, T>>>;
/** The concept, and its version as the editor has seen it. */
interface Seen {
  concept: string;
  version: number;
}
export type VocabularyCommand =
  | { type: 'Add'; concept: string; added: AddedConcept }
  /** `words` are all there shall be in their languages; what is left out stays. */
  | ({
      type: 'Reword';
      label?: ByLocale<string> | undefined;
      plural?: ByLocale<string> | undefined;
      words?: ByLocale<readonly string[]> | undefined;
      note?: string | undefined;
    } & Seen)
  | ({ type: 'Move'; parents: readonly string[] } & Seen)
  | ({ type: 'Merge'; into: string; retag: string } & Seen)
  /** What the new one is called it takes from the other, below which it stands where it is `narrower`, else beside it. */
  | ({ type: 'Split'; part: string; called: Omit<AddedConcept, 'parents'>; narrower: boolean } & Seen)
  | ({ type: 'UndoMerge' } & Seen)
  | ({ type: 'Retire' } & Seen);

type Command<T extends VocabularyCommand['type']> = Extract<VocabularyCommand, { type: T }>;
type Events = readonly VocabularyEvent[];

function decide(command: VocabularyCommand, state: VocabularyState): Events {
  const vocabulary = new Vocabulary(state.amendments);
  switch (command.type) {
    case 'Add':
      return add(command, vocabulary);
    case 'Reword':
      return reword(command, state, vocabulary);
    case 'Move':
      return move(command, state, vocabulary);
    case 'Merge':
      return merge(command, state, vocabulary);
    case 'Split':
      return split(command, state, vocabulary);
    case 'UndoMerge':
      return undoMerge(command, state, vocabulary);
    case 'Retire':
      return retire(command, state, vocabulary);
    default:
      return command satisfies never;
  }
}

export const vocabularyDecider: Decider<VocabularyState, VocabularyCommand, VocabularyEvent> = {
  initialState: untouched,
  decide,
  evolve,
};

function add({ concept: id, added }: Command<'Add'>, vocabulary: Vocabulary): Events {
  const [kind = '', slug = ''] = id.split('/');
  mustBeTagKind(kind as ConceptKind);
  // A tag's slug names one concept, whatever its kind.
  const known = vocabulary.conceptOfTag(slug);
  if (known) throw knownAlready(known.slug === slug ? known.id : id);
  mustBeParents(added.parents, vocabulary);
  const texts = byLocale((locale) =>
    [added.label[locale] ?? [], added.plural[locale] ?? [], added.words[locale] ?? []].flat(),
  );
  mustBeFree(texts, vocabulary, { id, kind: kind as ConceptKind });
  return [{ type: 'ConceptAdded', data: { concept: id, ...added } }];
}

function reword(command: Command<'Reword'>, state: VocabularyState, vocabulary: Vocabulary): Events {
  const concept = living(command, state, vocabulary);
  const label = textsChange(ownLabels(concept), command.label ?? {});
  const plural = textsChange(concept.plural ?? {}, command.plural ?? {});
  const words = wordsChange(concept, command.words ?? {});
  const note = command.note === (concept.note ?? '') ? undefined : command.note;
  if (!label && !plural && !words && note === undefined) return [];
  const texts = byLocale((locale) =>
    [label?.[locale] ?? [], plural?.[locale] || [], words?.[locale]?.add ?? []].flat(),
  );
  mustBeFree(texts, vocabulary, concept);
  const data = {
    concept: concept.id,
    ...(label && { label }),
    ...(plural && { plural }),
    ...(words && { words }),
    ...(note !== undefined && { note }),
  };
  return [{ type: 'ConceptReworded', data }];
}

function move(command: Command<'Move'>, state: VocabularyState, vocabulary: Vocabulary): Events {
  const concept = living(command, state, vocabulary);
  mustBeTagKind(concept.kind);
  const parents = [...new Set(command.parents)];
  mustBeParents(parents, vocabulary);
  if (parents.includes(concept.id)) throw circle(concept.id);
  if (parents.join(' ') === concept.parents.join(' ')) return [];
  return withoutCircle(state, { type: 'ConceptMoved', data: { concept: concept.id, parents } });
}

function merge(command: Command<'Merge'>, state: VocabularyState, vocabulary: Vocabulary): Events {
  const concept = living(command, state, vocabulary);
  const into = vocabulary.byId(command.into);
  if (!into) throw unknownConcept(command.into);
  if (into.id !== command.into) throw mergedAlready(command.into, into.id);
  mustBeTagKind(concept.kind);
  if (into.kind !== concept.kind || into.id === concept.id) throw otherKind(concept.id, into.id);
  const data = { concept: concept.id, into: into.id, retag: command.retag };
  return withoutCircle(state, { type: 'ConceptMerged', data });
}

function split(command: Command<'Split'>, state: VocabularyState, vocabulary: Vocabulary): Events {
  const { part, called, narrower } = command;
  const concept = living(command, state, vocabulary);
  mustBeTagKind(concept.kind);
  const isTaken = (text: string, locale: Locale) =>
    [called.label[locale], called.plural[locale], ...(called.words[locale] ?? [])].some(
      (one) => one !== undefined && plainPhrase(one) === plainPhrase(text),
    );
  const kept = byLocale((locale) => (concept.words?.[locale] ?? []).filter((word) => !isTaken(word, locale)));
  const words = wordsChange(concept, kept);
  const left: Events = words ? [{ type: 'ConceptReworded', data: { concept: concept.id, words } }] : [];
  const parents = narrower ? [concept.id] : [...concept.parents];
  const after = new Vocabulary(left.reduce(evolve, state).amendments);
  return [...left, ...add({ type: 'Add', concept: part, added: { ...called, parents } }, after)];
}

function undoMerge(command: Command<'UndoMerge'>, state: VocabularyState, vocabulary: Vocabulary): Events {
  mustBeCurrent(command, state);
  const into = state.amendments[command.concept]?.mergedInto;
  if (into === undefined)
    throw vocabulary.byId(command.concept) ? notMerged(command.concept) : unknownConcept(command.concept);
  const event: VocabularyEvent = { type: 'MergeUndone', data: { concept: command.concept, into } };
  const concept = new Vocabulary(evolve(state, event).amendments).byId(command.concept);
  if (!concept) throw unknownConcept(command.concept);
  // Meanwhile other concepts may have got its words.
  const others = [vocabulary.byId(command.concept)?.id ?? into];
  mustBeFree(ownTexts(concept), vocabulary, { ...concept, others });
  return withoutCircle(state, event);
}

function retire(command: Command<'Retire'>, state: VocabularyState, vocabulary: Vocabulary): Events {
  const concept = living(command, state, vocabulary);
  if (isShipped(concept.id)) throw shippedConcept(concept.id);
  const [, ...narrower] = vocabulary.withNarrower(concept).map(({ id }) => id);
  const needed = [...narrower, ...(concept.former ?? [])];
  if (needed.length > 0) throw neededConcept(concept.id, needed);
  return [{ type: 'ConceptRetired', data: { concept: concept.id } }];
}

/** The concept that is meant, as nobody but the one who asks has changed it since. */
function living(seen: Seen, state: VocabularyState, vocabulary: Vocabulary): Concept {
  const concept = vocabulary.byId(seen.concept);
  if (!concept) throw unknownConcept(seen.concept);
  mustBeCurrent(seen, state);
  if (concept.id !== seen.concept) throw mergedAlready(seen.concept, concept.id);
  return concept;
}

function mustBeCurrent({ concept, version }: Seen, state: VocabularyState): void {
  const now = versionOf(state, concept);
  if (version !== now) throw staleConcept(concept, now, state.changes.get(concept)?.slice(version) ?? []);
}

function mustBeTagKind(kind: ConceptKind): void {
  if (!TAG_KINDS.includes(kind as TagKind)) throw fixedKind(kind);
}

function mustBeParents(parents: readonly string[], vocabulary: Vocabulary): void {
  for (const parent of parents) {
    const found = vocabulary.byId(parent);
    if (found?.id !== parent || !TAG_KINDS.includes(found.kind as TagKind)) throw unknownParent(parent);
  }
}

function withoutCircle(state: VocabularyState, event: VocabularyEvent): Events {
  const after = new Vocabulary(evolve(state, event).amendments);
  for (const concept of after.concepts)
    for (const parent of concept.parents) {
      const wider = after.byId(parent);
      if (wider && after.withNarrower(concept).includes(wider)) throw circle(event.data.concept);
    }
  return [event];
}

const byLocale = (of: (locale: Locale) => string[]): ByLocale<string[]> => ({
  en: of('en'),
  fr: of('fr'),
  es: of('es'),
  it: of('it'),
  zh: of('zh'),
});
/** Where nobody has written one yet, the English label only stands in. */
const ownLabels = ({ label, untranslated = [] }: Concept): ByLocale<string> =>
  Object.fromEntries(Object.entries(label).filter(([locale]) => !untranslated.includes(locale as Locale)));
const ownTexts = (concept: Concept) =>
  byLocale((locale) => (concept.untranslated?.includes(locale) ? [] : textsOf(concept, locale)));
