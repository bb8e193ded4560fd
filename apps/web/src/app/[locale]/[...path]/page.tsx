import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { getDynamicPage } from '../../../catalogue/content-api';
import { ArticlePage } from '../../../features/articles/components/article-page';
import { localised } from '../../../i18n/localised';
import { pageMetadata, searchWords } from '../../../seo/page-metadata';

interface Props {
  params: Promise<{ path: string[] }>;
}

/** A page the editors keep at a path of their own; whatever no other page answers is asked for here. */
async function dynamicPage({ params }: Props) {
  const path = `/${(await params).path.map((part) => encodeURIComponent(decodeURIComponent(part))).join('/')}`;
  const details = await getDynamicPage(path, await getLocale());
  if (!details?.article) notFound();
  return { path, details };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [locale, { path, details }] = await Promise.all([getLocale(), dynamicPage(props)]);
  const { article } = details;
  return pageMetadata({ locale, path, ...searchWords(article), image: article.image });
}

export default async function DynamicPage(props: Props) {
  const [locale, { path, details }] = await Promise.all([getLocale(), dynamicPage(props)]);
  return <ArticlePage details={details} eyebrow="Toile" path={localised(locale, path)} />;
}
