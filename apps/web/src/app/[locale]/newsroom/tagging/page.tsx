import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { catalogueNames } from '../../../../catalogue/names';
import { PageHead } from '../../../../design/page-head';
import section from '../../../../design/section.module.css';
import { Status } from '../../../../features/collection-editor/components/status';
import { taggingQueue } from '../../../../features/newsroom/api/tagging-api';
import { ListSearch } from '../../../../features/newsroom/components/list-search';
import { ShowLine } from '../../../../features/newsroom/components/show-line';
import styles from '../../../../features/newsroom/components/shows.module.css';
import tagging from '../../../../features/newsroom/components/tagging.module.css';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SearchProps } from '../../../page-props';

const ROUTE = 'newsroom_tagging';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('newsroom.tagging')]);
  return pageMetadata({
    locale,
    path: pathOf(ROUTE, {}),
    index: false,
    title: t('title'),
    description: t('lead'),
  });
}

/** Shows whose looks want tags. */
export default async function TaggingPage({ searchParams }: SearchProps) {
  const [given, shows, locale, t, newsroom, twice, names] = await Promise.all([
    searchParams,
    getTranslations('newsroom.shows'),
    getLocale(),
    getTranslations('newsroom.tagging'),
    getTranslations('newsroom.home'),
    getTranslations('newsroom.twice'),
    catalogueNames(),
  ]);
  const search = ([given['search'] ?? ''].flat()[0] ?? '').trim().slice(0, 100);
  const { results } = await taggingQueue(search, locale);
  return (
    <div className={section.page}>
      <PageHead
        eyebrow={
          <Link href={href(locale, 'newsroom', {})} prefetch={false}>
            {newsroom('title')}
          </Link>
        }
        title={t('title')}
        lead={t('lead')}
      />
      <p className={tagging.links}>
        <Link href={href(locale, 'newsroom_tagging_twice', {})} prefetch={false}>
          {twice('homeLink')}
        </Link>
        <Link href={href(locale, 'newsroom_tagging_agreement', {})} prefetch={false}>
          {twice('agreementLink')}
        </Link>
      </p>
      {(results.length > 0 || search) && (
        <ListSearch label={shows('search')} button={shows('show')} search={search} />
      )}
      {results.length === 0 && <p>{search ? shows('nothing') : t('none')}</p>}
      <ul className={styles.list}>
        {results.map((show) => (
          <ShowLine
            key={show.slug}
            show={show}
            href={href(locale, 'newsroom_tagging_desk', { slug: show.slug })}
          >
            <span>{t('wanting', { count: show.wanting })}</span>
            <span>{names.type(show.type)}</span>
            <Status status={show.status} />
          </ShowLine>
        ))}
      </ul>
      <PageView route={ROUTE} parameters={{}} />
    </div>
  );
}
