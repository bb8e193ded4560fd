import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../design/page-head';
import section from '../../../design/section.module.css';
import { serviceStatus } from '../../../features/operations/api/operations-api';
import { Incidents } from '../../../features/operations/components/incidents';
import styles from '../../../features/operations/components/operations.module.css';
import { ServiceParts } from '../../../features/operations/components/service-parts';
import { PageView } from '../../../features/tracking/components/page-view';
import { href } from '../../../i18n/href';
import { JsonLd, webPage } from '../../../seo/json-ld';
import { pageMetadata } from '../../../seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('operations.status')]);
  const path = pathOf('service_status', {});
  return pageMetadata({ locale, path, index: false, title: t('title'), description: t('lead') });
}

/** How the services do, for everybody; most of all while they do not do well. */
export default async function StatusPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('operations.status')]);
  // Whoever answers nothing cannot say that it does not serve.
  const found = await serviceStatus(locale).catch(() => null);
  const failing = found?.parts.some(({ now }) => now === 'fails');
  const now = failing
    ? 'someFail'
    : found?.parts.some((part) => part.now === 'unknown')
      ? 'loading'
      : 'allServe';
  return (
    <div className={section.page}>
      <JsonLd
        data={webPage({
          name: t('title'),
          description: t('lead'),
          path: href(locale, 'service_status', {}),
          language: locale,
        })}
      />
      <PageHead title={t('title')} lead={found ? t(now) : t('unreachable')} />
      {found && (
        <>
          <ServiceParts parts={found.parts} today={found.asked_at.slice(0, 10)} />
          <section className={styles.part} aria-labelledby="incidents">
            <h2 id="incidents">{t('incidents')}</h2>
            <Incidents incidents={found.incidents} />
          </section>
        </>
      )}
      <PageView route="service_status" parameters={{}} />
    </div>
  );
}
