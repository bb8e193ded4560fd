import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { currentUser } from '../../../api/personal';
import { href } from '../../../i18n/href';
import { paywallDecision } from '../../paywall/api/paywall-decision';
import { Paywall } from '../../paywall/components/paywall';
import styles from './report.module.css';

/** The way to a report's file, or to the plan that opens it. */
export async function ReportAccess({ report }: { report: Shape<'ReportSummaryDto'> }) {
  const [locale, t, user] = await Promise.all([getLocale(), getTranslations('reports'), currentUser()]);
  if (report.download_url)
    return (
      <p className={styles.access}>
        <a href={report.download_url} data-report={report.slug} className={styles.button} download>
          {t('download')}
        </a>
        <small>{t('file', { count: report.pages })}</small>
      </p>
    );
  const decision = user ? await paywallDecision('reports', locale) : null;
  // They have a plan: they are asked to go on here.
  if (decision?.reason === 'device') return <Paywall context="reports" decision={decision} />;
  const page = href(locale, 'reports_show', { slug: report.slug });
  return (
    <p className={styles.access}>
      <a href={href(locale, 'membership_index', {})} className={styles.button} data-click="report_plan">
        {t('locked.plans')}
      </a>
      <small>
        {t('locked.text')}{' '}
        {!user && (
          <a href={`${href(locale, 'auth', {})}?redirect=${encodeURIComponent(page)}`}>
            {t('locked.signIn')}
          </a>
        )}
      </small>
    </p>
  );
}
