import { SITE_CARD } from './page-metadata';
import { siteOrigin } from './site-origin';

type Thing = Record<string, unknown> & { '@type': string };

/** What search engines read about a page. A data block: no browser runs it. Paths become addresses of this site. */
export async function JsonLd({ data }: { data: Thing | Thing[] }) {
  const origin = (await siteOrigin()).origin;
  const graph = [data].flat().map((thing) => absolute(thing, origin));
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script element holds text, and "<" is written as an escape.
      dangerouslySetInnerHTML={{ __html: text.replaceAll('<', '\\u003c') }}
    />
  );
}

/** A picture with its credit and its licence. */
export function pictureObject(picture: {
  image: string;
  name: string;
  description?: string;
  credit: string;
  path: string;
  isFree: boolean;
}): Thing {
  const name = encodeURIComponent(picture.image);
  return {
    '@type': 'ImageObject',
    contentUrl: `/cdn/look_1200/${name}`,
    thumbnailUrl: `/cdn/list_400/${name}`,
    name: picture.name,
    ...(picture.description ? { description: picture.description } : {}),
    creditText: picture.credit,
    creator: { '@type': 'Organization', name: picture.credit },
    copyrightNotice: picture.credit,
    license: '/page/terms',
    acquireLicensePage: '/premium-memberships',
    url: picture.path,
    isAccessibleForFree: picture.isFree,
  };
}

/** Where a page stands; the last step is the page itself. */
export function breadcrumbs(steps: { name: string; path?: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path ? { item: path } : {}),
    })),
  };
}

/** The site itself, with the address that searches it. */
export function webSite(site: { path: string; search: string; language: string }): Thing {
  return {
    '@type': 'WebSite',
    name: 'Toile',
    url: site.path,
    inLanguage: site.language,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${site.search}?search={words}` },
      'query-input': 'required name=words',
    },
  };
}

export function collectionPage(page: { name: string; description: string; path: string }): Thing {
  return {
    '@type': 'CollectionPage',
    name: page.name,
    description: page.description,
    url: page.path,
    isAccessibleForFree: true,
  };
}

/** A page that is neither a list nor an article. */
export function webPage(page: { name: string; description: string; path: string; language: string }): Thing {
  return {
    '@type': 'WebPage',
    name: page.name,
    description: page.description,
    url: page.path,
    inLanguage: page.language,
  };
}

/** What is sold, with what a month of it costs. */
export function offered(product: {
  name: string;
  description: string;
  path: string;
  prices: { currency: string; cents: number }[];
}): Thing {
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: SITE_CARD.url,
    brand: { '@type': 'Brand', name: 'Toile' },
    url: product.path,
    offers: product.prices.map(({ currency, cents }) => ({
      '@type': 'Offer',
      priceCurrency: currency.toUpperCase(),
      price: (cents / 100).toFixed(2),
      url: product.path,
      availability: 'https://schema.org/InStock',
    })),
  };
}

export function article(page: {
  title: string;
  summary: string;
  author: string;
  publishedAt: string;
  image: string | null;
  path: string;
  language: string;
}): Thing {
  return {
    '@type': 'Article',
    headline: page.title,
    description: page.summary,
    author: { '@type': 'Person', name: page.author },
    datePublished: page.publishedAt,
    ...(page.image ? { image: `/cdn/og_1200x630/${encodeURIComponent(page.image)}` } : {}),
    mainEntityOfPage: page.path,
    inLanguage: page.language,
  };
}

function absolute(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return value.startsWith('/') ? origin + value : value;
  if (Array.isArray(value)) return value.map((one) => absolute(one, origin));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, absolute(one, origin)]));
  return value;
}
