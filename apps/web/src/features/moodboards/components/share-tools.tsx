'use client';
import { useRouter } from 'next/navigation';
import { send } from '../../../api/send';
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
  const change = (method: 'post' | 'delete') => async () => {
    const { status } = await send(method, '/moodboards/share/{slug}', { path: { slug: board } });
    if (status === 200 || status === 204) router.refresh();
    else showToast({ kind: 'error', text: words.failed });
  };
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
      <button type="button" onClick={change('post')}>
        {words.renew}
      </button>
      {address && (
        <button type="button" onClick={change('delete')}>
          {words.revoke}
        </button>
      )}
    </p>
  );
}
