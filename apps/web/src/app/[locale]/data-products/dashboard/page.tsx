import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { formToken } from '../../../../api/personal';
import { PageHead } from '../../../../design/page-head';
import section from '../../../../design/section.module.css';
import { Preview } from '../../../../features/dashboard/pages/preview';
import { ContactSection } from '../../../../features/offers/components/contact-section';
import styles from '../../../../features/offers/components/offers.module.css';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { collectionPage, JsonLd } from '../../../../seo/json-ld';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SearchProps } from '../../../page-props';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('offers')]);
  return pageMetadata({
    locale,
    path: pathOf('data_products_dashboard', {}),
    title: t('data.title'),
    description: t('data.lead'),
  });
}

export default async function DataProducts({ searchParams }: SearchProps) {
  const [locale, t, given, token] = await Promise.all([
    getLocale(),
    getTranslations('offers'),
    searchParams,
    formToken('data-products-contact'),
  ]);
  return (
    <>
      <div className={section.page}>
        <JsonLd
          data={collectionPage({
            name: t('data.title'),
            description: t('data.lead'),
            path: href(locale, 'data_products_dashboard', {}),
          })}
        />
        <PageHead title={t('data.title')} lead={t('data.lead')} />
        <ul className={styles.points}>
          {(['point1', 'point2', 'point3'] as const).map((point) => (
            <li key={point}>
              <h2>{t(`data.${point}.title`)}</h2>
              <p>{t(`data.${point}.text`)}</p>
            </li>
          ))}
        </ul>
        <p style={{ marginBlockStart: '3rem' }}>
          <Link
            href={href(locale, 'data_dashboard_show', { slug: 'home' })}
            prefetch={false}
            className={styles.choose}
          >
            {t('data.open')}
          </Link>
        </p>
      </div>
      <Preview />
      <ContactSection
        lead={t('data.contactLead')}
        action={href(locale, 'data_products_create_contact', {})}
        token={token}
        given={given}
      />
      <PageView route="data_products_dashboard" parameters={{}} />
    </>
  );
}
