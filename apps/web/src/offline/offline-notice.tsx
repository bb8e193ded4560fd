'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { filled } from '../i18n/filled';
import { CACHES, keyOf } from './kept-pages';
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
  words: Record<'notice' | 'of' | 'kept', string>;
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
  const time = useKeptAt(!isOnline);
  const of =
    time && new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
  return (
    <div role="status" className={styles.notice}>
      {!isOnline && (
        <p>
          {words.notice} {of && `${filled(words.of, { time: of })} `}
          <a href={props.href}>{words.kept}</a>
        </p>
      )}
    </div>
  );
}

/** When the page that is shown was kept; null while it is not asked, and where it was not. */
function useKeptAt(isAsked: boolean): Date | null {
  const [time, setTime] = useState<Date | null>(null);
  useEffect(() => {
    if (!isAsked || !('caches' in globalThis)) return;
    let isShown = true;
    const ask = async () => {
      const page = await (await caches.open(CACHES.pages)).match(keyOf(location.href), { ignoreVary: true });
      const date = page?.headers.get('date');
      if (isShown) setTime(date ? new Date(date) : null);
    };
    ask().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [isAsked]);
  return isAsked ? time : null;
}
