import { type Client, type Page, pathOf, type ReportSummary } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { getJson, orNothing } from '../../../api/get-json';
import { currentUser, getOwn } from '../../../api/personal';
import { PageHead } from '../../../design/page-head';
import { Section } from '../../../design/section';
import section from '../../../design/section.module.css';
import styles from '../../../features/offers/components/offers.module.css';
import { Reports } from '../../../features/offers/components/reports';
import { PageView } from '../../../features/tracking/components/page-view';
import { href } from '../../../i18n/href';
import { pageMetadata } from '../../../seo/page-metadata';

const PLANS = ['all-included', 'student-special', 'trend-master'] as const;
const REPORTS = 4;

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('offers')]);
  return pageMetadata({
    locale,
    path: pathOf('membership_index', {}),
    title: t('plans.title'),
    description: t('plans.lead'),
  });
}

export default async function Memberships() {
  const locale = await getLocale();
  const [t, user, reports, clients] = await Promise.all([
    getTranslations('offers'),
    currentUser(),
    orNothing(getOwn<Page<ReportSummary>>(pathOf('api_reports_list', {}), locale)),
    orNothing(getJson<Page<Client>>(pathOf('api_clients', {}), locale)),
  ]);
  const here = href(locale, 'membership_index', {});
  return (
    <>
      <div className={section.page}>
        <PageHead title={t('plans.title')} lead={t('plans.lead')} />
        <ul className={styles.plans}>
          {PLANS.map((plan) => (
            <li key={plan} id={plan} className={styles.plan}>
              <p className={section.eyebrow}>{t(`plans.${plan}.for`)}</p>
              <h2>{t(`plans.${plan}.name`)}</h2>
              <p>{t(`plans.${plan}.text`)}</p>
              {!user && (
                <a
                  href={`${href(locale, 'auth', {})}?redirect=${encodeURIComponent(`${here}#${plan}`)}`}
                  className={styles.choose}
                >
                  {t('plans.sign')}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
      {reports && reports.results.length > 0 && (
        <Section id="reports" title={t('plans.reports')}>
          <Reports reports={reports.results.slice(0, REPORTS)} />
        </Section>
      )}
      {clients && clients.results.length > 0 && (
        <Section id="clients" title={t('plans.clients')}>
          <ul className={styles.clients}>
            {clients.results.map((client) => (
              <li key={client.slug}>{client.name}</li>
            ))}
          </ul>
        </Section>
      )}
      <PageView route="membership_index" parameters={{}} />
    </>
  );
}
