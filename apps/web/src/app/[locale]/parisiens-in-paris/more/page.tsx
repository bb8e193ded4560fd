import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listArticles } from '../../../../catalogue/content-api';
import { ArticleList } from '../../../../features/articles/components/article-list';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { pageMetadata } from '../../../../seo/page-metadata';
import { pageNumber, pageQuery, type SearchProps } from '../../../page-props';

const PATH = pathOf('parisiens_in_paris_more', {});

export async function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  const number = pageNumber(await searchParams);
  const locale = await getLocale();
  const [t, page] = await Promise.all([
    getTranslations('browse'),
    listArticles('/parisiens-in-paris/more', number, locale),
  ]);
  return pageMetadata({
    locale,
    path: PATH,
    query: pageQuery(number),
    title: t('articles.parisiens-in-paris.title'),
    description: t('articles.parisiens-in-paris.lead'),
    image: page.results[0]?.image,
  });
}

export default async function Portraits({ searchParams }: SearchProps) {
  const [locale, given] = await Promise.all([getLocale(), searchParams]);
  const page = await listArticles('/parisiens-in-paris/more', pageNumber(given), locale);
  return (
    <>
      <ArticleList
        series="parisiens-in-paris"
        source="/parisiens-in-paris/more"
        address={href(locale, 'parisiens_in_paris_more', {})}
        page={page}
      />
      <PageView route="parisiens_in_paris_more" parameters={{}} />
    </>
  );
}
