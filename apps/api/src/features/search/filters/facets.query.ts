import { Injectable } from '@nestjs/common';
import {
  type CollectionFacets,
  type FacetValue,
  type LookFacets,
  TAG_CATEGORIES,
  TONES,
} from '@toile/contracts';
import { LRUCache } from 'lru-cache';
import type { Names } from '../search-index/index-synchroniser.js';
import type { Count, FacetGroups, Facets, Shelf } from '../search-index/search-index.js';
import { IndexQueries, paletteOf, type Search } from './index-queries.js';
import { type SortedTags, TagCategories } from './tag-categories.js';

const TAGS = 40;
/** Answers that are kept, some kilobytes each. */
const MOST_COUNTED = 2_000;

/** What a search can be narrowed by, with the number each value would leave. */
@Injectable()
export class FacetsQuery {
  readonly #counted = new LRUCache<string, Promise<LookFacets>>({ max: MOST_COUNTED });
  #version = '';

  constructor(
    private readonly queries: IndexQueries,
    private readonly categories: TagCategories,
  ) {}

  async of(shelf: Shelf, search: Search): Promise<LookFacets> {
    const [{ current, query }, sorted] = await Promise.all([this.queries.of(search), this.categories.all()]);
    // What many readers ask for is counted once, until an item changes or a tag is sorted anew.
    const version = current.version + sorted.version;
    if (this.#version !== version) this.#counted.clear();
    this.#version = version;
    const key = shelf + JSON.stringify(query);
    const known = this.#counted.get(key);
    if (known) return known;
    const shown = query.anyTag && [...query.anyTag, ...(query.tags ?? [])];
    const counted = current.index
      .facets(shelf, query, groupsOf(sorted, shown))
      .then((facets) => withNames(facets, current.names, query.tags ?? []));
    this.#counted.set(key, counted);
    counted.catch(() => this.#counted.delete(key));
    return counted;
  }

  /** Those collections have: of tags, only their categories. */
  async ofCollections(search: Search): Promise<CollectionFacets> {
    const { type, category, city, season, designer } = await this.of('collection', search);
    return { type, category, city, season, designer };
  }
}

const TONE_GROUPS = TONES.map(({ slug }) => ({ slug, values: paletteOf(slug) }));
const groupsOf = (sorted: SortedTags, tags: readonly string[] | undefined): FacetGroups => {
  const categories = TAG_CATEGORIES.map(({ slug }) => ({ slug, values: sorted.of(slug) }));
  return { categories, tones: TONE_GROUPS, tags, most: TAGS };
};

/** Those that are asked for are in all that was found, and come first among equals. */
function mostFrequent(tags: readonly Count[], input: readonly string[]): Count[] {
  const wanted = (tag: Count) => Number(input.includes(tag.slug));
  return tags
    .toSorted((a, b) => b.total_count - a.total_count || wanted(b) - wanted(a) || (a.slug < b.slug ? -1 : 1))
    .slice(0, TAGS);
}

const collator = new Intl.Collator('en', { sensitivity: 'base' });
const byName = (a: FacetValue, b: FacetValue): number =>
  collator.compare(a.name, b.name) || (a.slug < b.slug ? -1 : 1);

/** In the order of their list, those that something has. */
const inOrder = (all: readonly { slug: string; name: string }[], counts: ReadonlyMap<string, number>) =>
  all
    .map(({ slug, name }): FacetValue => ({ slug, name, total_count: counts.get(slug) ?? 0 }))
    .filter(({ total_count }) => total_count > 0);

function withNames(facets: Facets, names: Names, tags: readonly string[]): LookFacets {
  const named =
    (kind: string) =>
    ({ slug, total_count }: Count): FacetValue => {
      return { slug, name: names.get(`${kind}/${slug}`)?.name ?? slug, total_count };
    };
  const seasons = facets.season.toSorted((a, b) => b.latest - a.latest || (a.slug < b.slug ? -1 : 1));
  return {
    type: facets.type.map(named('type')).sort(byName),
    city: facets.city.map(named('city')).sort(byName),
    designer: facets.designer.map(named('designer')).sort(byName),
    category: inOrder(TAG_CATEGORIES, facets.categories),
    season: seasons.map(named('season')),
    tags: mostFrequent(facets.tag, tags).map(named('tag')),
    colours: inOrder(TONES, facets.tones),
  };
}
