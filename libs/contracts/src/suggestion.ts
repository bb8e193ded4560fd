/** Suggestions on one page of a dropdown (specification, section 9). */
export const SUGGESTION_PAGE_SIZE = 10;

/** A row of a dropdown; `id` and `text` are what Select2 reads. */
export interface Suggestion {
  id: string;
  text: string;
  slug: string;
  name: string;
  total_count: number;
}

/** A tag has one word to suggest or several. */
export interface TagSuggestion extends Suggestion {
  suggest: string[];
}

export const SUGGESTION_KINDS = ['designer', 'tag', 'individual', 'event', 'season', 'city', 'type'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];
