'use client';
import { useEffect, useRef } from 'react';
import styles from './collection-editor.module.css';

/** Asks before something is done that readers would miss. */
export function ConfirmDialog(props: {
  question: string;
  yes: string;
  no: string;
  onYes: () => void;
  onEnd: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.asking} onClose={props.onEnd} aria-label={props.question}>
      <p>{props.question}</p>
      <div>
        <button
          type="button"
          className={styles.main}
          onClick={() => {
            props.onYes();
            close();
          }}
        >
          {props.yes}
        </button>
        <button type="button" onClick={close}>
          {props.no}
        </button>
      </div>
    </dialog>
  );
}
