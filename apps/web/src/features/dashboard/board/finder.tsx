'use client';
import { useState } from 'react';
import type { Choice } from '../../../design/combobox-props';
import { LazyField, loadCombobox } from '../../../design/lazy-field';
import { filled } from '../../../i18n/filled';
import { useBoard } from './board';
import styles from './finder.module.css';
import { type Hit, useFound } from './use-found';

interface Found extends Choice {
  hit: Hit;
}

/** Finds trends, brands and seasons while one types, in a dialog that is there for it. */
export function Finder(props: { label: string; only?: Hit['dimension']; onChoose: (hit: Hit) => void }) {
  const { words, options, locale } = useBoard();
  const [text, setText] = useState('');
  const found = useFound(text, locale, props.only);
  const number = new Intl.NumberFormat(locale);
  const nameOf = ({ dimension, slug, label }: Hit) =>
    (dimension === 'seasons' && options.season.find(({ value }) => value === slug)?.label) || label;
  const message = (): string => {
    if (!text.trim()) return '';
    if (found.state === 'searching') return words.search.searching;
    if (found.state === 'failed') return words.search.failed;
    return found.hits.length > 0
      ? filled(words.search.found, { count: found.hits.length })
      : words.search.none;
  };
  return (
    <div className={styles.finder}>
      <LazyField
        field={{
          label: props.label,
          placeholder: props.only ? props.label : words.search.placeholder,
          maxLength: 100,
          text,
          onText: setText,
          startsFocused: true,
        }}
        isLabelHidden
        load={loadCombobox<Found>}
        more={{
          choices: found.hits.map((hit) => ({
            slug: `${hit.dimension}/${hit.slug}`,
            name: nameOf(hit),
            detail: `${words.search[hit.dimension]} · ${number.format(hit.total_count)}`,
            hit,
          })),
          onChoose: ({ hit }) => {
            setText('');
            props.onChoose(hit);
          },
          message: message(),
          picksFirst: true,
          isInline: true,
        }}
      />
    </div>
  );
}
