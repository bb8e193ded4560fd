'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useWrite } from '../../../forms/use-write';
import styles from './account-page.module.css';
import { ShownOnce } from './shown-once';

type Words = Record<'rotate' | 'sure' | 'secret' | 'guide' | 'copy' | 'copied' | 'failed', string>;

/** Takes a new secret of a webhook and shows it, once. */
export function RotateSecret({ id, url, words }: { id: string; url: string; words: Words }) {
  const rotating = useWrite('post', '/api/dashboard/webhooks/{id}/secret', words.failed);
  const take = () => rotating.mutateAsync({ path: { id } }).then(({ secret }) => secret);
  return <Rotate about={url} words={words} isBusy={rotating.isPending} take={take} />;
}

/** Takes another token for a program and shows it, once; the one before ends. */
export function RotateToken({ id, name, words }: { id: string; name: string; words: Words }) {
  const router = useRouter();
  const rotating = useWrite('post', '/api/dashboard/tokens/{id}/token', words.failed);
  const take = async () => {
    const { token } = await rotating.mutateAsync({ path: { id } });
    router.refresh();
    return token;
  };
  return <Rotate about={name} words={words} isBusy={rotating.isPending} take={take} />;
}

/** The first press asks, the second acts. What goes wrong is told by who takes it. */
function Rotate(props: { about: string; words: Words; isBusy: boolean; take(): Promise<string> }) {
  const { about, words } = props;
  const [isAsking, setAsking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const act = () => {
    if (!isAsking) return setAsking(true);
    void props
      .take()
      .then(setSecret, () => undefined)
      .finally(() => setAsking(false));
  };
  const label = isAsking ? words.sure : words.rotate;
  return (
    <>
      <button
        type="button"
        className={styles.quiet}
        disabled={props.isBusy}
        onClick={act}
        onBlur={() => setAsking(false)}
        aria-label={`${label}: ${about}`}
      >
        {label}
      </button>
      {secret && <ShownOnce value={secret} words={{ ...words, label: words.secret }} />}
    </>
  );
}
