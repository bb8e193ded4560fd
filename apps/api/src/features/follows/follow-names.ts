import { type Locale, pathOf } from '@toile/contracts';
import { labelOf, tagLabel } from '@toile/vocabulary';
import { nameOfSeason } from '../catalogue/index.js';
import type { Follow } from './domain/follows.state.js';
import type { Found } from './followed-looks.js';

/** The path of the page about it, without the language. */
export function pageOfFollow(follow: Follow): string {
  if (follow.kind === 'search') return `${pathOf('look_search', {})}?${follow.search}`;
  if (follow.kind === 'board') return pathOf('moodboard_public', { token: follow.board });
  const { slug } = follow;
  if (follow.kind === 'tag') return `${pathOf('look_search', {})}?tags=${encodeURIComponent(slug)}`;
  return follow.kind === 'brand' ? pathOf('designer_show', { slug }) : pathOf('model_show', { slug });
}

/** As its page is titled; a search by the words of its filters, a board as its owner calls it now. */
export function nameOfFollow(follow: Follow, { looks, name }: Omit<Found, 'total'>, locale: Locale): string {
  const plain = (slug: string) => slug.replaceAll('-', ' ');
  if (follow.kind === 'search') {
    const filters = [...new URLSearchParams(follow.search)].flatMap(([filter, value]) =>
      filter === 'search'
        ? [value]
        : value.split(',').map((slug) => filterName(filter, slug, locale) ?? plain(slug)),
    );
    return filters.join(' · ');
  }
  if (follow.kind === 'board') return name ?? '';
  const { slug } = follow;
  if (follow.kind === 'tag') return tagLabel({ slug, name: plain(slug) }, locale);
  if (follow.kind === 'brand')
    return looks.find(({ designer }) => designer.slug === slug)?.designer.name ?? plain(slug);
  return looks.flatMap(({ models }) => models).find((model) => model.slug === slug)?.name ?? plain(slug);
}

function filterName(filter: string, slug: string, locale: Locale): string | undefined {
  if (filter === 'tags') return tagLabel({ slug, name: slug.replaceAll('-', ' ') }, locale);
  if (filter === 'season') return nameOfSeason({ slug, name: slug.replaceAll('-', ' ') }, locale);
  if (filter === 'type' || filter === 'city') return labelOf(filter, slug, locale);
  return filter === 'colours' ? labelOf('colour', slug, locale) : undefined;
}
