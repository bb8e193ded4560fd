import { JOB_STATES, type JobsReport } from '@toile/contracts';
import { getFormatter, getTranslations } from 'next-intl/server';
import styles from './operations.module.css';
import { Table } from './table';

/** How much work is in each state, and what was given up, with its last error. */
export async function Jobs({ report }: { report: JobsReport }) {
  const [t, format] = await Promise.all([getTranslations('operations'), getFormatter()]);
  const time = (text: string) => format.dateTime(new Date(text), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <Table
        caption={t('jobs.title')}
        head={[t('jobs.state'), t('jobs.count')]}
        rows={JOB_STATES.map((state) => [t(`jobs.states.${state}`), format.number(report.counts[state])])}
      />
      {report.results.length === 0 ? (
        <p className={styles.fine}>{t('jobs.none')}</p>
      ) : (
        <Table
          caption={t('jobs.states.failed')}
          head={[t('jobs.id'), t('jobs.task'), t('jobs.since'), t('jobs.error')]}
          rows={report.results.map(({ id, task, created_at, last_error }) => [
            ...[id, task, time(created_at), last_error ?? '–'],
          ])}
        />
      )}
    </>
  );
}
