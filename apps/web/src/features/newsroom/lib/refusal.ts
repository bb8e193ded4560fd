import { ApiError } from '../../../api/api-error';

export type RefusalWords = Record<'notSaved' | 'stale' | 'taken' | 'noWord', string>;

/** Why words were refused, for who wrote them; stale: somebody was faster, and what there is now can be shown. */
export interface Refusal {
  text: string;
  isStale: boolean;
}

/** In the reader's language; null for what was no refusal. */
export function refusalOf(
  error: Error,
  words: RefusalWords & {
    /** What stands against it where nobody was faster. */
    conflict?: string;
  },
): Refusal | null {
  const problem = error instanceof ApiError && error.status < 500 ? error.problem : null;
  if (!problem) return null;
  const { text = '', by = '', changes } = problem as { text?: string; by?: string; changes?: unknown };
  switch (problem.type) {
    case '/problems/concept/conflict':
      if (changes) return { text: words.stale, isStale: true };
      return { text: words.conflict ?? problem.detail, isStale: false };
    case '/problems/concept-parents/invalid':
    case '/problems/concept-merge/invalid':
      return { text: words.conflict ?? problem.detail, isStale: false };
    case '/problems/concept-words/conflict':
      return { text: `${words.taken} ${text} → ${by}`, isStale: false };
    case '/problems/concept-words/invalid':
      return { text: `${words.noWord} ${text}`, isStale: false };
    default:
      return { text: problem.detail, isStale: false };
  }
}
