'use client';
import { MOODBOARD_COMMENT_LENGTH } from '@toile/contracts';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { filled } from '../../../i18n/filled';
import type { BoardItem } from '../lib/board-item';
import styles from './board.module.css';

/** What a member says about a picture, changed in its place. */
export function NoteField(props: {
  item: BoardItem;
  words: Record<'note' | 'addNote' | 'keep' | 'cancel', string>;
  onSave: (text: string) => Promise<boolean>;
}) {
  const { item, words } = props;
  const [isOpen, setOpen] = useState(false);
  // Whoever closes the field goes on from the note.
  const wasOpen = useRef(false);
  const opener = (button: HTMLButtonElement | null) => {
    if (!button || !wasOpen.current) return;
    wasOpen.current = false;
    button.focus();
  };
  const label = filled(words.note, { name: item.name });
  if (!isOpen)
    return (
      <button
        type="button"
        className={item.note ? styles.comment : styles.addNote}
        aria-label={item.note ? undefined : label}
        ref={opener}
        onClick={() => {
          wasOpen.current = true;
          setOpen(true);
        }}
      >
        {item.note ?? words.addNote}
      </button>
    );
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('note') ?? '').trim();
    setOpen(false);
    if (text !== (item.note ?? '')) await props.onSave(text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Dragging must not hear the keys and the mouse of somebody who writes.
    event.stopPropagation();
    if (event.key === 'Escape') setOpen(false);
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  };
  const stop = (event: { stopPropagation(): void }) => event.stopPropagation();
  return (
    <form className={styles.note} onSubmit={onSubmit} onMouseDown={stop} onTouchStart={stop}>
      <textarea
        name="note"
        aria-label={label}
        defaultValue={item.note ?? ''}
        maxLength={MOODBOARD_COMMENT_LENGTH}
        rows={4}
        ref={focus}
        onKeyDown={onKeyDown}
      />
      <button type="submit">{words.keep}</button>
      <button type="button" onClick={() => setOpen(false)}>
        {words.cancel}
      </button>
    </form>
  );
}

/** Whoever opened the field wants to write. */
const focus = (field: HTMLTextAreaElement | null) => field?.focus();
