'use client';
import { showToast } from '../../../shell/toast-store';
import styles from './account-page.module.css';

/** A token or a secret that is shown this once, to be copied. */
export function ShownOnce(props: {
  value: string;
  words: Record<'label' | 'guide' | 'copy' | 'copied' | 'failed', string>;
}) {
  const { value, words } = props;
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => showToast({ kind: 'success', text: words.copied }),
      () => showToast({ kind: 'warning', text: words.failed }),
    );
  return (
    <div className={styles.inline} role="status">
      <label>
        {words.label}
        <input className={styles.token} readOnly value={value} onFocus={(event) => event.target.select()} />
      </label>
      <p>{words.guide}</p>
      <p>
        <button type="button" className={styles.quiet} onClick={() => void copy()}>
          {words.copy}
        </button>
      </p>
    </div>
  );
}
