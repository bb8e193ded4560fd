import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { formToken } from '../../../../../../api/personal';
import { catalogueNames } from '../../../../../../catalogue/names';
import { PageHead } from '../../../../../../design/page-head';
import section from '../../../../../../design/section.module.css';
import { getOwnLooks } from '../../../../../../features/collection-editor/api/own-collections-api';
import { CollectionEditor } from '../../../../../../features/collection-editor/components/collection-editor';
import styles from '../../../../../../features/collection-editor/components/collection-editor.module.css';
import { Status } from '../../../../../../features/collection-editor/components/status';
import { editorWords } from '../../../../../../features/collection-editor/components/words-of-editor';
import { PressKit } from '../../../../../../features/newsroom/components/press-kit';
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
    getTranslations('collectionEditor'),
    looksOf(slug),
    catalogueNames(),
  ]);
  const { designer, season } = page.collection.facts;
  return pageMetadata({
    locale,
    path: pathOf('user_collection_looks', { slug }),
    index: false,
    title: `${designer.name}, ${names.season(season)}`,
    description: t('lead'),
  });
}

export default async function OwnLooks({ params, searchParams }: SlugProps & SearchProps) {
  const { slug } = await params;
  const [locale, t, catalogue, page, names, format, words, token, given] = await Promise.all([
    getLocale(),
    getTranslations('collectionEditor'),
    getTranslations('catalogue'),
    looksOf(slug),
    catalogueNames(),
    getFormatter(),
    editorWords(),
    formToken('collection-status'),
    searchParams,
  ]);
  const { facts, status } = page.collection;
  const brand = href(locale, 'user_collections_list_by_designer', { slug: facts.designer.slug });
  return (
    <div className={section.page}>
      <PageHead
        eyebrow={
          <Link href={brand} prefetch={false}>
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
      <CollectionEditor
        page={page}
        back={brand}
        form={{ action: href(locale, 'user_collection_looks', { slug }), token }}
        words={words}
      />
      <PressKit slug={slug} locale={locale} looks={page.total_count} />
      <PageView route="user_collection_looks" parameters={{ slug }} />
    </div>
  );
}
