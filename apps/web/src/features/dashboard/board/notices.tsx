'use client';
import Link from 'next/link';
import { href } from '../../../i18n/href';
import { dateTimeText } from '../figure/date-time-text';
import { filled } from '../lib/answer';
import { useBoard } from './board';
import styles from './notices.module.css';

/** What a reader must know of a whole page: that it is the demo, or a state of the data that is pinned. */
export function Notices() {
  const { words, scope, environment, locale, choose } = useBoard();
  const { as_of, definition } = scope;
  return (
    <>
      {as_of && (
        <p className={styles.notice}>
          <span>
            {filled(words.link.pinned, { date: dateTimeText(as_of, locale), version: definition ?? '2' })}
          </span>
          <button type="button" onClick={() => choose({ as_of: '', definition: '' })}>
            {words.link.unpin}
          </button>
        </p>
      )}
      {environment === 'Demo' && (
        <p className={styles.notice}>
          <strong>{words.demo.label}</strong>
          <span>{words.demo.text}</span>
          <Link href={href(locale, 'data_products_dashboard', {})} prefetch={false}>
            {words.demo.more}
          </Link>
        </p>
      )}
    </>
  );
}
