import { LOCALES, type Locale } from '@toile/contracts';
import type { Metadata } from 'next';
import { localised } from '../i18n/localised';

export interface PageFacts {
  locale: Locale;
  /** Path without language prefix. */
  path: string;
  /** Query that makes this another page than the bare path (`?page=2`), with its question mark. */
  query?: string;
  title?: string;
  description: string;
  /** `image_filename` of the picture that stands for the page. */
  image?: string | null | undefined;
  index?: boolean;
  /** Address of a feed of this page, without language prefix. */
  feed?: string;
}

/** What stands for a page that has no picture of its own. */
export const SITE_CARD = { url: '/card.png', width: 1200, height: 630 };

/** Canonical address, the five languages with `x-default`, and what a shared link shows. */
export function pageMetadata({ locale, path, query = '', ...page }: PageFacts): Metadata {
  const canonical = localised(locale, path) + query;
  const languages = Object.fromEntries(LOCALES.map((other) => [other, localised(other, path) + query]));
  const card = page.image ? { ...SITE_CARD, url: `/cdn/og_1200x630/${page.image}` } : SITE_CARD;
  return {
    // A title of undefined would hide the site's own.
    ...(page.title ? { title: page.title } : {}),
    description: page.description,
    alternates: {
      canonical,
      languages: { ...languages, 'x-default': path + query },
      ...(page.feed ? { types: { 'application/rss+xml': localised(locale, page.feed) } } : {}),
    },
    openGraph: {
      title: page.title ?? 'Toile',
      description: page.description,
      url: canonical,
      siteName: 'Toile',
      locale,
      type: 'website',
      images: [card],
    },
    twitter: { card: 'summary_large_image' },
    robots: page.index === false ? { index: false, follow: true } : undefined,
  };
}

/** What search engines show of an article: what editors wrote for them, else its title and summary. */
export const searchWords = (article: {
  title: string;
  summary: string;
  seo: { title: string; description: string } | null;
}) => ({
  title: article.seo?.title || article.title,
  description: article.seo?.description || article.summary,
});
