'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { useWrite } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import styles from './shows.module.css';

const LEAST_REASON = 5;
const DAYS = 14;

/** What can be done for a member; nothing without a reason. */
export function HelpMember(props: {
  slug: string;
  subscriptions: readonly Shape<'PersonsSubscriptionDto'>[];
  words: Record<
    | 'help'
    | 'reason'
    | 'signOut'
    | 'signedOut'
    | 'release'
    | 'unknownDevice'
    | 'released'
    | 'prolong'
    | 'prolonged'
    | 'needsReason'
    | 'failed',
    string
  >;
}) {
  const { slug, subscriptions, words } = props;
  const router = useRouter();
  const [reason, setReason] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the scripts began.
  useEffect(() => {
    if (field.current?.value) setReason(field.current.value);
  }, []);
  const signingOut = useWrite('post', '/api/newsroom/people/{slug}/sign-out', words.failed);
  const releasing = useWrite('post', '/api/newsroom/people/{slug}/release-device', words.failed);
  const prolonging = useWrite('post', '/api/newsroom/people/{slug}/prolong', words.failed);
  const isBusy = signingOut.isPending || releasing.isPending || prolonging.isPending;
  const said = reason.trim();
  const hasReason = said.length >= LEAST_REASON;
  const done = (text: string) => ({
    onSuccess: () => {
      showToast({ kind: 'success', text });
      setReason('');
    },
    onSettled: () => router.refresh(),
  });
  const path = { slug };
  return (
    <section aria-labelledby="help" className={styles.stack}>
      <h2 id="help">{words.help}</h2>
      <label className={styles.address}>
        <span>{words.reason}</span>
        <input
          ref={field}
          value={reason}
          maxLength={300}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      {!hasReason && <p className={styles.fine}>{words.needsReason}</p>}
      <div className={styles.row}>
        <button
          type="button"
          className={styles.button}
          disabled={!hasReason || isBusy}
          onClick={() => signingOut.mutate({ path, body: { reason: said } }, done(words.signedOut))}
        >
          {words.signOut}
        </button>
        {subscriptions.map(({ id, kind, owned, devices }) => (
          <span key={id} className={styles.row}>
            {owned && (
              <button
                type="button"
                className={styles.button}
                disabled={!hasReason || isBusy}
                onClick={() =>
                  prolonging.mutate({ path, body: { reason: said, kind, days: DAYS } }, done(words.prolonged))
                }
              >
                {words.prolong}
              </button>
            )}
            {devices.map((device) => (
              <button
                key={device.id}
                type="button"
                className={styles.button}
                disabled={!hasReason || isBusy}
                onClick={() =>
                  releasing.mutate(
                    { path, body: { reason: said, subscription: id, device: device.id } },
                    done(words.released),
                  )
                }
              >
                {filled(words.release, { device: device.label ?? words.unknownDevice })}
              </button>
            ))}
          </span>
        ))}
      </div>
    </section>
  );
}
