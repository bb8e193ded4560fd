'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { write } from '../../../forms/write';
import { showToast } from '../../../shell/toast-store';
import styles from './desk.module.css';

/** A button that writes one thing and shows the desk anew. What cannot be undone is asked about once more. */
export function DeskAction(props: {
  label: string;
  /** What the button is about, for who does not see where it stands. */
  about: string;
  method: 'DELETE' | 'PATCH' | 'PUT';
  path: string;
  body?: object;
  /** The question before it is done. */
  sure?: string;
  failed: string;
}) {
  const router = useRouter();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const go = async () => {
    if (props.sure && !isAsked) return setAsked(true);
    setBusy(true);
    const { status, problem } = await write(props.method, props.path, props.body);
    setBusy(false);
    setAsked(false);
    if (status === 0 || status >= 400) showToast({ kind: 'error', text: problem?.detail ?? props.failed });
    else router.refresh();
  };
  return (
    <button
      type="button"
      className={styles.action}
      disabled={isBusy}
      onClick={() => void go()}
      onBlur={() => setAsked(false)}
      aria-label={`${isAsked ? props.sure : props.label}: ${props.about}`}
    >
      {isAsked ? props.sure : props.label}
    </button>
  );
}
