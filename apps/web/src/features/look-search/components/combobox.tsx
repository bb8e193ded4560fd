'use client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Locale } from '@toile/contracts';
import { useEffect, useId, useRef, useState } from 'react';
import { useSettled } from '../../../api/use-settled';
import { type SuggestionSource, suggestions } from '../../../catalogue/suggestions-api';
import { LONGEST, messageFor, type SelectWords } from '../lib/suggestions';
import styles from './combobox.module.css';

/** Milliseconds of quiet before a search is sent, and pixels from the bottom at which the next page is asked for. */
const QUIET_MS = 300;
const NEAR_BOTTOM_PX = 50;

/**
 * A search that suggests while the reader types (WAI-ARIA APG, list autocomplete with manual selection). What is chosen
 * goes into the form as `name` and is sent at once.
 */
export function Combobox(props: {
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
  const { source, words, minLength = 0, chosen: taken = 0, most = Number.POSITIVE_INFINITY } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isFull = taken >= most;
  const canSearch = !isFull && text.length >= minLength && text.length <= LONGEST;
  const search = useSettled(text, QUIET_MS);
  const found = useInfiniteQuery({
    ...suggestions(source, search, props.locale),
    enabled: isOpen && canSearch,
    placeholderData: keepPreviousData,
    // Whoever types on asks again.
    retry: false,
  });
  const rows = found.data?.pages.flatMap(({ results }) => results) ?? [];
  const state = found.isFetchingNextPage
    ? 'more'
    : found.isFetching || search !== text
      ? 'searching'
      : found.isError
        ? 'failed'
        : 'idle';

  const choose = (index: number) => {
    const row = rows[index];
    const form = input.current?.form;
    if (!row || !form || !chosen.current) return;
    chosen.current.disabled = false;
    chosen.current.value = row.slug;
    setOpen(false);
    form.requestSubmit();
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const last = rows.length - 1;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const next = active + step;
      setActive(next > last ? 0 : next < 0 ? last : next);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (active >= 0) choose(active);
    } else if (event.key === 'Escape') {
      if (isOpen) setOpen(false);
      else setText('');
    }
  };
  const onScroll = (event: React.UIEvent<HTMLElement>) => {
    const list = event.currentTarget;
    const left = list.scrollHeight - list.scrollTop - list.clientHeight;
    if (left <= NEAR_BOTTOM_PX && state === 'idle' && found.hasNextPage) void found.fetchNextPage();
  };
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);
  const message = messageFor(
    { state, length: text.length, minLength, found: rows.length, full: isFull ? most : null },
    words,
    props.locale,
  );
  const removeAll = () => {
    const form = input.current?.form;
    for (const field of form?.elements ?? [])
      if (field instanceof HTMLInputElement && field.name === props.name) field.checked = false;
    form?.requestSubmit();
  };
  return (
    <div className={`${styles.combobox} ${props.className ?? ''}`}>
      <label htmlFor={id}>{props.label}</label>
      <input ref={chosen} type="hidden" name={props.name} disabled />
      <input
        ref={input}
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        placeholder={props.placeholder}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        data-min-length={minLength}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
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
      {isOpen && (
        <div className={styles.popup} onScroll={onScroll}>
          <div id={`${id}-list`} role="listbox" aria-label={props.label}>
            {canSearch &&
              rows.map((row, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox, which keeps the focus.
                // biome-ignore lint/a11y/useFocusableInteractive: options are named by aria-activedescendant.
                <div
                  key={row.slug}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(index)}
                >
                  <span>{row.name}</span> <small>{row.total_count}</small>
                </div>
              ))}
          </div>
          <p role="status" className={styles.message}>
            {message}
          </p>
        </div>
      )}
    </div>
  );
}
