import slipsBetween from 'damerau-levenshtein';
import { VARIABLES } from './every-variable.js';

/**
 * In short names a letter added, left out or swapped is a slip, and another letter another name: APP_SECRET is not API_SECRET. With
 * another first letter it is another one, too: EMAIL_FROM.
 */
const SHORTEST = 9;
const OTHER_LETTER_FROM = 12;
const TWO_SLIPS_FROM = 14;

/** A line for each variable that nobody reads and that is nearly the name of one that is: “did you mean …?” */
export function misspeltVariables(source: Record<string, unknown>): string[] {
  const known = new Set<string>(VARIABLES);
  return Object.keys(source)
    .filter((name) => /^[A-Z][A-Z0-9_]*$/.test(name) && source[name] !== '' && !known.has(name))
    .flatMap((name) => {
      const [meant] = VARIABLES.filter((variable) => isSlip(name, variable)).sort(
        (a, b) => slipsBetween(name, a).steps - slipsBetween(name, b).steps,
      );
      return meant ? [`nothing reads ${name}; did you mean ${meant}?`] : [];
    });
}

function isSlip(name: string, variable: string): boolean {
  const length = Math.min(name.length, variable.length);
  if (length < SHORTEST || name[0] !== variable[0] || Math.abs(name.length - variable.length) > 2)
    return false;
  const { steps } = slipsBetween(name, variable);
  if (steps > 1) return steps === 2 && length >= TWO_SLIPS_FROM;
  return (
    length >= OTHER_LETTER_FROM || name.length !== variable.length || inOrder(name) === inOrder(variable)
  );
}
const inOrder = (text: string): string => [...text].sort().join('');
