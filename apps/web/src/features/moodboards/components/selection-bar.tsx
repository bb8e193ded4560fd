'use client';
import { useQuery } from '@tanstack/react-query';
import { asked } from '../../../api/asked';
import { filled } from '../../../i18n/filled';
import type { BoardHeading, BoardThing } from '../lib/board-item';
import styles from './board.module.css';

/** What can be done with all the pictures that are chosen. */
export function SelectionBar(props: {
  board: string;
  chosen: BoardThing[];
  words: Record<'selected' | 'all' | 'moveTo' | 'noOther' | 'removeAll', string>;
  /** Sections of this board. */
  sections: BoardHeading[];
  onSection: (section: BoardHeading) => void;
  onAll: () => void;
  onMove: (to: string, name: string) => void;
  onRemove: () => void;
}) {
  const { board, chosen, words } = props;
  const list = useQuery(asked('/moodboards/list/ajax', { query: { of: 'editable' } }));
  const boards = (list.data?.results ?? []).filter(({ slug }) => slug !== board);
  const { sections } = props;
  const isNone = chosen.length === 0;
  const isNowhere = boards.length + sections.length === 0;
  return (
    <div className={styles.bar}>
      <p aria-live="polite">{filled(words.selected, { count: chosen.length })}</p>
      <button type="button" onClick={props.onAll}>
        {words.all}
      </button>
      <select
        aria-label={words.moveTo}
        value=""
        disabled={isNone || isNowhere}
        onChange={({ target }) => {
          const section = sections.find(({ key }) => key === target.value);
          if (section) return props.onSection(section);
          const to = boards.find(({ slug }) => slug === target.value);
          if (to) props.onMove(to.slug, to.name);
        }}
      >
        <option value="">{isNowhere ? words.noOther : words.moveTo}</option>
        {sections.map(({ key, heading }) => (
          <option key={key} value={key}>
            {`— ${heading}`}
          </option>
        ))}
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
