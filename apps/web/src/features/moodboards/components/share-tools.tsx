'use client';
import { pathOf } from '@toile/contracts/routes';
import { useRouter } from 'next/navigation';
import { write } from '../../../forms/write';
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
  const change = (method: 'POST' | 'DELETE') => async () => {
    const { status } = await write(method, pathOf('moodboard_share', { slug: board }));
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
      <button type="button" onClick={change('POST')}>
        {words.renew}
      </button>
      {address && (
        <button type="button" onClick={change('DELETE')}>
          {words.revoke}
        </button>
      )}
    </p>
  );
}
