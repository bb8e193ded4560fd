import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listArticles } from '../../../catalogue/content-api';
import section from '../../../design/section.module.css';
import { ArticleList } from '../../../features/articles/components/article-list';
import { NewsletterBand } from '../../../features/newsletter/components/newsletter-band';
import { Poll } from '../../../features/poll/components/poll';
import { PageView } from '../../../features/tracking/components/page-view';
import { AnswerLine } from '../../../forms/answer-line';
import { href } from '../../../i18n/href';
import { pageMetadata } from '../../../seo/page-metadata';
import { pageNumber, pageQuery, type SearchProps } from '../../page-props';

const PATH = pathOf('news_index', {});

export async function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  const number = pageNumber(await searchParams);
  const locale = await getLocale();
  const [t, page] = await Promise.all([getTranslations('browse'), listArticles('/news', number, locale)]);
  return pageMetadata({
    locale,
    path: PATH,
    query: pageQuery(number),
    title: t('articles.news.title'),
    description: t('articles.news.lead'),
    image: page.results[0]?.image,
    feed: `${PATH}/rss.xml`,
  });
}

export default async function News({ searchParams }: SearchProps) {
  const [locale, given] = await Promise.all([getLocale(), searchParams]);
  const [t, page] = await Promise.all([
    getTranslations('offers'),
    listArticles('/news', pageNumber(given), locale),
  ]);
  return (
    <>
      <div className={section.page}>
        <AnswerLine
          given={given}
          done={{
            letter: t('letter.done'),
            'letter-confirmed': t('letter.confirmed'),
            'letter-ended': t('letter.ended'),
          }}
        />
      </div>
      <ArticleList
        series="news"
        feed={`${href(locale, 'news_index', {})}/rss.xml`}
        source="/news"
        address={href(locale, 'news_index', {})}
        page={page}
      />
      <Poll />
      <NewsletterBand />
      <PageView route="news_index" parameters={{}} />
    </>
  );
}
