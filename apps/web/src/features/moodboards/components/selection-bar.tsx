'use client';
import type { MoodboardListRow, Page } from '@toile/contracts';
import { pathOf } from '@toile/contracts/routes';
import { useEffect, useState } from 'react';
import type { DeskItem } from '../lib/desk-item';
import { fill } from '../lib/fill';
import styles from './board.module.css';

/** What can be done with all the pictures that are chosen. */
export function SelectionBar(props: {
  board: string;
  chosen: DeskItem[];
  words: Record<'selected' | 'all' | 'moveTo' | 'noOther' | 'removeAll', string>;
  onAll: () => void;
  onMove: (to: string, name: string) => void;
  onRemove: () => void;
}) {
  const { board, chosen, words } = props;
  const [boards, setBoards] = useState<MoodboardListRow[]>([]);
  useEffect(() => {
    void fetch(pathOf('moodboard_list_ajax', {}), {
      headers: { accept: 'application/json' },
      cache: 'no-store',
    })
      .then((response) => response.json() as Promise<Page<MoodboardListRow>>)
      .then(({ results }) => setBoards(results.filter(({ slug }) => slug !== board)))
      .catch(() => undefined);
  }, [board]);
  const isNone = chosen.length === 0;
  return (
    <div className={styles.bar}>
      <p aria-live="polite">{fill(words.selected, { count: chosen.length })}</p>
      <button type="button" onClick={props.onAll}>
        {words.all}
      </button>
      <select
        aria-label={words.moveTo}
        value=""
        disabled={isNone || boards.length === 0}
        onChange={({ target }) => {
          const to = boards.find(({ slug }) => slug === target.value);
          if (to) props.onMove(to.slug, to.name);
        }}
      >
        <option value="">{boards.length === 0 ? words.noOther : words.moveTo}</option>
        {boards.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" disabled={isNone} onClick={props.onRemove}>
        {words.removeAll}
      </button>
    </div>
  );
}
