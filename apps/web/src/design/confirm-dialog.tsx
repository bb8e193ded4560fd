'use client';
import { useRef } from 'react';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog';

/** Asks before something is done that readers would miss. */
export function ConfirmDialog(props: {
  question: string;
  yes: string;
  no: string;
  onYes: () => void;
  onEnd: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The event of closing comes a moment later, and would end what a reader has asked for again meanwhile.
  const end = () => {
    dialog.current?.close();
    props.onEnd();
  };
  return (
    <Dialog
      dialog={dialog}
      label={props.question}
      className={styles.asking}
      closedBy="closerequest"
      startsOpen
      onClose={props.onEnd}
    >
      <p>{props.question}</p>
      <div>
        <button
          type="button"
          className={styles.yes}
          onClick={() => {
            props.onYes();
            end();
          }}
        >
          {props.yes}
        </button>
        <button type="button" onClick={end}>
          {props.no}
        </button>
      </div>
    </Dialog>
  );
}
