'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { writeNow } from '../../../api/write';
import { showFailure } from '../../../forms/use-write';
import { WriteButton } from '../../../forms/write-button';
import { ShownOnce } from '../../account/components/shown-once';
import styles from './saved-items.module.css';

const FEED = '/api/dashboard/alerts/feed';

/** The address at which alerts are read by a feed reader: made, shown once, ended. */
export function FeedAddress(props: {
  /** What is said of the one there is. */
  state: string;
  isMade: boolean;
  /** Another way to be told. */
  beside: ReactNode;
  words: Record<
    'title' | 'make' | 'again' | 'end' | 'copy' | 'copied' | 'once' | 'sure' | 'endSure' | 'failed',
    string
  >;
}) {
  const { state, isMade, words } = props;
  const router = useRouter();
  const [url, setUrl] = useState('');
  const [isAsking, setAsking] = useState(false);
  const make = async () => {
    // Who reads the old one is cut off.
    if (isMade && !isAsking) return setAsking(true);
    setAsking(false);
    try {
      setUrl((await writeNow('post', FEED, {})).url);
      router.refresh();
    } catch (error) {
      showFailure(error as Error, words.failed);
    }
  };
  const label = isAsking ? words.sure : isMade ? words.again : words.make;
  return (
    <div className={styles.feed}>
      <div className={styles.tools}>
        <span>{state}</span>
        <button
          type="button"
          className={styles.action}
          onClick={() => void make()}
          onBlur={() => setAsking(false)}
        >
          {label}
        </button>
        {isMade && (
          <WriteButton
            label={words.end}
            about={words.title}
            sure={words.endSure}
            words={{ failed: words.failed }}
            className={styles.action}
            writing={{ method: 'delete', path: FEED, sent: {} }}
          />
        )}
        {props.beside}
      </div>
      {url && isMade && (
        <ShownOnce
          value={url}
          words={{
            label: words.title,
            guide: words.once,
            copy: words.copy,
            copied: words.copied,
            failed: words.failed,
          }}
        />
      )}
    </div>
  );
}
