import type { Violation } from '../api/api-error';

/** What a form says of a field that was refused, in the reader's language. */
export interface RefusalWords {
  missing: string;
  tooLong: string;
  invalid: string;
}
export interface Refusal {
  name: string;
  label: string;
  text: string;
}
/** A field as forms have them. */
interface LabelledField {
  name: string;
  value: string;
  labels: ArrayLike<{ textContent: string | null }> | null;
}

/** The fields that were refused, each once, by the names the reader knows them by. */
export function refusalsOf(
  violations: readonly Violation[],
  fields: readonly LabelledField[],
  words: RefusalWords,
): Refusal[] {
  const refused = new Map<string, Refusal>();
  for (const { propertyPath, code } of violations) {
    const field = fields.find(({ name }) => name === propertyPath);
    if (refused.has(propertyPath)) continue;
    const label = field?.labels?.[0]?.textContent?.trim() ?? propertyPath;
    const isMissing = code === 'too_small' && !field?.value.trim();
    const text = code === 'too_big' ? words.tooLong : isMissing ? words.missing : words.invalid;
    refused.set(propertyPath, { name: propertyPath, label, text });
  }
  return [...refused.values()];
}
