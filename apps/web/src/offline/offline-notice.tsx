'use client';
import { useEffect, useSyncExternalStore } from 'react';
import styles from './offline-notice.module.css';

function onChange(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Says when there is no connection and where to what is kept, and sees to it that something is. */
export function OfflineNotice(props: {
  locale: string;
  /** The page of what is kept. */
  href: string;
  words: Record<'notice' | 'kept', string>;
}) {
  const { locale, words } = props;
  const isOnline = useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    // The development server has none.
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    // One address in every language: another one is another worker, and readers would wait while they change places.
    navigator.serviceWorker
      .register('/service-worker.js')
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage({ language: locale }))
      .catch(() => undefined);
  }, [locale]);
  return (
    <div role="status" className={styles.notice}>
      {!isOnline && (
        <p>
          {words.notice} <a href={props.href}>{words.kept}</a>
        </p>
      )}
    </div>
  );
}
