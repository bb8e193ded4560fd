'use client';
import { showToast } from '../../../shell/toast-store';
import styles from './save-line.module.css';

/** Hands the page to the reader's own way of sharing, or copies its address. */
export function Share(props: {
  title: string;
  /** The part of the page that is shared. */
  fragment?: string;
  words: { share: string; copied: string; failed: string };
}) {
  const { title, fragment, words } = props;
  const share = async () => {
    const { origin, pathname } = location;
    const url = `${origin}${pathname}${fragment ? `#${fragment}` : ''}`;
    try {
      if (navigator.share && matchMedia('(hover: none)').matches) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        showToast({ kind: 'success', text: words.copied });
      }
    } catch (error) {
      // Whoever closes the sheet again has not failed.
      if ((error as DOMException).name === 'AbortError') return;
      showToast({ kind: 'error', text: words.failed });
    }
  };
  return (
    <button type="button" className={styles.share} onClick={share} data-click="share">
      {words.share}
    </button>
  );
}
