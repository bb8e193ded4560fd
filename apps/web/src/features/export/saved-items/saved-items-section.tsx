import type { ReactNode } from 'react';
import styles from './saved-items.module.css';

/** A part of the saved items: its things as a list, or how to come by the first one. */
export function SavedItemsSection(props: {
  id: string;
  title: string;
  empty: string;
  children: readonly ReactNode[];
  tools?: ReactNode;
  /** What others share of the same kind, where it does not stand in the list. */
  after?: readonly ReactNode[];
}) {
  return (
    <section id={props.id} className={styles.part} aria-labelledby={`${props.id}-title`}>
      <h2 id={`${props.id}-title`}>{props.title}</h2>
      {props.tools}
      {props.children.length > 0 ? (
        <ul className={styles.list}>{props.children}</ul>
      ) : (
        <p className={styles.empty}>{props.empty}</p>
      )}
      {props.after}
    </section>
  );
}

/** One thing: what it is, what is said of it, and what can be done with it. */
export function SavedItem(props: { title: ReactNode; lines: readonly ReactNode[]; children: ReactNode }) {
  return (
    <li className={styles.item}>
      <div>
        <p className={styles.name}>{props.title}</p>
        {props.lines.filter(Boolean).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have an order and nothing else.
          <p key={index} className={styles.line}>
            {line}
          </p>
        ))}
      </div>
      <div className={styles.actions}>{props.children}</div>
    </li>
  );
}
