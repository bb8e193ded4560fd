import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Locale } from '@toile/contracts';
import { asked } from '../api/asked';
import type { Shape } from '../api/operations';
import { useSettled } from '../api/use-settled';
import { useSession } from '../reader/session-store';
import { useRecentSearches } from './recent-searches';
import type { SearchChoice, SearchWords } from './search-choice';

/** Quiet before a search is sent (specification, section 9). */
const QUIET_MS = 300;
const MOST_SAVED = 4;

/** What a search may become: recent ones that begin so, those the reader follows, then completions with counts and pictures. */
export function useCompletions(
  text: string,
  locale: Locale,
  words: SearchWords,
  { isOpen, withSaved }: { isOpen: boolean; withSaved: boolean },
) {
  const search = useSettled(text, QUIET_MS);
  const recent = useRecentSearches(({ searches }) => searches);
  const found = useQuery({
    ...asked('/api/search/completions', {
      query: { ...(search && { search }), language: locale },
    }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
    // Whoever types on asks again.
    retry: false,
  });
  const isMember = useSession(({ user }) => Boolean(user));
  const follows = useQuery({
    ...asked('/api/follows', { query: { language: locale } }),
    enabled: isOpen && withSaved && isMember,
    retry: false,
  });
  const begun = text.trim().toLowerCase();
  const saved = (follows.data?.results ?? [])
    .filter(({ kind, name }) => kind === 'search' && name?.toLowerCase().includes(begun))
    .slice(0, MOST_SAVED);
  const again = recent.filter((one) => one.toLowerCase().startsWith(begun) && one.toLowerCase() !== begun);
  const results = found.data?.results ?? [];
  const choices = [
    ...again.map((one) => recentChoice(one, words.kinds.recent)),
    ...saved.map((one) => savedChoice(one, words.kinds.saved)),
    ...results.map((one) => toChoice(one, locale, words)),
  ];
  return { choices, message: messageOf() };

  function messageOf(): string {
    if (found.isError) return words.failed;
    return found.data && choices.length === 0 && search === text && begun ? words.none : '';
  }
}

const recentChoice = (search: string, note: string): SearchChoice => {
  return { slug: `recent/${search}`, name: search, note, search, page: undefined };
};

const savedChoice = ({ id, name, search }: Shape<'NamedFollowDto'>, note: string): SearchChoice => {
  return { slug: id, name: name ?? '', note, search: '', page: { kind: 'search', filters: search ?? '' } };
};

function toChoice(
  { kind, slug, label, synonym, search, total_count, picture }: Shape<'CompletionDto'>,
  locale: Locale,
  { kinds }: SearchWords,
): SearchChoice {
  const isPage = (kind === 'designer' || kind === 'model') && search === label;
  return {
    slug: `${kind}/${slug}`,
    // The words before stay in sight: what is chosen is the whole search.
    name: search.length > label.length ? search : label,
    detail: new Intl.NumberFormat(locale).format(total_count),
    note: kind === 'concept' ? synonym : kinds[kind],
    image: picture.image_filename,
    search,
    page: isPage ? { kind, slug } : undefined,
  };
}
