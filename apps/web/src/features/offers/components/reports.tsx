import { getFormatter, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { Picture } from '../../../pictures/picture';
import styles from './offers.module.css';

/** Reports behind their covers, with the way to those this reader may have. */
export async function Reports({ reports }: { reports: Shape<'ReportSummaryDto'>[] }) {
  const [t, format] = await Promise.all([getTranslations('offers'), getFormatter()]);
  return (
    <ul className={styles.reports}>
      {reports.map((report) => (
        <li key={report.id}>
          {report.cover && <Picture filename={report.cover} alt="" sizes="(min-width: 60rem) 23vw, 46vw" />}
          <h3 lang={report.language}>{report.title}</h3>
          <p>
            {format.dateTime(new Date(report.published_at), { dateStyle: 'medium' })} ·{' '}
            {t('plans.pages', { count: report.pages })} ·{' '}
            {report.download_url ? (
              <a href={report.download_url} data-report={report.slug}>
                {t('plans.download')}
              </a>
            ) : (
              t('plans.locked')
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
