'use client';
import { NEWEST_VERSION } from '@toile/contracts';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { filled } from '../../../i18n/filled';
import { href } from '../../../i18n/href';
import { dateTimeText } from '../figure/date-time-text';
import { useBoard } from './board';
import styles from './notices.module.css';

/** What a reader must know of a whole page: that it is the demo, or a state of the data that is pinned. */
export function Notices() {
  const { words, scope, environment, locale, choose } = useBoard();
  const { as_of, definition } = scope;
  const printed = usePrinted();
  return (
    <>
      {printed && (
        <p className={styles.printed}>
          {filled(words.print.asOf, {
            address: printed.address,
            date: dateTimeText(as_of ?? printed.time, locale),
          })}
        </p>
      )}
      {as_of && (
        <p className={styles.notice}>
          <span>
            {filled(words.link.pinned, {
              date: dateTimeText(as_of, locale),
              version: definition ?? NEWEST_VERSION,
            })}
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

/** Where and when the page is being printed; it stands on the paper only. */
function usePrinted(): { address: string; time: string } | null {
  const [printed, setPrinted] = useState<{ address: string; time: string } | null>(null);
  useEffect(() => {
    const onPrint = () =>
      flushSync(() => setPrinted({ address: window.location.href, time: new Date().toISOString() }));
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);
  return printed;
}
