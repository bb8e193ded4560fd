'use client';
import { type ReactNode, type RefObject, useId } from 'react';
import { useBoard } from './board';
import styles from './modal.module.css';

/** A dialog over the page, closed by Escape, its button or a click beside it. */
export function Modal(props: {
  /** By which its button opens it. */
  id?: string;
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  children: ReactNode;
}) {
  const { words } = useBoard();
  const heading = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it already; the click is one beside the dialog.
    <dialog
      id={props.id}
      ref={props.dialog}
      className={styles.modal}
      aria-labelledby={heading}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={heading}>{props.title}</h2>
          <button type="button" aria-label={words.how.close} onClick={() => props.dialog.current?.close()}>
            ×
          </button>
        </div>
        {props.children}
      </div>
    </dialog>
  );
}
