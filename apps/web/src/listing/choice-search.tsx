'use client';
import type { Locale } from '@toile/contracts';
import { useRef, useState } from 'react';
import type { SuggestionSource } from '../catalogue/suggestions-api';
import { LazyField } from '../design/lazy-field';
import styles from './choice-search.module.css';
import type { SelectWords } from './suggestions';

const loadSuggestions = () =>
  import('./choice-suggestions').then(({ ChoiceSuggestions }) => ChoiceSuggestions);

/** A filter whose choices are too many to list: what is chosen goes into the form as `name` and is sent at once. */
export function ChoiceSearch(props: {
  label: string;
  name: string;
  source: SuggestionSource;
  placeholder: string;
  /** Characters before a search is sent: written on the page as `data-min-length`, where it is read (specification, section 5). */
  minLength?: number;
  /** How many are chosen already, and how many may be. */
  chosen?: number;
  most?: number;
  locale: Locale;
  words: SelectWords;
  className?: string | undefined;
}) {
  const { label, placeholder, source, words, locale, minLength = 0, chosen: taken = 0 } = props;
  const { most = Number.POSITIVE_INFINITY } = props;
  const box = useRef<HTMLDivElement>(null);
  const chosen = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
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
    <div ref={box} className={`${styles.search} ${props.className ?? ''}`} data-min-length={minLength}>
      <input ref={chosen} type="hidden" name={props.name} disabled />
      <LazyField
        field={{ label, placeholder, text, onText: setText }}
        load={loadSuggestions}
        more={{ source, locale, words, box, most: taken >= most ? most : null, choose }}
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
