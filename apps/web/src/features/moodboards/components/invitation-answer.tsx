'use client';
import type { Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { type FormEvent, useState } from 'react';
import { FormToken } from '../../../forms/fields';
import { useWrite } from '../../../forms/use-write';
import styles from './board.module.css';

/** Accepts an invitation, where the reader may, or declines it. */
export function InvitationAnswer(props: {
  token: string;
  locale: Locale;
  /** Of the forms, for a reader with a session. */
  formToken: string | null;
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
  const at = `/${props.locale}/moodboards/invitation/${encodeURIComponent(token)}`;
  if (isDeclined) return <p role="status">{words.declined}</p>;
  return (
    <div className={styles.tools}>
      {props.canAccept && (
        <form
          method="post"
          action={`${at}/accept`}
          onSubmit={answered(() =>
            accepting.mutate(
              { path },
              { onSuccess: ({ slug }) => location.assign(props.boardAt.replace('SLUG', slug)) },
            ),
          )}
        >
          <FormToken token={props.formToken} />
          <button type="submit" className={styles.main} disabled={isBusy}>
            {words.accept}
          </button>
        </form>
      )}
      {DECLINED.map((report) => (
        <form
          key={String(report)}
          method="post"
          action={`${at}/decline`}
          onSubmit={answered(() => decline(report))}
        >
          <FormToken token={props.formToken} />
          <input type="hidden" name="report" value={String(report)} />
          <button type="submit" disabled={isBusy}>
            {report ? words.report : words.decline}
          </button>
        </form>
      ))}
    </div>
  );
}

const DECLINED = [false, true] as const;

/** With scripts the page stays; without them the same form is posted. */
const answered = (act: () => void) => (event: FormEvent) => {
  event.preventDefault();
  act();
};
