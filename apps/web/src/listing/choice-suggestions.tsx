import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Locale } from '@toile/contracts';
import { type RefObject, useCallback, useState } from 'react';
import { useSettled } from '../api/use-settled';
import { type SuggestionSource, suggestions } from '../catalogue/suggestions-api';
import { Combobox } from '../design/combobox';
import type { FieldProps, InPlace } from '../design/combobox-props';
import { LONGEST, messageFor, minLengthOf, type SelectWords } from './suggestions';

/** Quiet before a search is sent (specification, section 9). */
const QUIET_MS = 300;

/** The field of a filter with what it suggests, loaded when somebody comes near it. */
export function ChoiceSuggestions(
  props: FieldProps &
    InPlace & {
      source: SuggestionSource;
      locale: Locale;
      words: SelectWords;
      /** Whose `data-min-length` says how many characters a search needs. */
      box: RefObject<HTMLElement | null>;
      /** How many may be chosen, when so many are. */
      most: number | null;
      choose: (slug: string) => void;
    },
) {
  const { source, locale, words, box, most, choose, ...field } = props;
  const { text } = field;
  const minLength = minLengthOf(box.current);
  const [isOpen, setOpen] = useState(false);
  const search = useSettled(text, QUIET_MS);
  const found = useInfiniteQuery({
    ...suggestions(source, search, locale),
    enabled: isOpen && most === null && search.length >= minLength && search.length <= LONGEST,
    placeholderData: keepPreviousData,
    // Whoever types on asks again.
    retry: false,
  });
  const canChoose = most === null && text.length >= minLength && text.length <= LONGEST;
  const rows = (canChoose && found.data?.pages.flatMap(({ results }) => results)) || [];
  const message = messageFor(
    {
      state: stateOf(found, search !== text),
      length: text.length,
      minLength,
      found: rows.length,
      full: most,
    },
    words,
    locale,
  );
  return (
    <Combobox
      {...field}
      choices={rows.map(({ slug, name, total_count }) => ({ slug, name, detail: String(total_count) }))}
      onChoose={({ slug }) => choose(slug)}
      message={message}
      onOpen={useCallback(() => setOpen(true), [])}
      onEnd={() => found.hasNextPage && !found.isFetching && void found.fetchNextPage()}
    />
  );
}

const stateOf = (
  found: Record<'isFetching' | 'isFetchingNextPage' | 'isError', boolean>,
  isTyping: boolean,
) =>
  found.isFetchingNextPage
    ? 'more'
    : found.isFetching || isTyping
      ? 'searching'
      : found.isError
        ? 'failed'
        : 'idle';
