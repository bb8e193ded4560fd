'use client';
import { MOODBOARD_NAME_LENGTH } from '@toile/contracts';
import { type FormEvent, type KeyboardEvent, useId } from 'react';
import styles from './board.module.css';

/** What a section is called, asked where it stands. */
export function SectionName(props: {
  name: string;
  words: Record<'sectionName' | 'keep' | 'cancel', string>;
  onSave: (name: string) => void;
  onCancel: () => void;
}) {
  const { words } = props;
  const id = useId();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name) props.onSave(name);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Dragging must not hear the keys and the mouse of somebody who writes.
    event.stopPropagation();
    if (event.key === 'Escape') props.onCancel();
  };
  const stop = (event: { stopPropagation(): void }) => event.stopPropagation();
  return (
    <form className={styles.sectionName} onSubmit={onSubmit} onMouseDown={stop} onTouchStart={stop}>
      <label htmlFor={id}>{words.sectionName}</label>
      <input
        id={id}
        name="name"
        defaultValue={props.name}
        maxLength={MOODBOARD_NAME_LENGTH}
        autoComplete="off"
        required
        ref={focus}
        onKeyDown={onKeyDown}
      />
      <button type="submit">{words.keep}</button>
      <button type="button" onClick={props.onCancel}>
        {words.cancel}
      </button>
    </form>
  );
}

/** Whoever opened the field wants to write. */
const focus = (field: HTMLInputElement | null) => field?.focus();
