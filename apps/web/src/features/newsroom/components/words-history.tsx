'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asked } from '../../../api/asked';
import type { EntryName } from '../api/words-api';
import { differencesOf } from '../lib/difference';
import type { Doc } from '../lib/word-fields';
import { type DifferenceNames, DifferenceView } from './difference-view';
import shows from './shows.module.css';
import styles from './words.module.css';
import type { Language, WordsWords } from './words-types';

/** One change, its time as the reader's clocks show it. */
export interface ShownChange {
  version: number;
  type: 'ContentPublished' | 'ContentWithdrawn';
  by: string | null;
  at: string;
}

/** What was published before, what each time was new, and a way back. */
export function WordsHistory(
  props: {
    name: EntryName;
    changes: readonly ShownChange[];
    languages: readonly Language[];
    words: WordsWords;
    /** Null while nothing may be written. */
    onRestore: ((doc: Doc) => void) | null;
  } & DifferenceNames,
) {
  const { words } = props;
  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">{words.history.title}</h2>
      {props.changes.length === 0 && <p className={shows.fine}>{words.history.none}</p>}
      <ol>
        {props.changes.map((change) => (
          <li key={change.version}>
            {change.type === 'ContentPublished' ? (
              <PublishedVersion {...props} change={change} />
            ) : (
              <ChangeLine change={change} words={words} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const ChangeLine = ({ change, words }: { change: ShownChange; words: WordsWords }) => (
  <>
    <time>{change.at}</time> <span>{change.by ?? words.history.somebody}</span>{' '}
    <span>{words.history[change.type]}</span>
  </>
);

function PublishedVersion(
  props: {
    name: EntryName;
    change: ShownChange;
    languages: readonly Language[];
    words: WordsWords;
    onRestore: ((doc: Doc) => void) | null;
  } & DifferenceNames,
) {
  const { name, change, words, onRestore } = props;
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    ...asked('/api/newsroom/words/version', { query: { ...name, version: change.version } }),
    enabled: isOpen,
  });
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <ChangeLine change={change} words={words} />
      </summary>
      {data && (
        <>
          <DifferenceView
            differences={differencesOf(data.before ?? {}, data.doc)}
            languages={props.languages}
            words={words}
            locale={props.locale}
            names={props.names}
          />
          {onRestore && (
            <button type="button" className={shows.button} onClick={() => onRestore(data.doc)}>
              {words.history.restore}
            </button>
          )}
        </>
      )}
    </details>
  );
}
