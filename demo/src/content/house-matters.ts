import type { ContentEntry } from '@toile/contracts';
import { slugOf } from '@toile/contracts';
import { CLIENTS } from './copy/pieces.js';
import { BANNER_WORDS, POLL_WORDS } from './house-words.js';
import type { Desk } from './words.js';

const SINCE = '2024-01-15T09:00:00.000Z';

/** Clients, banners, the promotion band and the poll. */
export function* houseMatters({ shows }: Desk): Iterable<ContentEntry> {
  for (const name of CLIENTS)
    yield { kind: 'client', slug: slugOf(name), doc: { name, url: null, logo: null } };
  const cover = (index: number) => shows[index]?.cover ?? null;
  const always = { dismissible: true, starts_at: SINCE, ends_at: null, weight: 1 };
  yield {
    kind: 'footer-banner',
    slug: 'the-fitting',
    doc: {
      ...always,
      title: 'The fitting',
      text: 'Our newsletter, once a month: one house, one thread, one guide.',
      image: null,
      url: '/newsletters/the-fitting-12',
      label: 'Read the latest issue',
      translations: BANNER_WORDS['the-fitting'],
    },
  };
  yield {
    kind: 'promo-band',
    slug: 'all-included',
    doc: {
      ...always,
      title: 'All included',
      text: 'Every look, every report, one plan.',
      image: null,
      url: '/premium-memberships',
      label: 'See the plans',
      translations: BANNER_WORDS['all-included'],
    },
  };
  const home: [slug: string, title: string, text: string, url: string, label: string, weight: number][] = [
    [
      'latest-shows',
      'The latest shows',
      'Look by look, in running order.',
      '/collection/search',
      'See the shows',
      3,
    ],
    ['trends', 'What is rising', 'Tags by their share of the season.', '/trends', 'Open the trends', 2],
    [
      'dashboard',
      'Figures for your desk',
      'Brands, trends and seasons, side by side.',
      '/data-products/dashboard',
      'Discover',
      1,
    ],
  ];
  for (const [index, [slug, title, text, url, label, weight]] of home.entries())
    yield {
      kind: 'homepage-banner',
      slug,
      doc: {
        ...always,
        title,
        text,
        image: cover(index),
        url,
        label,
        weight,
        translations: BANNER_WORDS[slug],
      },
    };
  const labels = ['The shoulder', 'The hem', 'The shoes', 'The walk'];
  const options = labels.map((label, index) => ({ id: index + 1, label }));
  yield {
    kind: 'poll',
    slug: 'first-look',
    doc: {
      id: 1,
      question: 'What do you look at first?',
      closes_at: null,
      options,
      translations: POLL_WORDS,
    },
  };
}
