import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A page that says one thing: not found, failed. */
export function Notice(props: { code: string; title: string; text: string; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p className={styles.code} aria-hidden="true">
        {props.code}
      </p>
      <h1>{props.title}</h1>
      <p>{props.text}</p>
      <div className={styles.ways}>{props.children}</div>
    </div>
  );
}
