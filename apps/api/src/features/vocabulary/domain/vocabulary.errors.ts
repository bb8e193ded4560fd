import { DomainError } from '@toile/platform';
import type { VocabularyEvent } from './vocabulary.events.js';

export const unknownConcept = (id: string) =>
  new DomainError('concept/unknown', `The vocabulary has no concept "${id}".`);

/** Somebody has changed the concept since its version was read; the problem says how. */
export const staleConcept = (id: string, version: number, since: readonly VocabularyEvent[]) =>
  new DomainError(
    'concept/conflict',
    `"${id}" has been changed meanwhile (${since.map(({ type }) => type).join(', ')}) and has version ${version}. Look at it, and say again what you want.`,
    { version, changes: since.map(({ type, data }) => ({ type, data })) },
  );

export const knownAlready = (id: string) =>
  new DomainError('concept/conflict', `The vocabulary has "${id}" already.`);
export const mergedAlready = (id: string, into: string) =>
  new DomainError('concept/conflict', `"${id}" was merged into "${into}". Undo the merge first.`);
export const notMerged = (id: string) => new DomainError('concept/conflict', `"${id}" was not merged.`);
export const shippedConcept = (id: string) =>
  new DomainError('concept/conflict', `"${id}" is of the product, not added: it can be merged, not retired.`);
export const neededConcept = (id: string, by: readonly string[]) =>
  new DomainError('concept/conflict', `"${id}" is needed by ${by.join(', ')}. Move or part them first.`);
export const fixedKind = (kind: string) =>
  new DomainError(
    'concept-kind/invalid',
    `Concepts of the kind "${kind}" are a fixed list: they can be reworded only.`,
  );
export const otherKind = (id: string, into: string) =>
  new DomainError('concept-merge/invalid', `"${id}" and "${into}" are not two concepts of one kind.`);
export const unknownParent = (parent: string) =>
  new DomainError(
    'concept-parents/invalid',
    `There is no concept "${parent}" that looks can be tagged with.`,
  );
export const circle = (id: string) =>
  new DomainError('concept-parents/invalid', `"${id}" would be wider and narrower than the same concept.`);
export const takenWord = (text: string, language: string, by: string) =>
  new DomainError('concept-words/conflict', `"${text}" means "${by}" in ${language} already.`, {
    text,
    language,
    by,
  });
export const noWord = (text: string, language: string) =>
  new DomainError('concept-words/invalid', `"${text}" can be no word for something in ${language}.`, {
    text,
    language,
  });
export const mergeUnderWay = (id: string) =>
  new DomainError(
    'concept/conflict',
    `Looks of "${id}" are still being retagged. Undo the merge when they are.`,
  );
export const untaggedLook = (look: string, tag: string) =>
  new DomainError('concept-split/invalid', `The look "${look}" has no tag "${tag}", or is not there.`);
