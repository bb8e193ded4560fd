import { type Page, type Reference, SUGGESTION_PAGE_SIZE, type Suggestion } from '@toile/contracts';
import type { SuggestionSearch } from '../autocomplete/suggestions.query.js';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Suggestions from a short list: names that begin with the words first, then any that hold them; the list's order stays. */
export function suggestFrom(
  list: readonly (Reference & { short_name?: string })[],
  counts: ReadonlyMap<string, number>,
  { search, page }: SuggestionSearch,
): Page<Suggestion> {
  const words = plain(search);
  const place = (one: Reference & { short_name?: string }) => {
    const name = plain(one.name);
    if (name.startsWith(words) || plain(one.short_name ?? '').startsWith(words || ' ')) return 0;
    return name.includes(words) ? 1 : 2;
  };
  const found = list.filter((one) => place(one) < 2).sort((a, b) => place(a) - place(b));
  const from = (page - 1) * SUGGESTION_PAGE_SIZE;
  const results = found.slice(from, from + SUGGESTION_PAGE_SIZE).map(({ slug, name }) => ({
    ...{ id: slug, text: name, slug, name },
    total_count: counts.get(slug) ?? 0,
  }));
  return { results, total_count: found.length, page, page_size: SUGGESTION_PAGE_SIZE };
}
