'use client';
import { useState } from 'react';
import { send } from '../../../api/send';
import { showToast } from '../../../shell/toast-store';
import styles from './board.module.css';

/** Makes a board show again what it showed at this version, and goes there. */
export function BringBack(props: {
  board: string;
  version: number;
  back: string;
  words: Record<'act' | 'done' | 'failed', string>;
}) {
  const { board, version, words } = props;
  const [isBusy, setBusy] = useState(false);
  const bringBack = async () => {
    setBusy(true);
    const { body, problem } = await send('post', '/moodboards/history/{slug}', {
      path: { slug: board },
      body: { version },
    });
    setBusy(false);
    if (body) showToast({ kind: 'success', text: words.done, redirect: props.back });
    else showToast({ kind: 'error', text: problem?.detail ?? words.failed });
  };
  return (
    <p className={styles.tools}>
      <button type="button" className={styles.main} disabled={isBusy} onClick={bringBack}>
        {words.act}
      </button>
    </p>
  );
}
