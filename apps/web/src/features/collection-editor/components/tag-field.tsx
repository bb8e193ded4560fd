'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Reference } from '@toile/contracts';
import { useId, useState } from 'react';
import { useSettled } from '../../../api/use-settled';
import { type SuggestionSource, suggestions } from '../../../catalogue/suggestions-api';
import styles from './collection-editor.module.css';

/** Quiet after a key before suggestions are asked for, as everywhere. */
const QUIET_MS = 300;

/** Names that were chosen, and a line to add others that the catalogue knows. */
export function TagField(props: {
  label: string;
  source: SuggestionSource;
  chosen: readonly Reference[];
  words: { add: string; remove: string };
  onChange: (chosen: Reference[]) => void;
}) {
  const { chosen, onChange, source, words } = props;
  const id = useId();
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), QUIET_MS);
  const { data } = useInfiniteQuery({ ...suggestions(source, search), enabled: search !== '' });
  // What cannot be suggested cannot be chosen; the line stays as it is.
  const known = (text.trim() && data?.pages[0]?.results) || [];
  const offered = known.filter(({ slug }) => !chosen.some((one) => one.slug === slug));
  const choose = (one: Reference) => {
    onChange([...chosen, { slug: one.slug, name: one.name }]);
    setText('');
  };
  return (
    <div className={styles.tags}>
      <label htmlFor={id}>{props.label}</label>
      <ul>
        {chosen.map((one) => (
          <li key={one.slug}>
            {one.name}
            <button
              type="button"
              aria-label={words.remove.replace('{name}', one.name)}
              onClick={() => onChange(chosen.filter(({ slug }) => slug !== one.slug))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <input
        id={id}
        value={text}
        autoComplete="off"
        placeholder={words.add}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const [first] = offered;
          if (first) choose(first);
        }}
      />
      {offered.length > 0 && (
        <ul className={styles.offered}>
          {offered.slice(0, 6).map((one) => (
            <li key={one.slug}>
              <button type="button" onClick={() => choose(one)}>
                {one.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
