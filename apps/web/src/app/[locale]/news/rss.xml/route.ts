import { LOCALES } from '@toile/contracts';
import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { listArticles } from '../../../../catalogue/content-api';
import { href } from '../../../../i18n/href';
import { rss } from '../../../../seo/rss';
import { siteOrigin } from '../../../../seo/site-origin';

/** The newest articles, for feed readers. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) return new Response(null, { status: 404 });
  const [t, { origin }, page] = await Promise.all([
    getTranslations({ locale, namespace: 'browse' }),
    siteOrigin(),
    listArticles('/news', 1, locale),
  ]);
  const link = origin + href(locale, 'news_index', {});
  const feed = rss({
    title: `Toile — ${t('articles.news.title')}`,
    description: t('articles.news.lead'),
    language: locale,
    link,
    self: `${link}/rss.xml`,
    items: page.results.map((article) => ({
      title: article.title,
      summary: article.summary,
      link: origin + href(locale, 'page_show', { slug: article.slug }),
      author: article.author,
      publishedAt: article.published_at,
      picture: article.image && `${origin}/cdn/og_1200x630/${encodeURIComponent(article.image)}`,
    })),
  });
  return new Response(feed, {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}
