'use client';
import { useRouter } from 'next/navigation';
import fields from '../../../forms/fields.module.css';
import type { Refusal } from '../lib/refusal';
import styles from './vocabulary.module.css';

/** Why a change was refused; where somebody was faster, what there is now can be shown. */
export function RefusalNotice({ refusal, reload }: { refusal: Refusal | null; reload: string }) {
  const router = useRouter();
  if (!refusal) return null;
  return (
    <div className={fields.error} role="alert">
      <p>{refusal.text}</p>
      {refusal.isStale && (
        <button type="button" className={styles.reload} onClick={() => router.refresh()}>
          {reload}
        </button>
      )}
    </div>
  );
}
