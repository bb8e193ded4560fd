'use client';
import { closeToast, useToasts } from './toast-store';
import styles from './toasts.module.css';

/** The messages that are open, in a corner, read out as they come. */
export function Toasts({ words }: { words: { region: string; close: string } }) {
  const toasts = useToasts(({ shown }) => shown);
  return (
    <section className={styles.toasts} aria-label={words.region} aria-live="polite">
      {toasts.map((toast) => (
        <div
          key={toast.id}
          className={styles.toast}
          data-kind={toast.kind}
          role={toast.kind === 'success' ? undefined : 'alert'}
        >
          <p>{toast.text}</p>
          <button type="button" aria-label={words.close} onClick={() => closeToast(toast.id)}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
      ))}
    </section>
  );
}
