'use client';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './export.module.css';

/** A dialog that is there while it is open; Escape, its button and a click beside it close it. */
export function DialogFrame(props: {
  title: string;
  close: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it already; the click is one beside the dialog.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={props.onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={id}>{props.title}</h2>
          <button type="button" aria-label={props.close} onClick={() => dialog.current?.close()}>
            ×
          </button>
        </div>
        {props.children}
      </div>
    </dialog>
  );
}
