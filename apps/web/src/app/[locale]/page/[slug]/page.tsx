import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { getPage } from '../../../../catalogue/content-api';
import { ArticlePage } from '../../../../features/articles/components/article-page';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { pageMetadata, searchWords } from '../../../../seo/page-metadata';
import type { SlugProps } from '../../../page-props';

async function pageOf(slug: string) {
  const details = await getPage(slug, await getLocale());
  if (!details) notFound();
  return details;
}

export async function generateMetadata({ params }: SlugProps): Promise<Metadata> {
  const { slug } = await params;
  const [locale, { article }] = await Promise.all([getLocale(), pageOf(slug)]);
  return pageMetadata({
    locale,
    path: pathOf('page_show', { slug }),
    ...searchWords(article),
    image: article.image,
  });
}

export default async function Page({ params }: SlugProps) {
  const { slug } = await params;
  const [locale, t, details] = await Promise.all([getLocale(), getTranslations('browse'), pageOf(slug)]);
  return (
    <>
      <ArticlePage
        details={details}
        eyebrow={t(`articles.${details.article.series ?? 'about'}.title`)}
        path={href(locale, 'page_show', { slug })}
      />
      <PageView route="page_show" parameters={{ slug }} />
    </>
  );
}
