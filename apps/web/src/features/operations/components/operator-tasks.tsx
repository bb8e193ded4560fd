import { getFormatter, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { MOMENT } from '../../../i18n/moment';
import { commandLine } from '../lib/command-line';
import { CommandLine } from './command-line';
import styles from './operations.module.css';

/** What operators asked of the log, how far it is, and what came of it. */
export async function OperatorTasks({ tasks }: { tasks: readonly Shape<'OperatorTaskDto'>[] }) {
  const [t, format] = await Promise.all([getTranslations('operations.streams.tasks'), getFormatter()]);
  if (tasks.length === 0) return <p className={styles.fine}>{t('none')}</p>;
  const time = (text: string) => format.dateTime(new Date(text), MOMENT);
  return (
    <ul className={styles.jobs} aria-label={t('title')}>
      {tasks.map(({ id, wish, state, done, total, outcome, error, asked_at }) => (
        <li key={id}>
          <p>
            {t(`kinds.${wish.kind}`)} <small>{time(asked_at)}</small>
          </p>
          <div>
            <CommandLine line={commandLine(wish)} />
            {error && <p className={styles.error}>{error}</p>}
            {outcome?.sent !== undefined && (
              <p>
                {t('sent', {
                  sent: format.number(outcome.sent),
                  before: format.number(outcome.sent_before ?? 0),
                })}
              </p>
            )}
            {outcome?.unreadable?.map(({ reason, letters }) => (
              <p key={reason} className={styles.error}>
                {t('unreadable', { letters: format.number(letters), reason })}
              </p>
            ))}
          </div>
          <p>
            {t(`states.${state}`)}
            {state === 'running' && total !== null && (
              <small>{t('progress', { done: format.number(done), total: format.number(total) })}</small>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
