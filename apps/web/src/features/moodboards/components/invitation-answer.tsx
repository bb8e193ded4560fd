'use client';
import type { Messages } from '@toile/i18n';
import { useState } from 'react';
import { useWrite } from '../../../forms/use-write';
import styles from './board.module.css';

/** Accepts an invitation, where the reader may, or declines it. */
export function InvitationAnswer(props: {
  token: string;
  canAccept: boolean;
  /** Where boards are, by slug in the place of `SLUG`. */
  boardAt: string;
  words: Messages['boards']['invitation'];
}) {
  const { token, words } = props;
  const [isDeclined, setDeclined] = useState(false);
  const accepting = useWrite('post', '/moodboards/invitation/{token}/accept', words.failed, {
    410: words.overLead,
    403: words.otherAddress,
  });
  const declining = useWrite('post', '/moodboards/invitation/{token}/decline', words.failed, {
    410: words.overLead,
  });
  const path = { token };
  const decline = (report: boolean) =>
    declining.mutate({ path, body: { report } }, { onSuccess: () => setDeclined(true) });
  const isBusy = accepting.isPending || declining.isPending;
  if (isDeclined) return <p role="status">{words.declined}</p>;
  return (
    <p className={styles.tools}>
      {props.canAccept && (
        <button
          type="button"
          className={styles.main}
          disabled={isBusy}
          onClick={() =>
            accepting.mutate(
              { path },
              { onSuccess: ({ slug }) => location.assign(props.boardAt.replace('SLUG', slug)) },
            )
          }
        >
          {words.accept}
        </button>
      )}
      <button type="button" disabled={isBusy} onClick={() => decline(false)}>
        {words.decline}
      </button>
      <button type="button" disabled={isBusy} onClick={() => decline(true)}>
        {words.report}
      </button>
    </p>
  );
}
