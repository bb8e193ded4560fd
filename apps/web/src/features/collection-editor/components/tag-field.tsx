'use client';
import type { Reference } from '@toile/contracts';
import { useEffect, useId, useState } from 'react';
import { type SuggestionSource, suggest } from '../../../catalogue/suggestions-api';
import styles from './collection-editor.module.css';

/** Quiet after a key before suggestions are asked for, as everywhere. */
const DELAY_MS = 300;

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
  const [known, setKnown] = useState<Reference[]>([]);
  useEffect(() => {
    if (!text.trim()) return;
    const ending = new AbortController();
    const timer = setTimeout(() => {
      void suggest(source, { search: text, page: 1 }, ending.signal).then(({ body }) => {
        // What cannot be suggested cannot be chosen; the line stays as it is.
        if (body) setKnown(body.results.map(({ slug, name }) => ({ slug, name })));
      });
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [text, source]);
  const offered = known.filter(({ slug }) => !chosen.some((one) => one.slug === slug));
  const choose = (one: Reference) => {
    onChange([...chosen, one]);
    setText('');
    setKnown([]);
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
