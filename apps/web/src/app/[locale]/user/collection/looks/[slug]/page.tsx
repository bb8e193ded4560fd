import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { formToken } from '../../../../../../api/personal';
import { catalogueNames } from '../../../../../../catalogue/names';
import { PageHead } from '../../../../../../design/page-head';
import section from '../../../../../../design/section.module.css';
import { getOwnLooks } from '../../../../../../features/studio/api/studio-api';
import { Desk } from '../../../../../../features/studio/components/desk';
import { Status } from '../../../../../../features/studio/components/status';
import styles from '../../../../../../features/studio/components/studio.module.css';
import { studioWords } from '../../../../../../features/studio/components/words';
import { PageView } from '../../../../../../features/tracking/components/page-view';
import { AnswerLine } from '../../../../../../forms/answer-line';
import { href } from '../../../../../../i18n/href';
import { pageMetadata } from '../../../../../../seo/page-metadata';
import type { SearchProps, SlugProps } from '../../../../../page-props';

async function looksOf(slug: string) {
  const page = await getOwnLooks(slug, await getLocale());
  if (!page) notFound();
  return page;
}

export async function generateMetadata({ params }: SlugProps): Promise<Metadata> {
  const { slug } = await params;
  const [locale, t, page, names] = await Promise.all([
    getLocale(),
    getTranslations('studio'),
    looksOf(slug),
    catalogueNames(),
  ]);
  const { designer, season } = page.collection.facts;
  return pageMetadata({
    ...{ locale, path: pathOf('user_collection_looks', { slug }), index: false },
    ...{ title: `${designer.name}, ${names.season(season)}`, description: t('lead') },
  });
}

export default async function OwnLooks({ params, searchParams }: SlugProps & SearchProps) {
  const { slug } = await params;
  const [locale, t, catalogue, page, names, format, words, token, given] = await Promise.all([
    getLocale(),
    getTranslations('studio'),
    getTranslations('catalogue'),
    looksOf(slug),
    catalogueNames(),
    getFormatter(),
    studioWords(),
    formToken('collection-status'),
    searchParams,
  ]);
  const { facts, status } = page.collection;
  const house = href(locale, 'user_collections_list_by_designer', { slug: facts.designer.slug });
  return (
    <div className={section.page}>
      <PageHead
        eyebrow={
          <Link href={house} prefetch={false}>
            {facts.designer.name}
          </Link>
        }
        title={names.season(facts.season)}
        lead={
          <span className={styles.facts}>
            <Status status={status} />
            <span>{names.type(facts.type)}</span>
            <span>{names.city(facts.city)}</span>
            <span>{format.dateTime(new Date(facts.show_date), { dateStyle: 'long' })}</span>
            <span>{catalogue('looksCount', { count: page.total_count })}</span>
            {status === 'published' && (
              <Link href={href(locale, 'collection_show', { slug })} prefetch={false}>
                {t('see')}
              </Link>
            )}
          </span>
        }
      />
      <AnswerLine given={given} done={{ published: words.published, withdrawn: words.withdrawn }} />
      <Desk
        page={page}
        back={house}
        form={{ action: href(locale, 'user_collection_looks', { slug }), token }}
        words={words}
      />
      <PageView route="user_collection_looks" parameters={{ slug }} />
    </div>
  );
}
