import Link from 'next/link';
import type { ReactNode } from 'react';
import styles from './section.module.css';

/** A titled part of a page, with one link that leads on. */
export function Section(props: {
  id: string;
  title: string;
  note?: string;
  more?: { href: string; label: string };
  children: ReactNode;
}) {
  return (
    <section className={styles.section} aria-labelledby={props.id}>
      <div className={styles.head}>
        <h2 id={props.id} className={styles.title}>
          {props.title}
        </h2>
        {props.more && (
          <Link href={props.more.href} prefetch={false} className={styles.more}>
            {props.more.label}
          </Link>
        )}
        {props.note && <p className={styles.note}>{props.note}</p>}
      </div>
      {props.children}
    </section>
  );
}
