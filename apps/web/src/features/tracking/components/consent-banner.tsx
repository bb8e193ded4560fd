'use client';
import { useEffect } from 'react';
import { answerConsent, askConsent, readConsent, useConsent } from '../browser/consent-store';
import { CONSENT_KEY } from '../lib/consent';
import styles from './consent.module.css';

/** Asks once, with two equal answers, in all tabs together; "privacy choices" in the footer asks again. */
export function ConsentBanner({ words }: { words: Record<'title' | 'text' | 'accept' | 'refuse', string> }) {
  const isAsking = useConsent((state) => state.isAsking);
  useEffect(() => {
    // A page in a frame is a draft its editor looks at: the page around it asks.
    if (window.self !== window.top) return;
    readConsent();
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('[data-privacy-choices]')) askConsent();
    };
    const onStored = ({ key }: StorageEvent) => {
      if (key === CONSENT_KEY) readConsent();
    };
    document.addEventListener('click', onClick);
    window.addEventListener('storage', onStored);
    return () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('storage', onStored);
    };
  }, []);
  if (!isAsking) return null;
  return (
    <section className={styles.banner} aria-labelledby="consent-title">
      <div>
        <h2 id="consent-title">{words.title}</h2>
        <p>{words.text}</p>
      </div>
      <div className={styles.answers}>
        <button type="button" onClick={() => answerConsent('no')}>
          {words.refuse}
        </button>
        <button type="button" onClick={() => answerConsent('yes')}>
          {words.accept}
        </button>
      </div>
    </section>
  );
}
