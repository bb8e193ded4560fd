import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import section from '../../../design/section.module.css';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import styles from './report.module.css';

/** Reports behind their covers. */
export async function ReportCards({ reports }: { reports: Shape<'ReportSummaryDto'>[] }) {
  const [locale, t, format] = await Promise.all([getLocale(), getTranslations('reports'), getFormatter()]);
  return (
    <ul className={styles.cards}>
      {reports.map((report) => (
        <li key={report.id}>
          <Link
            href={href(locale, 'reports_show', { slug: report.slug })}
            prefetch={false}
            className={styles.card}
          >
            <span className={styles.cover}>
              {report.cover && (
                <Picture filename={report.cover} alt="" sizes="(min-width: 60rem) 30vw, 46vw" />
              )}
            </span>
            <span className={section.eyebrow}>
              {t(`types.${report.type}`)}
              {report.locked && ` · ${t('locked.mark')}`}
            </span>
            <h2 lang={report.language}>{report.title}</h2>
            <span className={styles.small}>
              {format.dateTime(new Date(report.published_at), { dateStyle: 'long' })} ·{' '}
              {t('pages', { count: report.pages })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
