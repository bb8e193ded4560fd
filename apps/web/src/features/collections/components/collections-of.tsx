import type { Reference } from '@toile/contracts';
import { getLocale } from 'next-intl/server';
import { listCollections } from '../../../catalogue/catalogue-api';
import { type CatalogueNames, catalogueNames } from '../../../catalogue/names';
import { readCollectionFilters } from '../lib/filters';
import { CollectionListing } from './collection-listing';

/** What a listing's address is narrowed by: a type, then a designer, then a season. */
export interface Narrowed {
  type: string;
  designer?: string;
  season?: string;
}

/** Names of what the collections are narrowed by, and the picture of the first; a designer is known by its collections. */
export async function narrowedNames(
  narrowed: Narrowed,
): Promise<{ type: string; title: string; cover: string | null | undefined }> {
  const [locale, names] = await Promise.all([getLocale(), catalogueNames()]);
  const found = (await listCollections(narrowed, locale)).results[0];
  const type = names.type({ slug: narrowed.type, name: narrowed.type });
  const parts = [
    narrowed.designer && (found?.designer.name ?? named(narrowed.designer)),
    narrowed.season && seasonOf(names, found?.season, narrowed.season),
  ];
  return { type, title: parts.filter(Boolean).join(', ') || type, cover: found?.cover };
}

export async function CollectionsOf(props: Narrowed & { page: string | undefined }) {
  const { page, ...narrowed } = props;
  const { type, title } = await narrowedNames(narrowed);
  return (
    <CollectionListing
      filters={readCollectionFilters({ ...narrowed, page })}
      eyebrow={title === type ? undefined : type}
      title={title}
    />
  );
}

const named = (slug: string) => slug.replaceAll('-', ' ');
const seasonOf = (names: CatalogueNames, found: Reference | undefined, slug: string) =>
  names.season(found ?? { slug, name: named(slug) });
