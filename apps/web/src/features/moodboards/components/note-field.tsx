'use client';
import { MOODBOARD_COMMENT_LENGTH } from '@toile/contracts';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { DeskItem } from '../lib/desk-item';
import { fill } from '../lib/fill';
import styles from './board.module.css';

/** What a member says about a picture, changed in its place. */
export function NoteField(props: {
  item: DeskItem;
  words: Record<'note' | 'addNote' | 'keep' | 'cancel', string>;
  onSave: (text: string) => Promise<boolean>;
}) {
  const { item, words } = props;
  const [isOpen, setOpen] = useState(false);
  const label = fill(words.note, { name: item.name });
  if (!isOpen)
    return (
      <button
        type="button"
        className={item.note ? styles.comment : styles.addNote}
        aria-label={item.note ? undefined : label}
        onClick={() => setOpen(true)}
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
