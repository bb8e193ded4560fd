'use client';
import type { Locale } from '@toile/contracts';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../design/dialog';
import { requestAuthentication } from '../browser/paywall-api';
import { blockPage } from '../lib/blocked-input';
import styles from './device-dialog.module.css';

export type DeviceWords = Record<
  | 'title'
  | 'text'
  | 'continue'
  | 'continuing'
  | 'subscribe'
  | 'why'
  | 'whyTitle'
  | 'why1'
  | 'why2'
  | 'why3'
  | 'backTo',
  string
>;

/** Asks on which device a plan for one seat goes on. It stays until it is answered; the page behind it stands still. */
export function DeviceDialog(props: { locale: Locale; words: DeviceWords; onContinue: () => Promise<void> }) {
  const { locale, words } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const left = useRef<HTMLDivElement>(null);
  const [screen, setScreen] = useState<'action' | 'explanation'>('action');
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !left.current) return;
    const giveBack = blockPage(left.current);
    // A browser may close it all the same, as when Escape is pressed twice; it comes back unanswered.
    const onClose = () => element.isConnected && element.showModal();
    element.addEventListener('close', onClose);
    return () => {
      element.removeEventListener('close', onClose);
      giveBack();
    };
  }, []);

  const goOn = async () => {
    setBusy(true);
    await props.onContinue();
  };
  const subscribe = async () => {
    const plans = `/${locale}/premium-memberships`;
    location.assign(await requestAuthentication(locale).catch(() => plans));
  };
  const isAction = screen === 'action';
  return (
    <Dialog
      dialog={dialog}
      label={isAction ? words.title : words.whyTitle}
      closedBy="none"
      startsOpen
      className={styles.dialog}
      aria-describedby="device-text"
    >
      <div ref={left} className={styles.left}>
        <h2>{isAction ? words.title : words.whyTitle}</h2>
        {isAction ? (
          <p id="device-text">{words.text}</p>
        ) : (
          <div id="device-text" className={styles.why}>
            <p>{words.why1}</p>
            <p>{words.why2}</p>
            <p>{words.why3}</p>
          </div>
        )}
        <p role="status" className="visually-hidden">
          {isBusy ? words.continuing : ''}
        </p>
        <div className={styles.ways}>
          {isAction && (
            <button type="button" className={styles.go} onClick={goOn} disabled={isBusy} aria-busy={isBusy}>
              {isBusy && <span className={styles.spinner} aria-hidden="true" />}
              {isBusy ? words.continuing : words.continue}
            </button>
          )}
          <button type="button" className={styles.other} onClick={subscribe} disabled={isBusy}>
            {words.subscribe}
          </button>
          <button
            type="button"
            className={styles.why}
            onClick={() => setScreen(isAction ? 'explanation' : 'action')}
            disabled={isBusy}
          >
            {isAction ? words.why : words.backTo}
          </button>
        </div>
      </div>
      <svg className={styles.right} viewBox="0 0 240 320" aria-hidden="true">
        <rect x="34" y="64" width="150" height="100" rx="4" />
        <path d="M20 178h178" />
        <rect x="138" y="140" width="66" height="122" rx="8" className={styles.front} />
        <path d="M164 250h14" />
      </svg>
    </Dialog>
  );
}
