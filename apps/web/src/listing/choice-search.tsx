'use client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Locale } from '@toile/contracts';
import { useCallback, useRef, useState } from 'react';
import { useSettled } from '../api/use-settled';
import { type SuggestionSource, suggestions } from '../catalogue/suggestions-api';
import { LazyCombobox } from '../design/lazy-combobox';
import styles from './choice-search.module.css';
import { LONGEST, messageFor, type SelectWords } from './suggestions';

/** Quiet before a search is sent (specification, section 9). */
const QUIET_MS = 300;

/** A filter whose choices are too many to list: what is chosen goes into the form as `name` and is sent at once. */
export function ChoiceSearch(props: {
  label: string;
  name: string;
  source: SuggestionSource;
  placeholder: string;
  /** Characters before a search is sent. */
  minLength?: number;
  /** How many are chosen already, and how many may be. */
  chosen?: number;
  most?: number;
  locale: Locale;
  words: SelectWords;
  className?: string | undefined;
}) {
  const { source, words, locale, minLength = 0, chosen: taken = 0, most = Number.POSITIVE_INFINITY } = props;
  const chosen = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const isFull = taken >= most;
  const search = useSettled(text, QUIET_MS);
  const found = useInfiniteQuery({
    ...suggestions(source, search, locale),
    enabled: isOpen && !isFull && search.length >= minLength && search.length <= LONGEST,
    placeholderData: keepPreviousData,
    // Whoever types on asks again.
    retry: false,
  });
  const canChoose = !isFull && text.length >= minLength && text.length <= LONGEST;
  const rows = (canChoose && found.data?.pages.flatMap(({ results }) => results)) || [];
  const message = messageFor(
    {
      state: stateOf(found, search !== text),
      length: text.length,
      minLength,
      found: rows.length,
      full: isFull ? most : null,
    },
    words,
    locale,
  );
  const choose = (slug: string) => {
    if (!chosen.current) return;
    chosen.current.disabled = false;
    chosen.current.value = slug;
    chosen.current.form?.requestSubmit();
  };
  const removeAll = () => {
    const form = chosen.current?.form;
    for (const field of form?.elements ?? [])
      if (field instanceof HTMLInputElement && field.name === props.name) field.checked = false;
    form?.requestSubmit();
  };
  return (
    <div className={`${styles.search} ${props.className ?? ''}`} data-min-length={minLength}>
      <input ref={chosen} type="hidden" name={props.name} disabled />
      <LazyCombobox
        label={props.label}
        placeholder={props.placeholder}
        text={text}
        onText={setText}
        choices={rows.map(({ slug, name, total_count }) => ({ slug, name, detail: String(total_count) }))}
        onChoose={({ slug }) => choose(slug)}
        message={message}
        onOpen={open}
        onEnd={() => found.hasNextPage && !found.isFetching && void found.fetchNextPage()}
      />
      {taken > 0 && (
        <button
          type="button"
          className={styles.removeAll}
          aria-label={words.removeAll}
          title={words.removeAll}
          onClick={removeAll}
        >
          ×
        </button>
      )}
    </div>
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
