'use client';
import type { Locale } from '@toile/contracts';
import { useRouter } from 'next/navigation';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { ConfirmDialog } from '../../../design/confirm-dialog';
import { useWrite } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import { money } from '../lib/prices';
import { MemberRoles } from './member-roles';
import styles from './shows.module.css';

const LEAST_REASON = 5;
const DAYS = 14;
/** As many as the api gives at once. */
const MOST_DAYS = 92;

const saver = () => import('../../export/lib/chart-picture');

/** What can be done for a member; nothing without a reason. */
export function HelpMember(props: {
  slug: string;
  locale: Locale;
  /** Where the reader goes once nobody is there any more. */
  back: string;
  /** Whether the reader is an operator, who alone gives money back and erases. */
  isOperator: boolean;
  subscriptions: readonly Shape<'PersonsSubscriptionDto'>[];
  roles: Shape<'PersonDto'>['roles'];
  words: Record<
    | 'help'
    | 'reason'
    | 'signOut'
    | 'signedOut'
    | 'release'
    | 'unknownDevice'
    | 'released'
    | 'prolong'
    | 'prolongDays'
    | 'prolonged'
    | 'needsReason'
    | 'failed'
    | 'refund'
    | 'refunded'
    | 'refundNone'
    | 'export'
    | 'exported'
    | 'erase'
    | 'eraseSure'
    | 'eraseYes'
    | 'eraseNo'
    | 'erased',
    string
  > &
    ComponentProps<typeof MemberRoles>['words'];
}) {
  const { slug, subscriptions, words, isOperator, locale } = props;
  const [isErasing, setErasing] = useState(false);
  const router = useRouter();
  const [reason, setReason] = useState('');
  const [days, setDays] = useState(String(DAYS));
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the scripts began.
  useEffect(() => {
    if (field.current?.value) setReason(field.current.value);
  }, []);
  const signingOut = useWrite('post', '/api/newsroom/people/{slug}/sign-out', words.failed);
  const releasing = useWrite('post', '/api/newsroom/people/{slug}/release-device', words.failed);
  const prolonging = useWrite('post', '/api/newsroom/people/{slug}/prolong', words.failed);
  const refunding = useWrite('post', '/api/newsroom/people/{slug}/refund', words.failed, {
    409: words.refundNone,
  });
  const erasing = useWrite('post', '/api/newsroom/people/{slug}/erase', words.failed);
  const exporting = useWrite('post', '/api/newsroom/people/{slug}/export', words.failed);
  const isBusy = [signingOut, releasing, prolonging, refunding, exporting, erasing].some(
    (one) => one.isPending,
  );
  const said = reason.trim();
  const areDays = /^\d+$/.test(days) && Number(days) >= 1 && Number(days) <= MOST_DAYS;
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
      {subscriptions.some(({ owned }) => owned) && (
        <label className={styles.days}>
          <span>{words.prolongDays}</span>
          <input
            type="number"
            value={days}
            min={1}
            max={MOST_DAYS}
            step={1}
            required
            onChange={(event) => setDays(event.target.value)}
          />
        </label>
      )}
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
                disabled={!hasReason || !areDays || isBusy}
                onClick={() =>
                  prolonging.mutate(
                    { path, body: { reason: said, kind, days: Number(days) } },
                    done(words.prolonged),
                  )
                }
              >
                {filled(words.prolong, { days: areDays ? days : '–' })}
              </button>
            )}
            {owned && isOperator && (
              <button
                type="button"
                className={styles.button}
                disabled={!hasReason || isBusy}
                onClick={() =>
                  refunding.mutate(
                    { path, body: { reason: said, kind } },
                    {
                      ...done(''),
                      onSuccess: ({ amount, currency }) => {
                        showToast({
                          kind: 'success',
                          text: filled(words.refunded, { amount: money(amount, currency, locale) }),
                        });
                        setReason('');
                      },
                    },
                  )
                }
              >
                {words.refund}
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
        {isOperator && (
          <button
            type="button"
            className={styles.button}
            disabled={!hasReason || isBusy}
            onClick={() =>
              exporting.mutate(
                { path, body: { reason: said } },
                {
                  ...done(words.exported),
                  onSuccess: (kept) => {
                    const file = new Blob([JSON.stringify(kept, null, 2)], { type: 'application/json' });
                    void saver().then(({ saveFile }) => saveFile(file, `${slug}.json`));
                    done(words.exported).onSuccess();
                  },
                },
              )
            }
          >
            {words.export}
          </button>
        )}
        {isOperator && (
          <button
            type="button"
            className={styles.button}
            disabled={!hasReason || isBusy}
            onClick={() => setErasing(true)}
          >
            {words.erase}
          </button>
        )}
      </div>
      {isOperator && (
        <MemberRoles
          slug={slug}
          roles={props.roles}
          reason={said}
          isReady={hasReason && !isBusy}
          done={done}
          words={words}
        />
      )}
      {isErasing && (
        <ConfirmDialog
          question={words.eraseSure}
          yes={words.eraseYes}
          no={words.eraseNo}
          onYes={() =>
            erasing.mutate(
              { path, body: { reason: said } },
              {
                onSuccess: () => {
                  showToast({ kind: 'success', text: words.erased });
                  router.push(props.back);
                },
              },
            )
          }
          onEnd={() => setErasing(false)}
        />
      )}
    </section>
  );
}
