'use client';
import { type ReactNode, type RefObject, useId } from 'react';
import { useBoard } from './board';
import styles from './sheet.module.css';

/** A dialog over the page, closed by Escape, its button or a click beside it. */
export function Sheet(props: {
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  children: ReactNode;
}) {
  const { words } = useBoard();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it already; the click is one beside the dialog.
    <dialog
      ref={props.dialog}
      className={styles.sheet}
      aria-labelledby={id}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={id}>{props.title}</h2>
          <button type="button" aria-label={words.how.close} onClick={() => props.dialog.current?.close()}>
            ×
          </button>
        </div>
        {props.children}
      </div>
    </dialog>
  );
}
