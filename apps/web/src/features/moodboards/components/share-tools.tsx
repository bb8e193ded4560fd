'use client';
import { useRouter } from 'next/navigation';
import { useWrite } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import styles from './board.module.css';

/** Copies a board's public address, makes another, or takes it away. */
export function ShareTools(props: {
  board: string;
  address: string | null;
  words: Record<'copy' | 'copied' | 'renew' | 'revoke' | 'failed', string>;
}) {
  const { board, address, words } = props;
  const router = useRouter();
  const renewing = useWrite('post', '/moodboards/share/{slug}', words.failed);
  const revoking = useWrite('delete', '/moodboards/share/{slug}', words.failed);
  const here = { path: { slug: board } };
  const done = { onSuccess: () => router.refresh() };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? '');
      showToast({ kind: 'success', text: words.copied });
    } catch {
      showToast({ kind: 'error', text: words.failed });
    }
  };
  return (
    <p className={styles.tools}>
      {address && (
        <button type="button" className={styles.main} onClick={copy}>
          {words.copy}
        </button>
      )}
      <button type="button" onClick={() => renewing.mutate(here, done)}>
        {words.renew}
      </button>
      {address && (
        <button type="button" onClick={() => revoking.mutate(here, done)}>
          {words.revoke}
        </button>
      )}
    </p>
  );
}
