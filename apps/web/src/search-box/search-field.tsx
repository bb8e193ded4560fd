'use client';
import type { Locale } from '@toile/contracts';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LazyField } from '../design/lazy-field';
import { LONGEST, type SearchChoice, type SearchWords } from './search-choice';

const loadCompletions = () =>
  import('./search-completions').then(({ SearchCompletions }) => SearchCompletions);

/** The field of a form for words to search for, which completes them; what is chosen is sent at once. */
export function SearchField(props: {
  /** What the address says. */
  search: string;
  locale: Locale;
  words: SearchWords;
  id?: string;
  className?: string | undefined;
}) {
  const { words, locale } = props;
  const place = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(props.search);
  useEffect(() => {
    const form = place.current?.closest('form');
    const keep = () => {
      const searched = String((form && new FormData(form).get('search')) ?? '').trim();
      if (searched) void import('./recent-searches').then(({ keepSearch }) => keepSearch(searched));
    };
    form?.addEventListener('submit', keep);
    return () => form?.removeEventListener('submit', keep);
  }, []);
  const onChoose = ({ search }: SearchChoice) => {
    // The form reads the field itself.
    flushSync(() => setText(search));
    place.current?.closest('form')?.requestSubmit();
  };
  const { label, placeholder } = words;
  return (
    <div ref={place} className={props.className}>
      <LazyField
        id={props.id}
        field={{ label, placeholder, name: 'search', maxLength: LONGEST, text, onText: setText }}
        load={loadCompletions}
        more={{ locale, words, onChoose }}
      />
    </div>
  );
}
