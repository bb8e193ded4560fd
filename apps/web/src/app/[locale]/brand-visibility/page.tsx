import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { formToken } from '../../../api/personal';
import { PageHead } from '../../../design/page-head';
import section from '../../../design/section.module.css';
import { ContactSection } from '../../../features/offers/components/contact-section';
import styles from '../../../features/offers/components/offers.module.css';
import { PageView } from '../../../features/tracking/components/page-view';
import { href } from '../../../i18n/href';
import { collectionPage, JsonLd } from '../../../seo/json-ld';
import { pageMetadata } from '../../../seo/page-metadata';
import type { SearchProps } from '../../page-props';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('offers')]);
  return pageMetadata({
    locale,
    path: pathOf('brand_visibility', {}),
    title: t('visibility.title'),
    description: t('visibility.lead'),
  });
}

/** What Toile does for a brand, and the way to us. */
export default async function BrandVisibility({ searchParams }: SearchProps) {
  const [locale, t, given, token] = await Promise.all([
    getLocale(),
    getTranslations('offers'),
    searchParams,
    formToken('brand-visibility-contact'),
  ]);
  return (
    <>
      <div className={section.page}>
        <JsonLd
          data={collectionPage({
            name: t('visibility.title'),
            description: t('visibility.lead'),
            path: href(locale, 'brand_visibility', {}),
          })}
        />
        <PageHead title={t('visibility.title')} lead={t('visibility.lead')} />
        <ul className={styles.points}>
          {(['point1', 'point2', 'point3'] as const).map((point) => (
            <li key={point}>
              <h2>{t(`visibility.${point}.title`)}</h2>
              <p>{t(`visibility.${point}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
      <ContactSection
        lead={t('visibility.contactLead')}
        action={href(locale, 'brand_visibility_create_contact', {})}
        token={token}
        given={given}
      />
      <PageView route="brand_visibility" parameters={{}} />
    </>
  );
}
