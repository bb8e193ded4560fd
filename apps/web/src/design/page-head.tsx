import type { ReactNode } from 'react';
import styles from './page-head.module.css';
import section from './section.module.css';

/** How a page begins: what kind of thing it is, its name, and a line about it. */
export function PageHead(props: {
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** Where people work rather than read: what they work on wants the room. */
  isCompact?: boolean;
}) {
  return (
    <header className={styles.head} data-compact={props.isCompact || undefined}>
      {props.eyebrow && <p className={section.eyebrow}>{props.eyebrow}</p>}
      <h1>{props.title}</h1>
      {props.lead && <p>{props.lead}</p>}
    </header>
  );
}
