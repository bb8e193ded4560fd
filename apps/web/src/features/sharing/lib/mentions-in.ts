export interface Named {
  id: string;
  name: string;
}

/** What is written of a name up to the caret, after an @ that begins a word. */
const BEGUN = /(?:^|\s)@([^@\n]{0,60})$/u;

/** Whose name is being written at the end of a text. */
export function soughtIn(text: string, people: readonly Named[]): readonly Named[] {
  const begun = BEGUN.exec(text)?.[1]?.toLocaleLowerCase();
  if (begun === undefined) return [];
  const begins = (name: string) => name.toLocaleLowerCase().startsWith(begun);
  return people.filter(({ name }) => begins(name) || name.split(' ').some(begins));
}

/** A text with the whole name in place of what is written of it up to the caret, and where one goes on writing. */
export function withName(text: string, caret: number, name: string): { text: string; caret: number } {
  const before = text.slice(0, caret);
  const kept = before.slice(0, before.lastIndexOf('@'));
  const written = `${kept}@${name} `;
  return { text: written + text.slice(caret).trimStart(), caret: written.length };
}

/** Whom a text names with an @. */
export function namedIn(text: string, people: readonly Named[]): string[] {
  const lower = text.toLocaleLowerCase();
  return people
    .filter(({ name }) => {
      const at = lower.indexOf(`@${name.toLocaleLowerCase()}`);
      return at >= 0 && !/[\p{L}\p{N}]/u.test(lower[at + name.length + 1] ?? '');
    })
    .map(({ id }) => id);
}
