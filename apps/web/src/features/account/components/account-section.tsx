import type { ReactNode } from 'react';
import styles from './account-page.module.css';

/** A part of the account page under a heading of its own. */
export function AccountSection(props: { id: string; title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={props.id}>
      <div>
        <h2 id={props.id}>{props.title}</h2>
        {props.lead && <p className={styles.lead}>{props.lead}</p>}
      </div>
      <div>{props.children}</div>
    </section>
  );
}
