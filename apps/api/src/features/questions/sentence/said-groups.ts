import type { QuestionGroup } from '@toile/contracts';
import { plainPhrase } from '@toile/vocabulary';

/** A group of the reader's own, by the words it is called. */
export interface NamedGroup {
  group: QuestionGroup;
  words: string[];
}

/** Whose it is is said or not: "my competitors" is also called "competitors". */
const POSSESSIVES =
  /^(?:my|our|mes|mon|ma|nos|notre|mis|mi|nuestros|nuestras|i miei|le mie|i nostri|我 们 的|我 的) /;

/** By their names, the longest first; one that is called nothing is said by nobody. */
export function namedGroups(groups: readonly QuestionGroup[]): NamedGroup[] {
  return groups
    .flatMap((group) => {
      const name = plainPhrase(group.name);
      return [name, name.replace(POSSESSIVES, '')].map((one) => ({ group, words: one.split(' ') }));
    })
    .filter(({ words: [first] }) => first)
    .sort((a, b) => b.words.length - a.words.length);
}

/** The group whose name begins at a word, unless a longer phrase does. */
export const groupAt = (
  words: readonly string[],
  at: number,
  groups: readonly NamedGroup[],
  atLeast: number,
): { group: QuestionGroup; length: number } | undefined => {
  const found = groups.find(
    (one) => one.words.length >= atLeast && one.words.every((word, index) => word === words[at + index]),
  );
  return found && { group: found.group, length: found.words.length };
};
