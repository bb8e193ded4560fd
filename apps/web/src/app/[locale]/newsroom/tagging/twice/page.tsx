import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../../../design/page-head';
import section from '../../../../../design/section.module.css';
import { doubleTaggingQueue } from '../../../../../features/newsroom/api/double-tagging-api';
import { ListSearch } from '../../../../../features/newsroom/components/list-search';
import { ShowLine } from '../../../../../features/newsroom/components/show-line';
import styles from '../../../../../features/newsroom/components/shows.module.css';
import tagging from '../../../../../features/newsroom/components/tagging.module.css';
import { TwicePlaces, TwiceWaiting } from '../../../../../features/newsroom/components/twice-standing';
import { PageView } from '../../../../../features/tracking/components/page-view';
import { href } from '../../../../../i18n/href';
import { pageMetadata } from '../../../../../seo/page-metadata';
import type { SearchProps } from '../../../../page-props';

const ROUTE = 'newsroom_tagging_twice';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('newsroom.twice')]);
  return pageMetadata({
    locale,
    path: pathOf(ROUTE, {}),
    index: false,
    title: t('title'),
    description: t('lead'),
  });
}

/** Shows that two people tag, and whom each waits for. */
export default async function TwicePage({ searchParams }: SearchProps) {
  const [given, shows, locale, t, taggingWords] = await Promise.all([
    searchParams,
    getTranslations('newsroom.shows'),
    getLocale(),
    getTranslations('newsroom.twice'),
    getTranslations('newsroom.tagging'),
  ]);
  const search = ([given['search'] ?? ''].flat()[0] ?? '').trim().slice(0, 100);
  const { results } = await doubleTaggingQueue(search, locale);
  return (
    <div className={section.page}>
      <PageHead
        eyebrow={
          <Link href={href(locale, 'newsroom_tagging', {})} prefetch={false}>
            {taggingWords('title')}
          </Link>
        }
        title={t('title')}
        lead={t('lead')}
      />
      <p className={tagging.links}>
        <Link href={href(locale, 'newsroom_tagging_agreement', {})} prefetch={false}>
          {t('agreementLink')}
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
            href={href(locale, 'newsroom_tagging_twice_show', { slug: show.slug })}
          >
            <TwiceWaiting standing={show} />
            <span>{t('sample', { looks: show.looks, percent: String(show.percent) })}</span>
            <TwicePlaces standing={show} />
            <span>{t('settledOf', { settled: String(show.settled), total: String(show.looks) })}</span>
          </ShowLine>
        ))}
      </ul>
      <PageView route={ROUTE} parameters={{}} />
    </div>
  );
}
