import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listArticles } from '../../../../catalogue/content-api';
import { ArticleList } from '../../../../features/articles/components/article-list';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { pageMetadata } from '../../../../seo/page-metadata';
import { pageNumber, pageQuery, type SearchProps } from '../../../page-props';

const PATH = pathOf('talk_more', {});

export async function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  const number = pageNumber(await searchParams);
  const locale = await getLocale();
  const [t, page] = await Promise.all([
    getTranslations('browse'),
    listArticles('/talk/more', number, locale),
  ]);
  return pageMetadata({
    locale,
    path: PATH,
    query: pageQuery(number),
    title: t('articles.talk.title'),
    description: t('articles.talk.lead'),
    image: page.results[0]?.image,
  });
}

export default async function Talk({ searchParams }: SearchProps) {
  const [locale, given] = await Promise.all([getLocale(), searchParams]);
  const page = await listArticles('/talk/more', pageNumber(given), locale);
  return (
    <>
      <ArticleList series="talk" source="/talk/more" address={href(locale, 'talk_more', {})} page={page} />
      <PageView route="talk_more" parameters={{}} />
    </>
  );
}
