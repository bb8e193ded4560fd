'use client';
import { useEffect } from 'react';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import { useBoard } from '../board/board';
import styles from './figure-card.module.css';

/** What stands on the page of something the catalogue does not know; the error is said as the specification has it. */
export function Unresolved() {
  const { words, contact } = useBoard();
  const text = filled(words.failed, { email: contact });
  useEffect(() => showToast({ kind: 'error', text }), [text]);
  return (
    <div className={styles.state}>
      <p className={styles.stateTitle}>{words.empty}</p>
      <p>{words.focus.unknown}</p>
    </div>
  );
}
