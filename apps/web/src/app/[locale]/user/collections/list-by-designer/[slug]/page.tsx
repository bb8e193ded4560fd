import { CONTACT_ADDRESS, pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../../../../design/page-head';
import section from '../../../../../../design/section.module.css';
import { getOwnBrand } from '../../../../../../features/collection-editor/api/own-collections-api';
import { BrandForm } from '../../../../../../features/collection-editor/components/brand-form';
import styles from '../../../../../../features/collection-editor/components/collection-editor.module.css';
import { OwnList } from '../../../../../../features/collection-editor/components/own-list';
import { PageView } from '../../../../../../features/tracking/components/page-view';
import { href } from '../../../../../../i18n/href';
import { pageMetadata } from '../../../../../../seo/page-metadata';
import { pageNumber, pageQuery, type SearchProps, type SlugProps } from '../../../../../page-props';

type Props = SlugProps & SearchProps;

async function designerOf({ params, searchParams }: Props) {
  const [{ slug }, given, locale] = await Promise.all([params, searchParams, getLocale()]);
  const page = await getOwnBrand(slug, pageNumber(given), locale);
  if (!page) notFound();
  return { slug, locale, page };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug, locale, page } = await designerOf(props);
  const t = await getTranslations('collectionEditor');
  return pageMetadata({
    locale,
    path: pathOf('user_collections_list_by_designer', { slug }),
    index: false,
    title: page.designer.name,
    description: t('lead'),
  });
}

export default async function OwnBrandPage(props: Props) {
  const { slug, locale, page } = await designerOf(props);
  const [t, account] = await Promise.all([getTranslations('collectionEditor'), getTranslations('account')]);
  const words = {
    bio: t('bio'),
    website: t('website'),
    founded: t('founded'),
    label: t('house'),
    save: t('editor.save'),
    saved: t('editor.saved'),
    invalid: t('invalid'),
    failed: account('save.failed', { email: CONTACT_ADDRESS }),
  };
  return (
    <div className={section.page}>
      <PageHead eyebrow={t('title')} title={page.designer.name} lead={t('lead')} />
      <OwnList
        page={page}
        brands={[page.designer]}
        brand={slug}
        hrefOf={(number) => href(locale, 'user_collections_list_by_designer', { slug }) + pageQuery(number)}
      />
      <section className={styles.brand} aria-labelledby="brand">
        <div>
          <h2 id="brand">{t('house')}</h2>
          <p>{t('houseLead')}</p>
        </div>
        <BrandForm brand={page.designer} words={words} />
      </section>
      <PageView route="user_collections_list_by_designer" parameters={{ slug }} />
    </div>
  );
}
