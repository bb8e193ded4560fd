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
          <div>
            <p>{toast.text}</p>
            {toast.actions && (
              <p className={styles.actions}>
                {toast.actions.map(({ label, act }) => (
                  <button
                    key={label}
                    type="button"
                    onClick={() => {
                      closeToast(toast.id);
                      act();
                    }}
                  >
                    {label}
                  </button>
                ))}
              </p>
            )}
          </div>
          <button
            type="button"
            className={styles.close}
            aria-label={words.close}
            onClick={() => closeToast(toast.id)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
      ))}
    </section>
  );
}
