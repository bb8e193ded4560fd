'use client';
import { useEffect, useState } from 'react';
import { answerConsent, currentConsent } from '../browser/consent-store';
import styles from './consent.module.css';

/** Asks once, with two equal answers; "privacy choices" in the footer asks again. */
export function ConsentBanner({ words }: { words: Record<'title' | 'text' | 'accept' | 'refuse', string> }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    setOpen(currentConsent() === 'unasked');
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('[data-privacy-choices]')) setOpen(true);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  if (!isOpen) return null;
  const answer = (given: 'yes' | 'no') => () => {
    answerConsent(given);
    setOpen(false);
  };
  return (
    <section className={styles.banner} aria-labelledby="consent-title">
      <div>
        <h2 id="consent-title">{words.title}</h2>
        <p>{words.text}</p>
      </div>
      <div className={styles.answers}>
        <button type="button" onClick={answer('no')}>
          {words.refuse}
        </button>
        <button type="button" onClick={answer('yes')}>
          {words.accept}
        </button>
      </div>
    </section>
  );
}
