'use client';
import { useState } from 'react';
import type { Shape } from '../../../api/operations';
import { ConfirmDialog } from '../../../design/confirm-dialog';
import { useWrite } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import { toLocal } from '../lib/zoned';
import shows from './shows.module.css';
import styles from './words.module.css';
import type { WordsWords } from './words-types';

const COUNTS = ['sent', 'waiting', 'refused', 'stopped', 'left', 'bounced', 'unsubscribed'] as const;
/** Shown also where they are none. */
const ALWAYS: readonly (typeof COUNTS)[number][] = ['sent', 'bounced', 'unsubscribed'];

/** Each time a newsletter was sent: how far it is, and what came of it. */
export function NewsletterSendings(props: {
  slug: string;
  sendings: readonly Shape<'SendingDto'>[];
  zone: string;
  locale: string;
  words: WordsWords;
  onDone: () => void;
}) {
  const { slug, sendings, zone, locale, words, onDone } = props;
  const { mailing } = words;
  const [asks, setAsks] = useState(false);
  const stopping = useWrite('post', '/api/newsroom/newsletters/stop', words.failed);
  const shown = (iso: string) => `${toLocal(iso, zone).replace('T', ' ')} (${zone.replaceAll('_', ' ')})`;
  return (
    <div className={shows.stack}>
      <h3>{mailing.history}</h3>
      <p className={shows.fine}>{mailing.counted}</p>
      <ol className={styles.sendings}>
        {sendings.map((one) => {
          const tried = one.sent + one.refused + one.left + one.bounced;
          return (
            <li key={one.id}>
              <p>
                <strong role="status">{mailing.states[one.state]}</strong>{' '}
                <time dateTime={one.send_at}>
                  {one.made_by
                    ? filled(mailing.by, { time: shown(one.send_at), name: one.made_by })
                    : shown(one.send_at)}
                </time>
              </p>
              {one.state === 'sending' && (
                <progress
                  max={Math.max(1, tried + one.waiting)}
                  value={tried}
                  aria-label={mailing.states.sending}
                />
              )}
              <dl className={styles.counts}>
                {COUNTS.filter((name) => one[name] > 0 || ALWAYS.includes(name)).map((name) => (
                  <div key={name}>
                    <dt>{mailing.counts[name]}</dt>
                    <dd>{one[name].toLocaleString(locale)}</dd>
                  </div>
                ))}
              </dl>
              {(one.state === 'scheduled' || one.state === 'sending') && (
                <button
                  type="button"
                  className={shows.link}
                  disabled={stopping.isPending}
                  onClick={() => setAsks(true)}
                >
                  {mailing.stop}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {asks && (
        <ConfirmDialog
          question={mailing.stopQuestion}
          yes={mailing.stopYes}
          no={mailing.stopNo}
          onYes={() =>
            stopping.mutate(
              { query: { slug } },
              {
                onSuccess: () => showToast({ kind: 'success', text: mailing.stoppedNow }),
                onSettled: onDone,
              },
            )
          }
          onEnd={() => setAsks(false)}
        />
      )}
    </div>
  );
}
