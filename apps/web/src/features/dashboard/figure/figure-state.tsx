'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { filled } from '../../../i18n/filled';
import { href } from '../../../i18n/href';
import { useBoard } from '../board/board';
import { type Answer, figureIn } from '../lib/answer';
import styles from './figure-card.module.css';

/** What stands where there is no figure: nothing to count, not for this reader, or an error. */
export function FigureState({ answer, onAgain }: { answer: Answer; onAgain?: () => void }) {
  const { words, contact, locale } = useBoard();
  const path = usePathname();
  const query = useSearchParams().toString();
  if (figureIn(answer))
    return (
      <div className={styles.state}>
        <p className={styles.stateTitle}>{words.empty}</p>
        <p>{words.emptyText}</p>
      </div>
    );
  const status = 'status' in answer ? answer.status : 0;
  if (status === 403)
    return (
      <div className={styles.state}>
        <p>{words.forbidden}</p>
        <a href={`${href(locale, 'auth', {})}?redirect=${encodeURIComponent(`${path}?${query}`)}`}>
          {words.signIn}
        </a>
      </div>
    );
  if (status === 404)
    return (
      <div className={styles.state}>
        <p className={styles.stateTitle}>{words.empty}</p>
        <p>{words.focus.unknown}</p>
      </div>
    );
  return (
    <div className={styles.state} role="alert" data-failed="true">
      <p>{status === 429 ? words.tooOften : filled(words.failed, { email: contact })}</p>
      {onAgain && (
        <button type="button" onClick={onAgain}>
          {words.again}
        </button>
      )}
    </div>
  );
}
