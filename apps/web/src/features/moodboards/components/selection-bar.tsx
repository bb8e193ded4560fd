'use client';
import { useEffect, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { read } from '../../../api/send';
import { filled } from '../../../i18n/filled';
import type { BoardItem } from '../lib/board-item';
import styles from './board.module.css';

/** What can be done with all the pictures that are chosen. */
export function SelectionBar(props: {
  board: string;
  chosen: BoardItem[];
  words: Record<'selected' | 'all' | 'moveTo' | 'noOther' | 'removeAll', string>;
  onAll: () => void;
  onMove: (to: string, name: string) => void;
  onRemove: () => void;
}) {
  const { board, chosen, words } = props;
  const [boards, setBoards] = useState<Shape<'MoodboardListRowDto'>[]>([]);
  useEffect(() => {
    void read('/moodboards/list/ajax', {}).then(({ body }) =>
      setBoards(body?.results.filter(({ slug }) => slug !== board) ?? []),
    );
  }, [board]);
  const isNone = chosen.length === 0;
  return (
    <div className={styles.bar}>
      <p aria-live="polite">{filled(words.selected, { count: chosen.length })}</p>
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
