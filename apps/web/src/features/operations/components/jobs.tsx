import { JOB_STATES } from '@toile/contracts';
import { getFormatter, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { WriteButton } from '../../../forms/write-button';
import { MOMENT } from '../../../i18n/moment';
import { CommandLine } from './command-line';
import styles from './operations.module.css';
import { TextsTable } from './texts-table';

/** How much work is in each state, and what was given up: with its last error, to be tried again or dropped. */
export async function Jobs({ report }: { report: Shape<'JobsReportDto'> }) {
  const [t, format] = await Promise.all([getTranslations('operations'), getFormatter()]);
  const time = (text: string) => format.dateTime(new Date(text), MOMENT);
  const actions = ({ id, task }: Shape<'BackgroundJobDto'>) => {
    const about = `${task} ${id}`;
    const sent = { path: { id } };
    return (
      <p className={styles.actions}>
        <WriteButton
          label={t('jobs.retry')}
          sure={t('jobs.sureRetry')}
          about={about}
          writing={{ method: 'post', path: '/api/operations/jobs/{id}/retry', sent }}
          words={{ done: t('jobs.retried'), failed: t('jobs.refused') }}
        />
        <WriteButton
          label={t('jobs.drop')}
          sure={t('jobs.sureDrop')}
          about={about}
          writing={{ method: 'delete', path: '/api/operations/jobs/{id}', sent }}
          words={{ done: t('jobs.dropped'), failed: t('jobs.refused') }}
        />
      </p>
    );
  };
  return (
    <>
      <TextsTable
        caption={t('jobs.title')}
        head={[t('jobs.state'), t('jobs.count')]}
        rows={JOB_STATES.map((state) => [t(`jobs.states.${state}`), format.number(report.counts[state])])}
      />
      <CommandLine line="toile jobs list" />
      {report.results.length === 0 ? (
        <p className={styles.fine}>{t('jobs.none')}</p>
      ) : (
        <ul className={styles.jobs} aria-label={t('jobs.states.failed')}>
          {report.results.map((job) => (
            <li key={job.id}>
              <p>
                {job.task}{' '}
                <small>
                  {t('jobs.number', { id: job.id })} · {time(job.created_at)}
                </small>
              </p>
              <div>
                <p className={styles.error}>{job.last_error ?? '–'}</p>
                <CommandLine line={`toile jobs retry ${job.id}`} />
                <CommandLine line={`toile jobs drop ${job.id}`} />
              </div>
              {actions(job)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
