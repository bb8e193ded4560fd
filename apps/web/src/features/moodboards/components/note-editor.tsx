'use client';
import { MOODBOARD_NOTE_LENGTH, NOTE_PAPERS, type NotePaper } from '@toile/contracts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './card.module.css';
import type { CardWords } from './card-words';

const REST_MS = 800;

/** A note that is written where it stands; it keeps itself when the writer rests. */
export function NoteEditor(props: {
  text: string;
  paper: NotePaper;
  words: CardWords;
  onSave: (text: string, paper: NotePaper) => Promise<boolean>;
  onClose: () => void;
}) {
  const { words, onSave } = props;
  const [text, setText] = useState(props.text);
  const [paper, setPaper] = useState(props.paper);
  const [isSaved, setSaved] = useState(true);
  const kept = useRef({ text: props.text.trim(), paper: props.paper });
  const current = useRef({ text, paper, onSave });
  current.current = { text, paper, onSave };
  const save = async () => {
    const wanted = { text: current.current.text.trim(), paper: current.current.paper };
    if (wanted.text === kept.current.text && wanted.paper === kept.current.paper) return;
    const before = kept.current;
    kept.current = wanted;
    const isKept = await current.current.onSave(wanted.text, wanted.paper);
    if (!isKept) kept.current = before;
    else setSaved(true);
  };
  const saveNow = useRef(save);
  saveNow.current = save;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the words begins the rest anew
  useEffect(() => {
    const timer = setTimeout(() => void saveNow.current(), REST_MS);
    return () => clearTimeout(timer);
  }, [text, paper]);
  // Whoever leaves the page or the note loses nothing.
  useEffect(() => () => void saveNow.current(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    // Dragging must not hear the keys and the mouse of somebody who writes.
    event.stopPropagation();
    if (event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey)))
      props.onClose();
  };
  const stop = (event: { stopPropagation(): void }) => event.stopPropagation();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps what the fields inside are told from the list around
    <div className={styles.writing} onKeyDown={onKeyDown} onMouseDown={stop} onTouchStart={stop}>
      <textarea
        className={styles.note}
        data-paper={paper}
        aria-label={words.text}
        value={text}
        maxLength={MOODBOARD_NOTE_LENGTH}
        rows={8}
        ref={focus}
        onChange={({ target }) => {
          setText(target.value);
          setSaved(false);
        }}
      />
      <fieldset className={styles.papers}>
        <legend>{words.paper}</legend>
        {NOTE_PAPERS.map((one) => (
          <label key={one} title={words.papers[one]}>
            <input
              type="radio"
              name="paper"
              value={one}
              checked={one === paper}
              aria-label={words.papers[one]}
              onChange={() => {
                setPaper(one);
                setSaved(false);
              }}
            />
          </label>
        ))}
        <small role="status">{isSaved ? words.saved : words.saving}</small>
        <button type="button" onClick={props.onClose}>
          {words.close}
        </button>
      </fieldset>
    </div>
  );
}

/** Once: whoever opens a note wants to go on where it ends. */
const focus = (field: HTMLTextAreaElement | null) => {
  if (!field || document.activeElement === field || field.dataset.opened) return;
  field.dataset.opened = '';
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
};
