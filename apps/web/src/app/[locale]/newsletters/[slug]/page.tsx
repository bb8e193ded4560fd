import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { getNewsletter } from '../../../../catalogue/content-api';
import styles from '../../../../features/articles/components/article.module.css';
import { ArticlePage } from '../../../../features/articles/components/article-page';
import { NewsletterBand } from '../../../../features/newsletter/components/newsletter-band';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { pageMetadata, searchWords } from '../../../../seo/page-metadata';
import type { SlugProps } from '../../../page-props';

async function newsletterOf(slug: string) {
  const details = await getNewsletter(slug, await getLocale());
  if (!details) notFound();
  return details;
}

export async function generateMetadata({ params }: SlugProps): Promise<Metadata> {
  const { slug } = await params;
  const [locale, { article }] = await Promise.all([getLocale(), newsletterOf(slug)]);
  return pageMetadata({
    locale,
    path: pathOf('newsletter_show', { slug }),
    ...searchWords(article),
    image: article.image,
  });
}

export default async function Newsletter({ params }: SlugProps) {
  const { slug } = await params;
  const [locale, t, details] = await Promise.all([
    getLocale(),
    getTranslations('browse'),
    newsletterOf(slug),
  ]);
  const turn = (other: string | null, label: string) =>
    other ? (
      <Link href={href(locale, 'newsletter_show', { slug: other })} prefetch={false}>
        {label}
      </Link>
    ) : (
      <span />
    );
  return (
    <>
      <ArticlePage
        details={details}
        eyebrow={t('articles.issue', { issue: String(details.issue) })}
        path={href(locale, 'newsletter_show', { slug })}
      >
        <nav className={styles.turns} aria-label={t('articles.more')}>
          {turn(details.previous, t('articles.previous'))}
          {turn(details.next, t('articles.next'))}
        </nav>
      </ArticlePage>
      <NewsletterBand />
      <PageView route="newsletter_show" parameters={{ slug }} />
    </>
  );
}
