'use client';
import { useState } from 'react';
import { useWrite } from '../../../forms/use-write';
import styles from './account-page.module.css';
import { ShownOnce } from './shown-once';

/** Takes a new secret and shows it, once; the first press asks, the second acts. */
export function RotateSecret(props: {
  id: string;
  url: string;
  words: Record<'rotate' | 'sure' | 'secret' | 'guide' | 'copy' | 'copied' | 'failed', string>;
}) {
  const { id, url, words } = props;
  const [isAsking, setAsking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const rotating = useWrite('post', '/api/dashboard/webhooks/{id}/secret', words.failed);
  const act = () => {
    if (!isAsking) return setAsking(true);
    rotating.mutate(
      { path: { id } },
      { onSettled: () => setAsking(false), onSuccess: (made) => setSecret(made.secret) },
    );
  };
  const label = isAsking ? words.sure : words.rotate;
  return (
    <>
      <button
        type="button"
        className={styles.quiet}
        disabled={rotating.isPending}
        onClick={act}
        onBlur={() => setAsking(false)}
        aria-label={`${label}: ${url}`}
      >
        {label}
      </button>
      {secret && <ShownOnce value={secret} words={{ ...words, label: words.secret }} />}
    </>
  );
}
