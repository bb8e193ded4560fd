'use client';
import { useState } from 'react';
import { useWrite } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import styles from './shows.module.css';

/** Links by which people without an account see a show before its time. */
export function PreviewLinks(props: {
  slug: string;
  /** What the page's address begins with: the reader's language. */
  locale: string;
  words: Record<'make' | 'end' | 'link' | 'ended' | 'failed', string>;
}) {
  const { slug, words } = props;
  const [link, setLink] = useState<string | null>(null);
  const making = useWrite('post', '/api/newsroom/shows/{slug}/previews', words.failed);
  const ending = useWrite('delete', '/api/newsroom/shows/{slug}/previews', words.failed);
  const make = () =>
    making.mutate(
      { path: { slug }, body: { hours: 24 } },
      { onSuccess: ({ path }) => setLink(`${location.origin}/${props.locale}${path}`) },
    );
  const end = () =>
    ending.mutate(
      { path: { slug } },
      {
        onSuccess: () => {
          setLink(null);
          showToast({ kind: 'success', text: words.ended });
        },
      },
    );
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <button type="button" className={styles.button} onClick={make} disabled={making.isPending}>
          {words.make}
        </button>
        <button type="button" className={styles.link} onClick={end} disabled={ending.isPending}>
          {words.end}
        </button>
      </div>
      {link && (
        <label className={styles.address}>
          <span>{words.link}</span>
          <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </div>
  );
}
