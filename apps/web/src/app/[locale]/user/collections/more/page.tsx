import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../../../design/page-head';
import section from '../../../../../design/section.module.css';
import { listOwnCollections } from '../../../../../features/collection-editor/api/own-collections-api';
import { designersOf, OwnList } from '../../../../../features/collection-editor/components/own-list';
import { PageView } from '../../../../../features/tracking/components/page-view';
import { href } from '../../../../../i18n/href';
import { pageMetadata } from '../../../../../seo/page-metadata';
import { pageNumber, pageQuery, type SearchProps } from '../../../../page-props';

const PATH = pathOf('user_collections_more', {});

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('collectionEditor')]);
  return pageMetadata({ locale, path: PATH, title: t('title'), description: t('lead'), index: false });
}

export default async function OwnCollections({ searchParams }: SearchProps) {
  const [locale, t, given] = await Promise.all([
    getLocale(),
    getTranslations('collectionEditor'),
    searchParams,
  ]);
  const page = await listOwnCollections(pageNumber(given), locale);
  return (
    <div className={section.page}>
      <PageHead title={t('title')} lead={t('lead')} />
      <OwnList
        page={page}
        brands={designersOf(page.results)}
        brand={null}
        hrefOf={(number) => href(locale, 'user_collections_more', {}) + pageQuery(number)}
      />
      <PageView route="user_collections_more" parameters={{}} />
    </div>
  );
}
