'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Reference } from '@toile/contracts';
import { useState } from 'react';
import { useSettled } from '../../../api/use-settled';
import { type SuggestionSource, suggestions } from '../../../catalogue/suggestions-api';
import { LazyField, loadCombobox } from '../../../design/lazy-field';
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
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), QUIET_MS);
  const { data } = useInfiniteQuery({ ...suggestions(source, search), enabled: search !== '' });
  // What cannot be suggested cannot be chosen; the line stays as it is.
  const known = (text.trim() && data?.pages[0]?.results) || [];
  const offered = known.filter(({ slug }) => !chosen.some((one) => one.slug === slug));
  return (
    <div className={styles.tags}>
      <LazyField
        field={{ label: props.label, placeholder: words.add, text, onText: setText }}
        load={loadCombobox<Reference>}
        more={{
          choices: offered,
          onChoose: ({ slug, name }) => {
            onChange([...chosen, { slug, name }]);
            setText('');
          },
          message: '',
          picksFirst: true,
        }}
      />
      <ul aria-label={props.label}>
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
    </div>
  );
}
