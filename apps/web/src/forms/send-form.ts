import { ApiError } from '../api/api-error';
import { writeJson } from '../api/write';
import { showToast } from '../shell/toast-store';
import { type FieldLike, formValues } from './form-values';
import { type Refusal, type RefusalWords, refusalsOf } from './refusals';

export interface SentWords {
  done: string;
  failed: string;
  refused: RefusalWords;
  /** By a problem's code (`member/conflict`) or what kind of refusal it is (`throttled`). */
  problems: Record<string, string>;
}

/**
 * Sends a form as JSON. What failed is said in a toast, what is wrong at its field.
 * @returns the fields that were refused, null where it was sent
 */
export async function sendForm(
  form: HTMLFormElement,
  { method, path, words }: { method: string; path: string; words: SentWords },
): Promise<Refusal[] | null> {
  const fields = fieldsOf(form);
  try {
    await writeJson(method, path, formValues(fields as unknown as FieldLike[]));
    mark(fields, []);
    return null;
  } catch (error) {
    const problem = error instanceof ApiError ? error.problem : null;
    const refusals = refusalsOf(problem?.violations ?? [], fields, words.refused);
    mark(fields, refusals);
    if (refusals.length === 0) showToast({ kind: 'error', text: wordsFor(problem, words) });
    return refusals;
  }
}

/** In the reader's language where it is known; the api's own words otherwise. */
function wordsFor(problem: ApiError['problem'], { problems, failed }: SentWords): string {
  if (!problem || problem.status >= 500) return failed;
  const code = problem.type.replace('/problems/', '');
  return problems[code] ?? problems[code.split('/').at(-1) ?? ''] ?? problem.detail;
}

const fieldsOf = (form: HTMLFormElement) => [...form.elements] as HTMLInputElement[];

/** Fields that were refused say so, and the first of them gets the focus. */
function mark(fields: readonly HTMLInputElement[], refusals: readonly Refusal[]): void {
  const refused = new Set(refusals.map(({ name }) => name));
  for (const field of fields) {
    if (refused.has(field.name)) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
  }
  fields.find(({ name }) => refused.has(name))?.focus();
}
